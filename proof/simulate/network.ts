import { createDraws, type Draws } from './random.ts';
import type { Schedule } from './schedule.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface Reply {
  http: number;
  text: string;
}

/** The sender has heard nothing, and does not know whether it was done. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly code: string;
  constructor(code: string) {
    super(`no answer: ${code}`);
    this.code = code;
  }
}

interface Call {
  /** Who sends it; part of the channel's name. */
  from: string;
  label: string;
  /** The instance at one of its ends. */
  instance: string;
  run(): Promise<Reply>;
  /** An answer that was given, made unusable. */
  garble(reply: Reply, draws: Draws): Reply;
}

/** After this long without an answer a sender gives up waiting. */
const patienceMs = 15_000;
/** By how much a delayed message misses its sender's patience, at most. */
const delayMaxMs = 5_000;

/** The ways between gateways, suppliers, players and instances. Every request and every answer is a message. */
export interface Network {
  call(call: Call): Promise<Reply>;
  /** Nothing that this instance has asked or was asked is answered any more. */
  breakOff(instance: string): void;
}

export function createNetwork(deps: { schedule: Schedule; time: VirtualTime; seed: string }): Network {
  const { schedule, time } = deps;
  const draws = createDraws(`${deps.seed} network`);
  const open = createOpenCalls();
  let calls = 0;

  function call({ from, label, instance, run, garble }: Call): Promise<Reply> {
    calls += 1;
    const channel = `${from}#${calls}`;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const close = open.add(instance, reject);
    const giveUp = () => void time.sleep(patienceMs).then(() => reject(new NoAnswer('ETIMEDOUT')));
    const hangUp = () => reject(new NoAnswer('ECONNRESET'));
    const common = { instance, label };

    function deliver(isLast: boolean): void {
      schedule.stir();
      run().then(
        (reply) => isLast && answer(reply),
        () => isLast && hangUp(),
      );
    }

    function answer(reply: Reply): void {
      schedule.offer({
        ...{ ...common, channel: `${channel}/answer`, kind: 'call answer' },
        deliver: () => resolve(reply),
        lose: giveUp,
        cut: hangUp,
        garble: () => resolve(garble(reply, draws)),
      });
    }

    /** It arrives although its sender no longer waits for it. */
    const offerUnawaited = (suffix: string) =>
      schedule.offer({
        ...{ ...common, channel: `${channel}/${suffix}`, kind: 'call' },
        deliver: () => deliver(false),
        lose() {},
        cut() {},
      });

    schedule.offer({
      ...{ ...common, channel, kind: 'call' },
      deliver: () => deliver(true),
      lose: giveUp,
      cut: hangUp,
      repeat() {
        deliver(true);
        offerUnawaited('again');
      },
      delay() {
        giveUp();
        void time.sleep(patienceMs + draws.below(delayMaxMs)).then(() => offerUnawaited('late'));
      },
    });
    return promise.finally(() => {
      close();
      schedule.stir();
    });
  }

  return { call, breakOff: open.breakOff };
}

/** The calls that wait for an answer, by the instance at one of their ends. */
function createOpenCalls() {
  const open = new Map<string, Set<(error: Error) => void>>();
  return {
    add(instance: string, fail: (error: Error) => void): () => void {
      const fails = open.get(instance) ?? new Set();
      open.set(instance, fails.add(fail));
      return () => void fails.delete(fail);
    },
    breakOff(instance: string): void {
      for (const fail of open.get(instance) ?? []) fail(new NoAnswer('ECONNRESET'));
      open.delete(instance);
    },
  };
}
