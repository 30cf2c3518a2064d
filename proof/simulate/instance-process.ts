// An instance as a process of its own. The process that has forked it says what time it is, and is told of everything.
import { flushCompileCache } from 'node:module';
import { watchWallet } from './ledger.ts';
import type { Parts } from './parts.ts';
import type { FromChild, ToChild } from './process-instance.ts';
import { installVirtualTime, real } from './virtual-time.ts';

const time = installVirtualTime();
const { openParts } = await import('./parts.ts');
// This process will be killed, and what it has compiled is of use to the next one.
flushCompileCache();

/** As many turns of the event loop in which nothing came to be done. */
const stillTurns = 6;
const fetches = new Map<number, PromiseWithResolvers<Response>>();
let fetched = 0;
let heard = 0;
let parts: Parts | undefined;
const tell = (word: FromChild) => void process.send?.(word);

globalThis.fetch = async (input, init) => {
  fetched += 1;
  const asked = Promise.withResolvers<Response>();
  fetches.set(fetched, asked);
  const body = init?.body ? String(init.body) : undefined;
  tell({ kind: 'fetch', number: fetched, url: String(input), method: init?.method ?? 'GET', body });
  init?.signal?.addEventListener('abort', () => asked.reject(init.signal?.reason));
  return asked.promise;
};

async function begin({ seed, name, url }: ToChild & { kind: 'begin' }): Promise<void> {
  parts = await openParts({
    ...{ seed, name, url, nowMs: time.nowMs },
    watch: (wallet) =>
      watchWallet(wallet, ({ key, playerId }, answer) => tell({ kind: 'note', operation: { key, playerId }, answer })),
  });
  tell({ kind: 'begun' });
}

async function answer({ number, module, door, args }: ToChild & { kind: 'call' }): Promise<void> {
  const doors = parts?.[module as keyof Parts] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  try {
    tell({ kind: 'answer', number, result: await doors[door]?.(...args) });
  } catch (error) {
    tell({ kind: 'answer', number, failure: (error as Error).message });
  }
}

async function look({ number }: ToChild & { kind: 'look' }): Promise<void> {
  for (let still = 0, seen = heard; still < stillTurns; still += 1) {
    await new Promise<void>((resolve) => void real.setImmediate(resolve));
    if (seen === heard) continue;
    seen = heard;
    still = -1;
  }
  const untilMs = time.untilNextMs();
  tell({ kind: 'still', number, dueMs: untilMs === undefined ? undefined : time.elapsedMs() + untilMs });
}

process.on('message', (word: ToChild) => {
  heard += 1;
  switch (word.kind) {
    case 'begin':
      return void begin(word);
    case 'time':
      return time.moveTo(word.elapsedMs);
    case 'fire':
      return time.fireNext();
    case 'look':
      return void look(word);
    case 'call':
      return void answer(word);
    case 'fetched':
      return fetches.get(word.number)?.resolve(new Response(word.text, { status: word.http }));
    case 'not fetched':
      return fetches
        .get(word.number)
        ?.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: word.code } }));
  }
});
process.on('uncaughtException', ({ message }) => tell({ kind: 'uncaught', message }));
process.on('unhandledRejection', (error) => tell({ kind: 'uncaught', message: (error as Error).message }));
process.on('disconnect', () => process.exit(0));
tell({ kind: 'ready' });
