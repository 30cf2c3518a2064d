import type { Minor } from '@harmattan/kernel/money';
import type { Sql } from '@harmattan/process/sql';
import type pg from 'pg';
import { gamesOf, type Jackpots } from '../../modules/jackpot/index.ts';
import type { TradingRunner } from '../../office/trading/run-as-two.ts';
import type { KeepWorld } from '../keep-worlds.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { DemoMembers } from '../staff/demo-members.ts';
import { findTraders } from '../staff/traders.ts';
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
/** Marks what this world made: it changes nothing else. */
const madeBy = 'sandbox';
const comment = 'the jackpots of the sandbox';
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

/** Whether the clock asks this world for something. */
export const isJackpotDue = ({ waitsForMaker }: Pick<Jackpots, 'waitsForMaker'>): Sql =>
  waitsForMaker({ actor: madeBy, typeIds: series.map(({ typeId }) => typeId), gameMs, onSaleLeastMs });

interface DemoJackpotsDeps {
  pool: pg.Pool;
  jackpots: Jackpots;
  trading: TradingRunner;
  memberOf: DemoMembers;
  /** What the results are drawn with. */
  secret: Buffer;
}

/**
 * Keeps jackpots going in the sandbox, by the acts of the trading desk and two of its members: one of each kind on sale, one with its
 * games on, and old ones settled. It looks at those alone that it made itself. Does what the clock asks for and says whether it did
 * anything; of several processes one does.
 */
export function createDemoJackpots({ pool, jackpots, trading, memberOf, secret }: DemoJackpotsDeps): KeepWorld {
  async function addMissing(now: Date): Promise<boolean> {
    let added = false;
    const latest = await jackpots.latestStartsBy(madeBy);
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

  async function add({ everyMs, typeId, ...terms }: Series, firstAt: Date): Promise<void> {
    const seed = `${typeId}:${firstAt.toISOString()}`;
    const games = demoGames({ seed, games: gamesOf(typeId), firstAt, everyMs });
    const traders = await findTraders(memberOf);
    const plain = ({ isReserve: _, ...game }: (typeof games)[number]) => game;
    const id = await trading.makeJackpot(traders, {
      ...{ typeId, comment, madeBy, ticketPrice: terms.ticketPriceMinor, guarantee: terms.guaranteedMinor },
      sharePercent: terms.growthBps / 100,
      consolation: terms.consolation.map(({ misses, amountMinor }) => ({ misses, amount: amountMinor })),
      games: games.filter(({ isReserve }) => !isReserve).map(plain),
      reserves: games.filter(({ isReserve }) => isReserve).map(plain),
    });
    await trading.openJackpot(traders, { id, comment });
  }

  async function enterResults(now: Date): Promise<boolean> {
    const closed = await jackpots.listMadeBy(madeBy, 'closed');
    const events = await jackpots.eventsOf(closed.map(({ id }) => id));
    const over = events.filter(
      ({ result, isCancelled, startsAt }) => !result && !isCancelled && startsAt.getTime() + gameMs <= now.getTime(),
    );
    let did = false;
    for (const [id, games] of Map.groupBy(over, ({ jackpotId }) => jackpotId)) {
      const results = games.map(({ id: eventId }) => ({ eventId, ...demoScore(secret, eventId) }));
      if (await trading.enterResults(await findTraders(memberOf), { id, results, comment })) did = true;
    }
    const open = events.filter(({ result, isCancelled }) => !result && !isCancelled);
    const finished = closed.filter(({ id }) => !open.some(({ jackpotId }) => jackpotId === id));
    for (const { id } of finished) {
      if (await trading.settleJackpot(await findTraders(memberOf), { id, comment })) did = true;
    }
    return did;
  }

  /** A crash came between making and opening them. */
  async function openLeftOver(): Promise<boolean> {
    let opened = false;
    for (const { id } of await jackpots.listMadeBy(madeBy, 'draft')) {
      if (await trading.openJackpot(await findTraders(memberOf), { id, comment })) opened = true;
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
