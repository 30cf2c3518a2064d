import type { Kobo } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { createJackpot } from '../create-jackpot.ts';
import { enterResult } from '../enter-result.ts';
import { listEvents } from '../events-store.ts';
import type { JackpotDeps } from '../jackpot-deps.ts';
import { claimDemo, findLatestStarts, listMadeBy, readNow } from '../jackpots-store.ts';
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
 * on, and old ones settled. It looks at those alone that it made itself. Does what the clock asks for and says whether it did
 * anything; of several processes one does.
 */
export function createDemoJackpots(deps: JackpotDeps): () => Promise<boolean> {
  async function addMissing(now: Date): Promise<boolean> {
    let added = false;
    const latest = await findLatestStarts(deps.pool, actor);
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
    const closed = await listMadeBy(deps.pool, actor, 'closed');
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

  /** A crash came between making and opening them. */
  async function openLeftOver(): Promise<boolean> {
    let opened = false;
    for (const { id } of await listMadeBy(deps.pool, actor, 'draft')) {
      if ((await openJackpot(deps, { id, actor })) === 'open') opened = true;
    }
    return opened;
  }

  return () =>
    inTransaction(deps.pool, async (client) => {
      if (!(await claimDemo(client))) return false;
      // The connection does nothing but hold the claim. Lost meanwhile, it fails at the commit, and not the process here.
      const ignore = () => {};
      client.on('error', ignore);
      try {
        const now = await readNow(client);
        // Results first: a pool without a winner goes into the next jackpot that is opened.
        const did = [await enterResults(now), await openLeftOver(), await addMissing(now)];
        return did.includes(true);
      } finally {
        client.off('error', ignore);
      }
    });
}
