import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer } from '../../apps/platform/src/modules/wallet/index.ts';
import type { Instance, InstanceDeps } from './instance.ts';
import type { Note } from './ledger.ts';
import { NoAnswer } from './network.ts';
import type { Parts } from './parts.ts';
import { startPostgresProxy } from './postgres-proxy.ts';

/** What a child is told. Time is in milliseconds since the seed began. */
export type ToChild =
  | { kind: 'begin'; seed: string; name: string; url: string }
  | { kind: 'time'; elapsedMs: number }
  | { kind: 'fire' }
  | { kind: 'look'; number: number }
  | { kind: 'call'; number: number; module: string; door: string; args: unknown[] }
  | { kind: 'fetched'; number: number; http: number; text: string }
  | { kind: 'not fetched'; number: number; code: string };

/** What a child tells. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'still'; number: number; dueMs: number | undefined }
  | { kind: 'answer'; number: number; result?: unknown; failure?: string }
  | { kind: 'note'; operation: Parameters<Note>[0]; answer: Answer }
  | { kind: 'fetch'; number: number; url: string; method: string; body: string | undefined }
  | { kind: 'uncaught'; message: string };

/** A process takes a second to load the product; so many are loaded ahead. */
const sparesMax = 2;
const spares: ChildProcess[] = [];
const modules = ['wallet', 'cashier', 'suppliers', 'jackpots', 'races', 'adjustments', 'accounts', 'server'] as const;

function takeSpare(): ChildProcess {
  while (spares.length <= sparesMax) {
    spares.push(fork(join(import.meta.dirname, 'instance-process.ts'), { serialization: 'advanced' }));
  }
  return spares.shift() as ChildProcess;
}

/** An instance that is a process of its own, and dies by SIGKILL. Its time and its messages are the schedule's all the same. */
export async function startProcessInstance(
  { databaseUrl, schedule, time, ledger, ...of }: InstanceDeps,
  outside: { fetch: typeof fetch; onUncaught(message: string): void },
): Promise<Instance> {
  const looking = createLooking((number) => tell({ kind: 'look', number }));
  const onReach = looking.reach;
  const proxy = await startPostgresProxy({ url: databaseUrl, name: of.name, schedule, isOutside: true, onReach });
  const child = takeSpare();
  const waiting = createWaiting();
  const begun = Promise.withResolvers<void>();
  let calls = 0;
  let isDead = false;
  const tell = (word: ToChild) => {
    if (isDead) return;
    if (word.kind !== 'time' && word.kind !== 'look') looking.reach();
    child.send(word);
  };

  function hear(word: FromChild): void {
    if (isDead) return;
    // Looking at a child is nothing that happens to it.
    if (word.kind === 'still') return void looking.take(word);
    schedule.stir();
    looking.reach();
    if (word.kind === 'begun') begun.resolve();
    else if (word.kind === 'note') ledger.note(word.operation, word.answer);
    else if (word.kind === 'fetch') void fetchFor(word, outside.fetch).then(tell);
    else if (word.kind === 'uncaught') outside.onUncaught(word.message);
    else if (word.kind === 'answer') waiting.take(word);
  }

  function call(module: string, door: string, args: unknown[]): Promise<unknown> {
    if (isDead) return Promise.reject(new NoAnswer('ECONNREFUSED'));
    calls += 1;
    const answer = waiting.add(calls);
    tell({ kind: 'call', number: calls, module, door, args });
    return answer;
  }

  child.on('message', hear);
  tell({ kind: 'begin', ...of, url: proxy.url });
  const unfollow = time.follow({
    dueMs: looking.dueMs,
    moveTo: (elapsedMs) => tell({ kind: 'time', elapsedMs }),
    fire: () => tell({ kind: 'fire' }),
  });
  await begun.promise;
  const unlook = schedule.lookAt(looking.untilStill);

  return {
    ...doorsTo(call),
    name: of.name,
    isRunning: () => false,
    within: (run) => run(),
    async die() {
      isDead = true;
      unfollow();
      unlook();
      looking.end();
      waiting.breakOff();
      child.kill('SIGKILL');
      proxy.close();
      await proxy.cut();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Whether the child has nothing to do but wait. It is asked only if something has reached it since it was last found still. */
function createLooking(look: (number: number) => void) {
  const looking = new Map<number, () => void>();
  let isReached = true;
  let looks = 0;
  let dueMs: number | undefined;
  return {
    reach(): void {
      isReached = true;
    },
    take(still: FromChild & { kind: 'still' }): void {
      dueMs = still.dueMs;
      looking.get(still.number)?.();
    },
    /** When its next timer is due. */
    dueMs: () => dueMs,
    async untilStill(): Promise<void> {
      if (!isReached) return;
      isReached = false;
      looks += 1;
      const number = looks;
      const { promise, resolve } = Promise.withResolvers<void>();
      looking.set(number, resolve);
      look(number);
      await promise;
      looking.delete(number);
    },
    end(): void {
      for (const done of looking.values()) done();
    },
  };
}

/** The calls that the child has not answered yet. */
function createWaiting() {
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  return {
    add(number: number): Promise<never> {
      const asked = Promise.withResolvers<never>();
      waiting.set(number, asked);
      return asked.promise;
    },
    take({ number, result, failure }: FromChild & { kind: 'answer' }): void {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (failure === undefined) asked?.resolve(result as never);
      else asked?.reject(new Error(failure));
    },
    breakOff(): void {
      for (const asked of waiting.values()) asked.reject(new NoAnswer('ECONNRESET'));
    },
  };
}

/** What the child asks of a gateway, asked by this process. */
async function fetchFor(
  { number, url, method, body }: FromChild & { kind: 'fetch' },
  ask: typeof fetch,
): Promise<ToChild> {
  try {
    const reply = await ask(url, { method, ...(body !== undefined && { body }) });
    return { kind: 'fetched', number, http: reply.status, text: await reply.text() };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return { kind: 'not fetched', number, code: cause?.code ?? 'ECONNRESET' };
  }
}

/** The child's modules, each of whose functions is a call to the child. */
function doorsTo(call: (module: string, door: string, args: unknown[]) => Promise<unknown>): Parts {
  const doorsOf = (module: string) =>
    new Proxy(
      {},
      {
        get:
          (_, door) =>
          (...args: unknown[]) =>
            call(module, String(door), args),
      },
    );
  return Object.fromEntries(modules.map((module) => [module, doorsOf(module)])) as unknown as Parts;
}
