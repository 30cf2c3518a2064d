import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { type BetRecord, decidableFor } from './bet.ts';
import { makersTime } from './movements-store.ts';

export type SaleRefusal = 'changed' | 'suspended' | 'settled';

export interface Sale {
  betId: bigint;
  key: string;
  amountMinor: Minor;
  /** So much of the stake; undefined for all that is left. */
  partMinor: Minor | undefined;
  /** Not asked for by the player now: made for as long as the bet is set to be sold for so much. */
  isAuto: boolean;
  state: 'waiting' | 'sold' | 'refused';
  reason: SaleRefusal | undefined;
  /** The score of each match under way when it was asked for. */
  scores: Record<string, readonly [number, number]>;
  waitsMs: number;
}

interface Row {
  bet_id: bigint;
  key: string;
  amount_kobo: bigint;
  stake_kobo: bigint | null;
  is_auto: boolean;
  state: Sale['state'];
  reason: SaleRefusal | null;
  scores: Sale['scores'];
  waits_ms: number;
}

const columns = '*, (extract(epoch from decide_at - app_now()) * 1000)::float8 as waits_ms';

/** Undefined when there is one of that key, or another one is waiting. */
export async function insertSale(
  db: Queryable,
  sale: Pick<Sale, 'betId' | 'key' | 'amountMinor' | 'partMinor' | 'isAuto' | 'scores'> & {
    delayMs: number;
    refusal?: SaleRefusal | undefined;
  },
): Promise<Sale | undefined> {
  const [made] = await readSales(
    db,
    `insert into sportsbook.sale (bet_id, key, amount_kobo, state, reason, scores, decide_at, stake_kobo, is_auto)
     values ($1, $2, $3, $4, $5, $6, app_now() + $7 * interval '1 millisecond', $8, $9)
     on conflict do nothing returning ${columns}`,
    [
      sale.betId,
      sale.key,
      sale.amountMinor,
      sale.refusal ? 'refused' : 'waiting',
      sale.refusal ?? null,
      JSON.stringify(sale.scores),
      sale.delayMs,
      sale.partMinor ?? null,
      sale.isAuto,
    ],
  );
  return made;
}

export async function findSale(db: Queryable, betId: bigint, key: string): Promise<Sale | undefined> {
  const [sale] = await readSales(db, `select ${columns} from sportsbook.sale where bet_id = $1 and key = $2`, [
    betId,
    key,
  ]);
  return sale;
}

/** Refuses sales that were not decided in time: the price that was shown is out of date. */
export async function refuseStaleSales(db: Queryable): Promise<void> {
  await db.query(
    `update sportsbook.sale set state = 'refused', reason = 'changed'
     where state = 'waiting' and decide_at < (select app_now()) - ${decidableFor}`,
  );
}

export const hasDueSales = sql`exists (
  select from sportsbook.sale where state = 'waiting' and decide_at <= (select app_now()))`;

export function listDueSales(db: Queryable, salesMax: number): Promise<Sale[]> {
  return readSales(
    db,
    `select ${columns} from sportsbook.sale where state = 'waiting' and decide_at <= (select app_now()) order by decide_at limit $1`,
    [salesMax],
  );
}

/**
 * The bet is sold: it is decided here, and no result decides it any more. Of a sold part the rest goes on. False when the sale was decided before, when a part
 * was sold since the price was made, when the bet is no longer set to be sold by itself for so little, when it was decided before, when a pick has been
 * judged since the price was made, or when there is a result that it has not been judged by: what the bets have not taken yet counts
 * as well. Versions only rise, so their sum says whether any of them did.
 */
export async function sell(
  db: Queryable,
  { betId, key }: Sale,
  { legs, soldStakeMinor }: Pick<BetRecord, 'legs' | 'soldStakeMinor'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with asked as materialized (
       select * from sportsbook.sale
       where bet_id = $1 and key = $2 and state = 'waiting' and decide_at >= app_now() - ${decidableFor} for update),
     bet as (
       update sportsbook.bet set
         state = case when sale.stake_kobo is null then 'cashed-out' else bet.state end,
         due_kobo = case when sale.stake_kobo is null then sale.amount_kobo end,
         settled_at = case when sale.stake_kobo is null then app_now() end,
         sold_stake_kobo = sold_stake_kobo + coalesce(sale.stake_kobo, 0),
         sold_kobo = sold_kobo + case when sale.stake_kobo is null then 0 else sale.amount_kobo end
       from asked as sale
       where bet.id = $1 and bet.state = 'open' and bet.sold_stake_kobo = $4
         and (not sale.is_auto or bet.auto_sale_kobo <= sale.amount_kobo)
         and not exists (select from sportsbook.movement where bet_id = $1 and kind in ('settle', 'cashout'))
         and $3 = (select sum(judged_version) from sportsbook.leg where bet_id = $1)
         and not exists (select from sportsbook.leg join sportsbook.judged using (match_id)
           where bet_id = $1 and judged_version < judged.version)
         and not exists (select from sportsbook.leg join sportsbook.match on match.id = match_id::bigint
           where bet_id = $1 and judged_version < result_version)
       returning bet.id, sale.amount_kobo, sale.stake_kobo is null as is_whole),
     sold as (update sportsbook.sale set state = 'sold' from bet where bet_id = bet.id and key = $2)
     insert into sportsbook.movement (bet_id, kind, amount_kobo, outcome, due_at)
     select id, case when is_whole then 'cashout' else 'part-cashout' end, amount_kobo, case when is_whole then 'cashout' end, app_now() + ${makersTime} from bet`,
    [betId, key, legs.reduce((sum, { judgedVersion }) => sum + judgedVersion, 0), soldStakeMinor],
  );
  return rowCount === 1;
}

export async function refuseSale(db: Queryable, { betId, key }: Sale, reason: SaleRefusal): Promise<void> {
  await db.query(
    `update sportsbook.sale set state = 'refused', reason = $3 where bet_id = $1 and key = $2 and state = 'waiting'`,
    [betId, key, reason],
  );
}

async function readSales(db: Queryable, sql: string, values: unknown[]): Promise<Sale[]> {
  const { rows } = await db.query<Row>(sql, values);
  return rows.map((row) => ({
    betId: row.bet_id,
    key: row.key,
    amountMinor: row.amount_kobo,
    partMinor: row.stake_kobo ?? undefined,
    isAuto: row.is_auto,
    state: row.state,
    reason: row.reason ?? undefined,
    scores: row.scores,
    waitsMs: Math.max(0, Math.ceil(row.waits_ms)),
  }));
}
