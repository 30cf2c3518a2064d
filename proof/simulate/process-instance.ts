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
const modules = ['wallet', 'cashier', 'suppliers', 'jackpots', 'races', 'accounts', 'server'] as const;

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
  /** Whether anything has reached the child since it was last found still. */
  let isReached = true;
  const onReach = () => {
    isReached = true;
  };
  const proxy = await startPostgresProxy({ url: databaseUrl, name: of.name, schedule, isOutside: true, onReach });
  const child = takeSpare();
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  const looking = new Map<number, () => void>();
  const begun = Promise.withResolvers<void>();
  let calls = 0;
  let dueMs: number | undefined;
  let isDead = false;
  const tell = (word: ToChild) => {
    if (isDead) return;
    isReached ||= word.kind !== 'time' && word.kind !== 'look';
    child.send(word);
  };

  async function fetchFor({ number, url, method, body }: FromChild & { kind: 'fetch' }): Promise<void> {
    try {
      const reply = await outside.fetch(url, { method, ...(body !== undefined && { body }) });
      tell({ kind: 'fetched', number, http: reply.status, text: await reply.text() });
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      tell({ kind: 'not fetched', number, code: cause?.code ?? 'ECONNRESET' });
    }
  }

  function take({ number, result, failure }: FromChild & { kind: 'answer' }): void {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (failure === undefined) asked?.resolve(result as never);
    else asked?.reject(new Error(failure));
  }

  function hear(word: FromChild): void {
    if (isDead) return;
    // Looking at a child is nothing that happens to it.
    if (word.kind === 'still') {
      dueMs = word.dueMs;
      looking.get(word.number)?.();
      return;
    }
    schedule.stir();
    isReached = true;
    if (word.kind === 'begun') begun.resolve();
    else if (word.kind === 'note') ledger.note(word.operation, word.answer);
    else if (word.kind === 'fetch') void fetchFor(word);
    else if (word.kind === 'uncaught') outside.onUncaught(word.message);
    else if (word.kind === 'answer') take(word);
  }

  /** Until the child has nothing to do but wait. */
  async function untilStill(): Promise<void> {
    if (!isReached) return;
    isReached = false;
    calls += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    looking.set(calls, resolve);
    tell({ kind: 'look', number: calls });
    await promise;
    looking.delete(calls);
  }

  function call(module: string, door: string, args: unknown[]): Promise<unknown> {
    if (isDead) return Promise.reject(new NoAnswer('ECONNREFUSED'));
    calls += 1;
    const asked = Promise.withResolvers<never>();
    waiting.set(calls, asked);
    tell({ kind: 'call', number: calls, module, door, args });
    return asked.promise;
  }

  child.on('message', hear);
  tell({ kind: 'begin', ...of, url: proxy.url });
  const unfollow = time.follow({
    dueMs: () => dueMs,
    moveTo: (elapsedMs) => tell({ kind: 'time', elapsedMs }),
    fire: () => tell({ kind: 'fire' }),
  });
  await begun.promise;
  const unlook = schedule.lookAt(untilStill);

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
  return {
    ...(Object.fromEntries(modules.map((module) => [module, doorsOf(module)])) as unknown as Parts),
    name: of.name,
    isRunning: () => false,
    within: (run) => run(),
    async die() {
      isDead = true;
      unfollow();
      unlook();
      for (const done of looking.values()) done();
      for (const asked of waiting.values()) asked.reject(new NoAnswer('ECONNRESET'));
      child.kill('SIGKILL');
      proxy.close();
      await proxy.cut();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
