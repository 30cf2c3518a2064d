import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const command = ['scripts/reset.ts'];

test('reset asks, and leaves everything alone unless the answer is yes', async ({ run, usedDir: dataDir }) => {
  for (const input of ['no\n', '\n', '']) {
    const reset = await run({ dataDir, command, input });
    expect(await reset.ended(), reset.output()).toBe(1);
    expect(reset.output()).toContain(`Remove all data in ${dataDir} for good?`);
    expect(reset.output()).toContain('Nothing was removed.');
    expect(existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true);
  }
  const reset = await run({ dataDir, command, input: 'yes\n' });
  expect(await reset.ended(), reset.output()).toBe(0);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('reset --yes does not ask, and removes only what is ours', async ({ run, usedDir: dataDir }) => {
  writeFileSync(join(dataDir, 'thesis.txt'), 'a file of another program');
  const reset = await run({ dataDir, command: [...command, '--yes'] });
  expect(await reset.ended(), reset.output()).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['thesis.txt']);
});

test('reset refuses while the product runs on the data', async ({ run, running: { product, dataDir } }) => {
  const reset = await run({ dataDir, command: [...command, '--yes'] });
  expect(await reset.ended()).toBe(1);
  expect(reset.output()).toContain(`process ${product.pid}`);
  await product.ready();
});

test('reset refuses to touch a database that is not the embedded one', async ({ run, dataDir }) => {
  const env = { DATABASE_URL: 'postgres://me@localhost/bets' };
  const reset = await run({ dataDir, command: [...command, '--yes'], env });
  expect(await reset.ended()).toBe(1);
  expect(reset.output()).toContain('only the embedded one can be reset');
});
