import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const example = fileURLToPath(new URL('./testing/example-process.ts', import.meta.url));

/** Runs a service whose launcher goes away, and answers what the service did until it ended. */
async function outliveLauncher(order: 'listens first' | 'loads first'): Promise<string> {
  const child = fork(example, [order], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  if (order === 'loads first') child.disconnect();
  let did = '';
  for await (const text of child.stdout ?? []) {
    did += text;
    if (child.connected && did.includes('started')) child.disconnect();
  }
  await ended;
  return did;
}

test('a service stops when its launcher is gone', async () => {
  expect(await outliveLauncher('listens first')).toBe('started stopped ');
});

test('a service whose launcher was gone before it listened stops without a start', async () => {
  expect(await outliveLauncher('loads first')).toBe('stopped ');
});
