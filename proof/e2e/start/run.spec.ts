import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { repository } from './launched.ts';
import { living } from './processes.ts';

/** A project with the same door, so small that installing it takes no network and hardly any time. */
function makeSmallProject(root: string): string[] {
  const project = { name: 'small', version: '1.0.0', type: 'module' };
  for (const part of ['run.mjs', 'run', 'system']) {
    cpSync(join(repository, 'scripts', part), join(root, 'scripts', part), { recursive: true });
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify(project));
  writeLock(root, project);
  writeFileSync(
    join(root, 'scripts/answer.ts'),
    'const code: number = Number(process.argv[2]);\nprocess.exit(code);\n',
  );
  mkdirSync(join(root, 'scripts/wait'));
  writeFileSync(
    join(root, 'scripts/wait/main.ts'),
    `process.on('SIGTERM', () => process.exit(7));\nsetInterval(() => {}, 1_000);\nconsole.log('waiting');\n`,
  );
  return [join(root, 'scripts/run.mjs')];
}

function writeLock(root: string, project: { name: string; version: string }): void {
  const lock = { ...project, lockfileVersion: 3, requires: true, packages: { '': project } };
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
}

test('installs once, and again only when the lock file changed', async ({ run, open }) => {
  const door = makeSmallProject(open);
  const first = await run({ command: [...door, 'answer', '0'] });
  expect(await first.ended(), first.output()).toBe(0);
  expect(first.output()).toContain('✓ Installing packages');

  const second = await run({ command: [...door, 'answer', '0'] });
  expect(await second.ended()).toBe(0);
  expect(second.output()).toBe('');

  writeLock(open, { name: 'small', version: '1.0.1' });
  const third = await run({ command: [...door, 'answer', '0'] });
  expect(await third.ended(), third.output()).toBe(0);
  expect(third.output()).toContain('✓ Installing packages');
});

test('of two first runs at once, one installs and the other waits', async ({ run, open }) => {
  const door = makeSmallProject(open);
  const both = await Promise.all([1, 2].map(() => run({ command: [...door, 'answer', '0'] })));
  for (const one of both) expect(await one.ended(), one.output()).toBe(0);
  const words = both.map((one) => one.output()).join('');
  expect(words.match(/✓ Installing packages/g)).toHaveLength(1);
  expect(words).toContain('✓ Waiting for process');
});

test('says what npm said when the packages cannot be installed', async ({ run, open }) => {
  const door = makeSmallProject(open);
  writeFileSync(join(open, 'package-lock.json'), 'half a f');
  const product = await run({ command: [...door, 'answer', '0'] });
  expect(await product.ended()).toBe(1);
  expect(product.output()).toContain('npm error');
  expect(product.output()).toContain('The packages could not be installed');
});

test('passes on arguments, exit codes and signals', async ({ run, open }) => {
  const door = makeSmallProject(open);
  const answer = await run({ command: [...door, 'answer', '5'] });
  expect(await answer.ended(), answer.output()).toBe(5);

  const waiting = await run({ command: [...door, 'wait'] });
  await expect.poll(waiting.output).toContain('waiting');
  const children = waiting.children();
  waiting.kill('SIGTERM');
  expect(await waiting.ended()).toBe(7);
  expect(living(children)).toEqual([]);
});

test('names a command that does not exist', async ({ run, open }) => {
  const door = makeSmallProject(open);
  for (const words of [['nonsense'], ['../run'], []]) {
    const product = await run({ command: [...door, ...words] });
    expect(await product.ended()).toBe(1);
    expect(product.output()).toContain('There is no command');
  }
});
