import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

/** A jackpot on sale and a race under way, as an operator opened them before anything else happened. */
export interface Contests {
  jackpotId: number;
  eventIds: number[];
  raceId: number;
}

const actor = 'ngozi';
const hourMs = 3_600_000;
export const ticketPriceMinor = 100n;
const games = 13;
/** By place. There are more players than places. */
export const prizesMinor = [500_00n, 300_00n, 200_00n];
const text = (language: string) => ({ name: `Race ${language}`, rules: `## Rules ${language}\n- play` });
const keepMax = 60;

export async function openContests(world: World): Promise<Contests> {
  const nowMs = world.time.nowMs();
  const jackpotId = await retryUntilDone(world, 'create a jackpot', ({ jackpots }) =>
    jackpots.create({
      ...{ actor, typeId: 10, ticketPriceMinor, guaranteedMinor: 1_000n, growthBps: 4_000 },
      events: Array.from({ length: games + 1 }, (_, at) => ({
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
  return { jackpotId, raceId: made.id, eventIds: rows.map(({ id }) => Number(id)) };
}

/** Buys a ticket under a key of the page's own, until the page knows whether it has one or its player has left. */
export async function buyTicket(world: World, { jackpotId, eventIds }: Contests, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const key = `ticket-${world.newId()}`;
  const isRight = draws.chance(0.4);
  const isLeaving = draws.chance(0.5);
  const body = eventIds.map((eventId) => ({
    ...{ jackpotId, eventId, choiceId: isRight ? 1 : draws.pick([1, 2, 3]), canceled: true },
    ...{ participant1Score: null, participant2Score: null },
  }));
  world.command();
  const buy = async () => {
    const { http, text } = await world.playerCall(playerId, 'POST Jackpot/PlaceManualJackpotBet', {
      query: { key },
      body,
    });
    return http >= 500 ? 'again' : (JSON.parse(text) as { status: string; data: { betId?: string } | null });
  };
  const bought = await (isLeaving ? buy().catch(() => 'again' as const) : untilAnswered(world, buy));
  if (isLeaving && bought === 'again') return;
  if (!bought || bought === 'again') return world.ledger.violate('a page never learns whether it has a ticket');
  if (bought.data?.betId) world.ledger.tickets.set(key, { playerId, id: bought.data.betId });
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

/** The games are over: results are entered and everything is paid, by two keepers at once. */
export async function endContests(world: World, { jackpotId, eventIds }: Contests): Promise<void> {
  await keepContests(world);
  for (const eventId of eventIds) {
    await retryUntilDone(world, 'enter a result', async ({ jackpots }) => ({
      told: await jackpots.enterResult({ jackpotId, eventId, score1: 1, score2: 0, actor }),
    }));
  }
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
