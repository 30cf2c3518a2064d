import { createDraws, type Draws } from '../random.ts';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

/** 1 home, 2 draw, 3 away. */
export type Outcome = 1 | 2 | 3;

/** How the seed's jackpot ends. */
export interface Ending {
  /** Places of games that are cancelled before the results are entered. With too many of them the jackpot is void. */
  cancelled: number[];
  /** An operator calls it off while tickets are sold. */
  isCalledOff: boolean;
}

/** A jackpot on sale and a race under way, as an operator opened them before anything else happened. */
export interface Contests {
  jackpotId: number;
  eventIds: number[];
  /** How each game ends, reserves included. */
  results: Outcome[];
  ending: Ending;
  raceId: number;
}

const actor = 'ngozi';
const hourMs = 3_600_000;
export const ticketPriceMinor = 100n;
export const jackpotTypeId = 10;
export const guaranteedMinor = 1_000n;
export const growthBps = 4_000n;
/** What all but one and all but two share. It cannot be shared evenly by most numbers of winners. */
export const consolationMinor: Record<1 | 2, bigint> = { 1: 707n, 2: 311n };
/** Games that count, before any is cancelled. */
export const games = 13;
const reserves = 1;
/** By place. There are more players than places. */
export const prizesMinor = [500_00n, 300_00n, 200_00n];
const text = (language: string) => ({ name: `Race ${language}`, rules: `## Rules ${language}\n- play` });
const keepMax = 60;

export async function openContests(world: World): Promise<Contests> {
  const nowMs = world.time.nowMs();
  const jackpotId = await retryUntilDone(world, 'create a jackpot', ({ jackpots }) =>
    jackpots.create({
      ...{ actor, typeId: jackpotTypeId, ticketPriceMinor, guaranteedMinor, growthBps: Number(growthBps) },
      consolation: ([1, 2] as const).map((misses) => ({ misses, amountMinor: consolationMinor[misses] })),
      events: Array.from({ length: games + reserves }, (_, at) => ({
        ...{ participant1: `Gulls ${at}`, participant2: `Dunes ${at}`, league: 'Coast League' },
        startsAt: new Date(nowMs + hourMs),
        isReserve: at >= games,
      })),
    }),
  );
  await retryUntilDone(world, 'open a jackpot', async ({ jackpots }) => ({
    told: await jackpots.open({ id: jackpotId, actor }),
  }));
  const made = await retryUntilDone(world, 'create a race', ({ races }) =>
    races.create({
      ...{ actor, urlSuffix: 'simulated', banner: 'race-dunes', prizesMinor, gameIds: [1] },
      startsAt: new Date(nowMs + 1_000),
      endsAt: new Date(nowMs + hourMs),
      texts: { en: text('en'), sw: text('sw'), zh: text('zh') },
    }),
  );
  if (made.outcome !== 'created') throw new Error(`the race was not made: ${JSON.stringify(made)}`);
  await retryUntilDone(world, 'open a race', async ({ races }) => ({ told: await races.open({ id: made.id, actor }) }));
  await keepContests(world);
  const rows = await world.look<{ id: number }>('select id from jackpot.event where jackpot_id = $1 order by id', [
    jackpotId,
  ]);
  const draws = createDraws(`${world.seed} jackpot`);
  return {
    ...{ jackpotId, raceId: made.id, eventIds: rows.map(({ id }) => Number(id)) },
    results: rows.map(() => draws.pick([1, 1, 2, 3] as const)),
    ending: drawEnding(draws),
  };
}

/** Most jackpots are settled as they were sold. Of others a reserve counts or games are given, and some are void. */
function drawEnding(draws: Draws): Ending {
  const kind = draws.below(10);
  if (kind > 3) return { cancelled: [], isCalledOff: false };
  if (kind === 3) return { cancelled: [], isCalledOff: true };
  const count = [1, 2 + draws.below(2), 4][kind] as number;
  const places = Array.from({ length: games }, (_, at) => at);
  const cancelled = Array.from({ length: count }, () => places.splice(draws.below(places.length), 1)[0] as number);
  return { cancelled, isCalledOff: false };
}

/** All that the keepers have to do by now, on whichever instances are asked. */
export async function keepContests(world: World): Promise<void> {
  for (let pieces = 0; pieces < keepMax; pieces += 1) {
    const found = await Promise.all([keepJackpots(world), keepRaces(world)]);
    if (!found.includes(true)) return;
  }
}

export async function keepJackpots(world: World): Promise<boolean> {
  return (await world.inside('keep jackpots', ({ jackpots }) => jackpots.keepOnce()).catch(() => true)) ?? true;
}

export async function keepRaces(world: World): Promise<boolean> {
  const kept = await world
    .inside('keep races', async ({ races }) => {
      await races.scoreOnce();
      return races.keepOnce();
    })
    .catch(() => true);
  return kept ?? true;
}

/** An operator calls the jackpot off while tickets are bought. */
export async function callOff(world: World, { jackpotId, ending }: Contests): Promise<void> {
  if (!ending.isCalledOff) return;
  await retryUntilDone(world, 'call off', async ({ jackpots }) => ({
    told: await jackpots.void({ id: jackpotId, actor, why: 'simulated' }),
  }));
}

const scores: Record<Outcome, { score1: number; score2: number }> = {
  1: { score1: 1, score2: 0 },
  2: { score1: 1, score2: 1 },
  3: { score1: 0, score2: 1 },
};

/** The games are over: results are entered and everything is paid, by two keepers at once. */
export async function endContests(world: World, { jackpotId, eventIds, results, ending }: Contests): Promise<void> {
  await keepContests(world);
  for (const at of ending.cancelled) {
    await retryUntilDone(world, 'cancel a game', async ({ jackpots }) => ({
      told: await jackpots.cancelEvent({ jackpotId, eventId: eventIds[at] as number, actor }),
    }));
  }
  const ended = eventIds.flatMap((eventId, at) =>
    ending.cancelled.includes(at) ? [] : [{ eventId, ...scores[results[at] as Outcome] }],
  );
  await retryUntilDone(world, 'enter results', async ({ jackpots }) => ({
    told: await jackpots.enterResults({ jackpotId, results: ended, actor }),
  }));
  await retryUntilDone(world, 'settle', async ({ jackpots }) => ({
    told: await jackpots.settle({ id: jackpotId, actor }),
  }));
  await Promise.all([keepContests(world), keepContests(world)]);
}

async function retryUntilDone<Result>(
  world: World,
  label: string,
  run: Parameters<typeof world.inside<Result>>[1],
): Promise<Result> {
  world.command();
  const result = await untilAnswered(world, async () => (await world.inside(label, run)) ?? 'again');
  if (result === undefined) throw new Error(`${label}: no answer`);
  return result as Result;
}
