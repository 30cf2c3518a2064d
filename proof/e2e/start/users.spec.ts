import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { removePostgres } from '../../../scripts/postgres/index.ts';
import { runningAsRoot, unprivilegedUser } from '../../../scripts/postgres/user.ts';
import { makeClone } from './clone.ts';
import { test } from './fixtures.ts';
import { living } from './processes.ts';

// An ordinary user proves the ordinary case with every other test.
if (runningAsRoot) {
  test('root can start a clone that is closed to everybody else', async ({ run, start, open }) => {
    const closed = join(open, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const root = join(closed, 'clone');
    makeClone(root);
    try {
      const first = await start({ root });
      const home = join(root, '.data/postgres');
      const cluster = realpathSync(home);
      expect(lstatSync(home).isSymbolicLink(), 'the cluster lies where PostgreSQL can reach it').toBe(true);
      expect(cluster).not.toContain(closed);
      await expect.poll(first.output).toContain(cluster);
      const children = first.children();
      first.kill('SIGTERM');
      expect(await first.ended()).toBe(0);
      expect(living(children)).toEqual([]);

      const second = await run({ root });
      await expect.poll(second.output).toContain('✓ Starting PostgreSQL');
      expect(realpathSync(home), 'the same data again').toBe(cluster);
      second.kill('SIGTERM');
      await second.ended();

      const reset = await run({ root, command: ['scripts/reset.ts', '--yes'] });
      expect(await reset.ended(), reset.output()).toBe(0);
      expect(existsSync(cluster)).toBe(false);
    } finally {
      // It lies outside this test's directory.
      await removePostgres(join(root, '.data'));
    }
  });

  test('an ordinary user can start a clone of their own', async ({ start, open }) => {
    const user = unprivilegedUser();
    const root = join(open, 'clone');
    makeClone(root);
    // All but the packages, which are links to those of this clone.
    for (const name of ['.', 'apps', 'packages', 'scripts', 'stand-ins']) {
      execFileSync('chown', [name === '.' ? '-h' : '-R', `${user.uid}:${user.gid}`, join(root, name)]);
    }
    chmodSync(root, 0o755);
    const product = await start({ root, ...user });
    const children = product.children();
    expect(lstatSync(join(root, '.data/postgres')).uid).toBe(user.uid);
    expect(lstatSync(join(root, '.data/postgres')).isDirectory()).toBe(true);
    product.kill('SIGINT');
    expect(await product.ended()).toBe(0);
    expect(living(children)).toEqual([]);
  });
}

test('works in a directory whose path is too long for a socket', async ({ start, open }) => {
  const dataDir = join(open, 'a-directory-with-a-long-name-'.repeat(4), 'data');
  const product = await start({ dataDir });
  product.kill('SIGTERM');
  expect(await product.ended()).toBe(0);
});
