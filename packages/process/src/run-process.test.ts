import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const example = fileURLToPath(new URL('./testing/example-process.ts', import.meta.url));

type Order = 'listens first' | 'loads first' | 'waits while it opens' | 'waits in its start';

/** Runs a service, ends it by `end` once it says `word`, and answers what the service did and how it ended. */
async function runUntil(order: Order, word: string, end: 'disconnect' | NodeJS.Signals) {
  const child = fork(example, [order], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');
  let did = '';
  let isEnding = false;
  const endWhenSaid = () => {
    if (isEnding || !did.includes(word)) return;
    isEnding = true;
    if (end === 'disconnect') child.disconnect();
    else child.kill(end);
  };
  endWhenSaid();
  for await (const text of child.stdout ?? []) {
    did += text;
    endWhenSaid();
  }
  const [code, signal] = await ended;
  return { did, code, signal };
}

test('a service stops when its launcher is gone', async () => {
  const { did, code } = await runUntil('listens first', 'started', 'disconnect');
  expect([did, code]).toEqual(['started stopped ', 0]);
});

test('a service stops when it is told to', async () => {
  expect(await runUntil('listens first', 'started', 'SIGTERM')).toEqual({
    ...{ did: 'started stopped ', code: 0, signal: null },
  });
});

test('a service whose launcher was gone before it listened is not opened', async () => {
  expect(await runUntil('loads first', '', 'disconnect')).toEqual({ did: '', code: 0, signal: null });
});

for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  test(`${end} ends a process in order while its service waits for a database to open`, async () => {
    expect(await runUntil('waits while it opens', 'opened', end)).toEqual({ did: 'opened ', code: 0, signal: null });
  });

  test(`${end} ends a process in order while its service waits for a database to start`, async () => {
    expect(await runUntil('waits in its start', 'started', end)).toEqual({ did: 'started ', code: 0, signal: null });
  });
}
