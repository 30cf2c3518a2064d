import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { countedFrom } from './limit-statement.ts';
import {
  emptyLimits,
  endOf,
  type LimitKind,
  lastStakeAt,
  limitKinds,
  limitOf,
  msOf,
  type Period,
  periods,
  rollLimits,
  unlimited,
  usedOf,
} from './limits.ts';
import { openAccounts } from './wallet-store.ts';

/** A limit of a player: amounts in minor units, time in milliseconds. */
export interface LimitInForce {
  kind: LimitKind;
  period: Period;
  limit: bigint;
  used: bigint;
  /** When the window ends, and nothing is used of the next one. */
  endsAt: Date;
}

export interface LimitChange {
  playerId: bigint;
  kind: LimitKind;
  period: Period;
  /** Null: none. */
  limit: Minor | null;
}

interface AccountLimits {
  /** The driver leaves numbers of an array as they are written. */
  limits: string[] | null;
  now: Date;
}

const readLimits = (db: pg.Pool | pg.PoolClient, playerId: bigint, { locked }: { locked: boolean }) =>
  db.query<AccountLimits>(
    `select limits, app_now() as now from wallet.account where player_id = $1${locked ? ' for update' : ''}`,
    [playerId],
  );

/** The player's limits and what is used of them now. */
export async function listLimits(db: pg.Pool | pg.PoolClient, playerId: bigint): Promise<LimitInForce[]> {
  const [account] = (await readLimits(db, playerId, { locked: false })).rows;
  if (!account?.limits) return [];
  const limits = rollLimits(account.limits.map(BigInt), msOf(account.now));
  const number = (place: number) => limits[place - 1] as bigint;
  return limitKinds.flatMap((kind) =>
    periods
      .filter((period) => number(limitOf(period, kind)) !== unlimited)
      .map((period) => ({
        ...{ kind, period, limit: number(limitOf(period, kind)), used: number(usedOf(period, kind)) },
        endsAt: new Date(Number(number(endOf(period)))),
      })),
  );
}

/**
 * In a transaction of the caller's, which holds the account until it ends. The first limit of an account counts what was played in the present windows
 * from the journal; from then on the account counts for itself, also what is not limited.
 */
export async function setLimit(
  transaction: pg.PoolClient,
  { playerId, kind, period, limit, currency }: LimitChange & { currency: string },
): Promise<void> {
  await openAccounts(transaction, { playerIds: [playerId], currency });
  const [account] = (await readLimits(transaction, playerId, { locked: true })).rows as [AccountLimits];
  const at = msOf(account.now);
  const limits = account.limits
    ? rollLimits(account.limits.map(BigInt), at)
    : await countFresh(transaction, playerId, at);
  limits[limitOf(period, kind) - 1] = limit ?? unlimited;
  await transaction.query('update wallet.account set limits = $2::bigint[] where player_id = $1', [playerId, limits]);
}

async function countFresh(transaction: pg.PoolClient, playerId: bigint, at: bigint): Promise<bigint[]> {
  const limits = rollLimits(emptyLimits(), at);
  const { rows } = await transaction.query<{ used: string[] }>(
    `select used from (select $1::bigint as player_id, $2::bigint[] as l) a
     cross join lateral (${countedFrom({ player: 'a.player_id', afterVersion: '0', limits: 'a.l' })}) counted`,
    [playerId, limits],
  );
  const [lastStake, ...used] = (rows[0] as { used: string[] }).used.map(BigInt) as [bigint, ...bigint[]];
  limits[lastStakeAt - 1] = lastStake;
  for (const [at, place] of periods.flatMap((period) => limitKinds.map((kind) => usedOf(period, kind))).entries())
    limits[place - 1] = used[at] as bigint;
  return limits;
}
