import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { MoneyKey } from '../wallet/index.ts';
import type { BetDetails, BetLeg } from './bet-details.ts';

/** What bets are on. Their money is in the wallet's journal. */
export interface BetStore {
  /** Never fails: a bet whose stake was taken stands, whether or not it can be told of. */
  keep(bet: {
    playerId: bigint;
    round: MoneyKey;
    supplier: WalletName;
    /** What the book calls it. */
    reference: string;
    details: BetDetails;
  }): Promise<void>;
  /** By what any book calls them. */
  byReference(reference: string): Promise<FoundRound[]>;
  of(playerId: bigint, rounds: readonly MoneyKey[]): Promise<Map<MoneyKey, BetDetails>>;
}

/** A round or bet in the journal. */
export interface FoundRound {
  playerId: bigint;
  id: MoneyKey;
}

const foundMax = 20;

/** A leg in the table, with short names because there are many. */
interface LegRow {
  m: string;
  l: string;
  k: string;
  o: string;
  p?: number;
  s?: string;
  live?: true;
}

export function createBetStore({ pool, log }: { pool: pg.Pool; log: Log }): BetStore {
  return {
    async keep({ playerId, round, supplier, reference, details }) {
      const legs = JSON.stringify(details.legs.map(rowOf));
      try {
        await pool.query(sql`
          insert into suppliers.bet (player_id, round, return_minor, is_system, legs, supplier, reference)
          values (${playerId}, ${round}, ${details.returnMinor ?? null}, ${details.isSystem}, ${legs}, ${supplier}, ${reference})
          on conflict do nothing`);
      } catch (error) {
        log.warn({ err: error }, 'what a bet is on could not be kept');
      }
    },

    async byReference(reference) {
      const { rows } = await pool.query<FoundRound>(sql`
        select player_id as "playerId", round as id from suppliers.bet where reference = ${reference} order by placed_at desc limit ${foundMax}`);
      return rows;
    },

    async of(playerId, rounds) {
      if (rounds.length === 0) return new Map();
      const { rows } = await pool.query<{
        round: MoneyKey;
        returnMinor: bigint | null;
        isSystem: boolean;
        legs: LegRow[];
      }>(sql`
        select round, return_minor as "returnMinor", is_system as "isSystem", legs
        from suppliers.bet where player_id = ${playerId} and round = any(${rounds}::uuid[])`);
      return new Map(
        rows.map(({ round, returnMinor, isSystem, legs }) => [
          round,
          { returnMinor: returnMinor ?? undefined, isSystem, legs: legs.map(legOf) },
        ]),
      );
    },
  };
}

export async function pruneBets(pool: pg.Pool, keepDays: number): Promise<void> {
  const where = `placed_at < app_now() - $1 * interval '1 day'`;
  await prune(pool, { table: 'suppliers.bet', where, values: [keepDays] });
}

function rowOf({ match, league, market, outcome, priceThousandths, startsAt, isLive }: BetLeg): LegRow {
  return {
    m: match,
    l: league,
    k: market,
    o: outcome,
    ...(priceThousandths !== undefined && { p: priceThousandths }),
    ...(startsAt && { s: startsAt.toISOString() }),
    ...(isLive && { live: true }),
  };
}

function legOf({ m, l, k, o, p, s, live = false }: LegRow | (Omit<LegRow, 'live'> & { live?: boolean })): BetLeg {
  return {
    match: m,
    league: l,
    market: k,
    outcome: o,
    priceThousandths: p,
    startsAt: s === undefined ? undefined : new Date(s),
    isLive: live,
  };
}
