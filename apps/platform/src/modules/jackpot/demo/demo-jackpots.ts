import type { Kobo } from '@harmattan/kernel/money';
import { createJackpot } from '../create-jackpot.ts';
import { enterResult } from '../enter-result.ts';
import { listEvents } from '../events-store.ts';
import type { JackpotDeps } from '../jackpot-deps.ts';
import { findLatestStarts, listByState, readNow } from '../jackpots-store.ts';
import { gamesOf } from '../kind.ts';
import { openJackpot } from '../open-jackpot.ts';
import { settleJackpot } from '../settle-jackpot.ts';
import { demoGames } from './demo-games.ts';
import { demoScore } from './demo-score.ts';

interface Series {
  typeId: number;
  ticketPriceKobo: Kobo;
  guaranteedKobo: Kobo;
  growthBps: number;
  everyMs: number;
  consolation: { misses: 1 | 2; amountKobo: Kobo }[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Players should find at least this long to fill in a ticket. */
const onSaleLeastMs = 6 * hourMs;
const gameMs = 2 * hourMs;
const actor = 'sandbox';

/** One of each begins every day, and its games last until shortly before the next one's: one is always on. */
const series: Series[] = [
  {
    typeId: 10,
    ticketPriceKobo: 200_00n,
    guaranteedKobo: 5_000_000_00n,
    growthBps: 4_000,
    everyMs: 100 * 60_000,
    consolation: [{ misses: 1, amountKobo: 250_000_00n }],
  },
  {
    typeId: 6,
    ticketPriceKobo: 100_00n,
    guaranteedKobo: 2_000_000_00n,
    growthBps: 4_000,
    everyMs: 4 * hourMs,
    consolation: [],
  },
];

/**
 * Keeps jackpots going in the sandbox, by the same words that an operator gives: one of each kind on sale, one with its games
 * on, and old ones settled. Does what the clock asks for and says whether it did anything.
 */
export function createDemoJackpots(deps: JackpotDeps): () => Promise<boolean> {
  async function addMissing(now: Date): Promise<boolean> {
    let added = false;
    const latest = await findLatestStarts(deps.pool);
    for (const one of series) {
      const last = latest.get(one.typeId);
      if (last && last.getTime() - now.getTime() >= onSaleLeastMs) continue;
      // The first time, and after a long sleep, there is a history: the day before yesterday's, and the one that is on.
      const isFresh = !last || now.getTime() - last.getTime() > 2 * dayMs;
      const base = isFresh ? new Date(now.getTime() - 3 * hourMs) : last;
      const starts = isFresh ? [base.getTime() - dayMs, base.getTime()] : [];
      for (const startMs of [...starts, base.getTime() + dayMs]) await add(one, new Date(startMs));
      added = true;
    }
    return added;
  }

  async function add({ everyMs, ...terms }: Series, firstAt: Date): Promise<void> {
    const seed = `${terms.typeId}:${firstAt.toISOString()}`;
    const events = demoGames({ seed, games: gamesOf(terms.typeId), firstAt, everyMs });
    const id = await createJackpot(deps, { actor, ...terms, events });
    await openJackpot(deps, { id, actor });
  }

  async function enterResults(now: Date): Promise<boolean> {
    const closed = (await listByState(deps.pool, 'closed')).filter(({ work }) => work === null);
    const events = await listEvents(
      deps.pool,
      closed.map(({ id }) => id),
    );
    const over = events.filter(
      ({ result, isCancelled, startsAt }) => !result && !isCancelled && startsAt.getTime() + gameMs <= now.getTime(),
    );
    for (const { id: eventId, jackpotId, participant1, participant2 } of over) {
      await enterResult(deps, { jackpotId, eventId, actor, ...demoScore(participant1, participant2) });
    }
    const open = events.filter(({ result, isCancelled }) => !result && !isCancelled);
    const finished = closed.filter(({ id }) => !open.some(({ jackpotId }) => jackpotId === id));
    for (const { id } of finished) await settleJackpot(deps, { id, actor });
    return over.length > 0 || finished.length > 0;
  }

  return async () => {
    const now = await readNow(deps.pool);
    // Results first: a pool that nobody won goes into the next one that is opened.
    const entered = await enterResults(now);
    return (await addMissing(now)) || entered;
  };
}
