import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPostgres } from '../../../scripts/postgres/index.ts';
import { type Fixtures, test } from './fixtures.ts';
import { freePort, type LaunchOptions } from './launched.ts';
import { oldPostgres } from './old-postgres.ts';

/** Far less than a connection without a limit of its own waits. A person is promised five seconds, on a machine without other work. */
const refusalLimitMs = 60_000;

/** Runs a start that must refuse before its slow steps and without a stack trace, and answers its words. */
async function refusal({ run, dataDir }: Pick<Fixtures, 'run' | 'dataDir'>, options: LaunchOptions): Promise<string> {
  const startedAt = performance.now();
  const product = await run({ dataDir, ...options });
  expect(await product.ended(), product.output()).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(refusalLimitMs);
  expect(product.output()).not.toMatch(/Starting|Building|Migrating/);
  expect(product.output()).not.toMatch(/\n\s+at /);
  return product.output();
}

async function listen(server: Server, port: number): Promise<AsyncDisposable> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

test('a second copy on the same data names the first and ends', async ({
  run,
  running: { product: first, dataDir },
}) => {
  const words = await refusal({ run, dataDir }, {});
  expect(words).toContain(`process ${first.pid}`);
  expect(words).toContain(first.siteUrl);
  await first.ready();
});

test('a taken port is named together with the setting that changes it', async ({ run, dataDir }) => {
  const port = await freePort();
  await using _taken = await listen(createServer(), port);
  const words = await refusal({ run, dataDir }, { port });
  expect(words).toContain(`Port ${port} is taken`);
  expect(words).toContain('PORT=');
});

test('so is a taken port of a stand-in', async ({ run, dataDir }) => {
  const port = await freePort();
  await using _taken = await listen(createServer(), port + 3);
  const words = await refusal({ run, dataDir }, { port });
  expect(words).toContain(`Port ${port + 3} is taken`);
  expect(words).toContain(`GATEWAYS_PORT=${port + 103} npm start`);
});

test('wrong settings come as one list', async ({ run, dataDir }) => {
  const words = await refusal({ run, dataDir }, { env: { MODE: 'neither', LOCAL_COUNTRY: 'Nigeria' } });
  expect(words).toContain('MODE');
  expect(words).toContain('LOCAL_COUNTRY');
});

test.describe('a DATABASE_URL that leads nowhere', () => {
  test('to a port where nothing listens', async ({ run, dataDir }) => {
    const port = await freePort();
    const words = await refusal({ run, dataDir }, withDatabase(`postgres://me:open-sesame@localhost:${port}/bets`));
    expect(words).toContain(`DATABASE_URL: nothing listens at localhost:${port}.`);
    expect(words).not.toContain('open-sesame');
  });

  test('to a host that does not exist', async ({ run, dataDir }) => {
    const words = await refusal({ run, dataDir }, withDatabase('postgres://me@no-such-host.invalid/bets'));
    expect(words).toContain('no-such-host.invalid');
  });

  test('to something that accepts and never answers', async ({ run, dataDir }) => {
    const port = await freePort();
    // It reads, so that it notices when the other side hangs up.
    await using _silent = await listen(
      createServer((socket) => socket.resume()),
      port,
    );
    const words = await refusal({ run, dataDir }, withDatabase(`postgres://me:open-sesame@localhost:${port}/bets`));
    expect(words).toContain(`localhost:${port} did not answer`);
    expect(words).not.toContain('open-sesame');
  });

  test('to a PostgreSQL that is too old', async ({ run, dataDir }) => {
    const port = await freePort();
    await using _old = await listen(oldPostgres(), port);
    const words = await refusal({ run, dataDir }, withDatabase(`postgres://me@localhost:${port}/bets`));
    expect(words).toContain('leads to PostgreSQL 14. Version 15 or newer is needed.');
  });

  test('to a PostgreSQL with another password, another database', async ({ run, dataDir, open }) => {
    const postgres = await startPostgres({ dataDir: join(open, 'other'), durability: 'none', adminPassword: 'right' });
    try {
      const wrong = postgres.url({ database: 'postgres', role: { ...postgres.admin, password: 'open-sesame' } });
      const words = await refusal({ run, dataDir }, withDatabase(wrong));
      expect(words).toContain('does not let "postgres" in. Check the user and the password.');
      expect(words).not.toContain('open-sesame');

      const missing = postgres.url({ database: 'no_such_database', role: postgres.admin });
      expect(await refusal({ run, dataDir }, withDatabase(missing))).toContain('has no database "no_such_database"');
    } finally {
      await postgres.stop();
    }
  });
});

function withDatabase(url: string): LaunchOptions {
  return { env: { DATABASE_URL: url } };
}
