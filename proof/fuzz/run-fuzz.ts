import type { Edit } from '../simulate/planted/bugs.ts';
import type { FuzzCall } from './calls/fuzz-call.ts';
import { makeCall } from './calls/make-call.ts';
import type { Connection } from './connection.ts';
import { judge } from './judge.ts';
import { shrink } from './shrink.ts';
import { createTally, type Failure, type Totals } from './tally.ts';
import { checkBooks } from './world/check-books.ts';
import { playersFor } from './world/crowd.ts';
import type { FuzzPostgres } from './world/databases.ts';
import { openWorld, type World } from './world/open-world.ts';

export interface FuzzOptions {
  postgres: FuzzPostgres;
  seed: string;
  calls: number;
  /** As many as the calls need, unless it is said. */
  players?: number;
  /** Bugs that the product gets. */
  edits?: readonly Edit[];
  /** A call without an answer counts after so long. */
  answerWithinMs?: number;
  /** Ends the run early. */
  isEnough?(totals: Totals): boolean;
  say(line: string): void;
}

const answerWithinMsDefault = 30_000;
const connectionsMax = 24;
/** What answers hold is of use from the next lap on. */
const lapCalls = 400;
const sayEveryLaps = 25;

/** Starts the product, makes its players, and asks it so many calls that follow from the seed. */
export async function runFuzz(options: FuzzOptions): Promise<Totals> {
  const { postgres, seed, calls, say, edits, answerWithinMs = answerWithinMsDefault } = options;
  const players = options.players ?? playersFor(calls);
  const world = await openWorld({ postgres, seed, players, edits, answerWithinMs, say });
  const { product, databaseUrls } = world;
  try {
    const tally = createTally();
    const connections = Array.from({ length: connectionsMax }, world.connect);
    let before = await product.weigh();
    const startedAt = performance.now();
    for (let first = 0; first < calls && product.isAlive(); first += lapCalls) {
      await playLap(world, { seed, first, count: Math.min(lapCalls, calls - first), connections, tally });
      // What a process keeps for good, such as compiled code and caches, is there after the first lap.
      if (first === 0) before = await product.weigh();
      if ((first / lapCalls) % sayEveryLaps === sayEveryLaps - 1) say(tally.line(performance.now() - startedAt));
      if (options.isEnough?.(tally.totals())) break;
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    for (const failure of tally.failures()) await shrinkFailure(world, failure);
    world.hangUp();
    const isAlive = product.isAlive();
    return {
      ...tally.totals(),
      calls_a_second: tally.totals().calls / seconds,
      memory_before: before,
      memory_after: isAlive ? await product.weigh() : before,
      thrown: product.thrown().length,
      ended: isAlive ? 0 : 1,
      books_broken: await checkBooks(databaseUrls('harmattan', 'app')),
      thrown_lines: product.thrown().slice(0, 20),
    };
  } finally {
    await world.close();
  }
}

/** Sends the calls in their order, each as soon as a connection is free, and lets those who have left in again. */
async function playLap(
  world: World,
  lap: { seed: string; first: number; count: number; connections: Connection[]; tally: ReturnType<typeof createTally> },
): Promise<void> {
  const { pools, canaries, crowd, seated, members } = world;
  const calls: FuzzCall[] = [];
  for (let number = lap.first; number < lap.first + lap.count; number += 1) {
    calls.push(await makeCall(lap.seed, { number, pools, canaries, seated, members, ...crowd.present() }));
  }
  let next = 0;
  await Promise.all(
    lap.connections.map(async (connection) => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        const reply = await world.ask(connection, call);
        lap.tally.count(call, reply, judge(call, reply, canaries));
        if (!('reason' in reply)) crowd.learn(call, reply);
      }
    }),
  );
  pools.commit();
  if (!world.product.isAlive()) return;
  await crowd.returnLeavers();
  await world.returnMembers();
}

/** Finds out whether the request fails by itself, and what of it is needed for that. */
async function shrinkFailure({ product, connect, ask, canaries }: World, failure: Failure): Promise<void> {
  if (failure.kind === 'unanswered' || failure.call.kind === 'flight' || !product.isAlive()) return;
  const connection = connect();
  failure.small = await shrink(failure.call, async (call) => {
    const { faults } = judge(call, await ask(connection, call), canaries);
    return faults.some(({ kind, what }) => kind === failure.kind && what === failure.what);
  });
}
