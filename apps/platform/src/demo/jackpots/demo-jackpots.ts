import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { gamesOf, type Jackpots } from '../../modules/jackpot/index.ts';
import type { KeepWorld } from '../keep-worlds.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { demoGames } from './demo-games.ts';
import { demoScore } from './demo-score.ts';

interface Series {
  typeId: number;
  ticketPriceMinor: Minor;
  guaranteedMinor: Minor;
  growthBps: number;
  everyMs: number;
  consolation: { misses: 1 | 2; amountMinor: Minor }[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Players should find at least this long to fill in a ticket. */
const onSaleLeastMs = 6 * hourMs;
const gameMs = 2 * hourMs;
const actor = 'sandbox';
const lock = 8_003_020_261;

/** One of each begins every day, and its games last until shortly before the next one's: one is always on. */
const series: Series[] = [
  {
    typeId: 10,
    ticketPriceMinor: 200_00n,
    guaranteedMinor: 5_000_000_00n,
    growthBps: 4_000,
    everyMs: 100 * 60_000,
    consolation: [{ misses: 1, amountMinor: 250_000_00n }],
  },
  {
    typeId: 6,
    ticketPriceMinor: 100_00n,
    guaranteedMinor: 2_000_000_00n,
    growthBps: 4_000,
    everyMs: 4 * hourMs,
    consolation: [],
  },
];

interface DemoJackpotsDeps {
  pool: pg.Pool;
  jackpots: Jackpots;
  /** What the results are drawn with. */
  secret: Buffer;
}

/**
 * Keeps jackpots going in the sandbox, by the same words that an operator gives: one of each kind on sale, one with its games
 * on, and old ones settled. It looks at those alone that it made itself. Does what the clock asks for and says whether it did
 * anything; of several processes one does.
 */
export function createDemoJackpots({ pool, jackpots, secret }: DemoJackpotsDeps): KeepWorld {
  async function addMissing(now: Date): Promise<boolean> {
    let added = false;
    const latest = await jackpots.latestStartsBy(actor);
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
    const id = await jackpots.create({ actor, ...terms, events });
    await jackpots.open({ id, actor });
  }

  async function enterResults(now: Date): Promise<boolean> {
    const closed = await jackpots.listMadeBy(actor, 'closed');
    const events = await jackpots.eventsOf(closed.map(({ id }) => id));
    const over = events.filter(
      ({ result, isCancelled, startsAt }) => !result && !isCancelled && startsAt.getTime() + gameMs <= now.getTime(),
    );
    for (const { id: eventId, jackpotId } of over) {
      await jackpots.enterResult({ jackpotId, eventId, actor, ...demoScore(secret, eventId) });
    }
    const open = events.filter(({ result, isCancelled }) => !result && !isCancelled);
    const finished = closed.filter(({ id }) => !open.some(({ jackpotId }) => jackpotId === id));
    for (const { id } of finished) await jackpots.settle({ id, actor });
    return over.length > 0 || finished.length > 0;
  }

  /** A crash came between making and opening them. */
  async function openLeftOver(): Promise<boolean> {
    let opened = false;
    for (const { id } of await jackpots.listMadeBy(actor, 'draft')) {
      if ((await jackpots.open({ id, actor })) === 'open') opened = true;
    }
    return opened;
  }

  return () =>
    oneAtATime(pool, lock, async (now) => {
      // Results first: a pool without a winner goes into the next jackpot that is opened.
      const did = [await enterResults(now), await openLeftOver(), await addMissing(now)];
      return did.includes(true);
    });
}
