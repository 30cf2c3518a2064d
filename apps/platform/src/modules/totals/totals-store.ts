import type { Queryable } from '@harmattan/process/transaction';
import type { HourTotal } from './sum-entries.ts';
import type { PaymentHour } from './sum-payments.ts';

export async function addTotals(db: Queryable, totals: HourTotal[]): Promise<void> {
  if (totals.length === 0) return;
  const each = (value: (total: HourTotal) => unknown) => totals.map(value);
  await db.query(
    `insert into totals.hour as kept (hour, product, supplier, game, entries, staked, refunded, won, awarded)
     select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
       $9::bigint[])
     on conflict (hour, product, supplier, game) do update set entries = kept.entries + excluded.entries,
       staked = kept.staked + excluded.staked, refunded = kept.refunded + excluded.refunded, won = kept.won + excluded.won,
       awarded = kept.awarded + excluded.awarded`,
    [
      each(({ hour }) => hour),
      each(({ product }) => product),
      each(({ supplier }) => supplier ?? ''),
      each(({ game }) => game ?? ''),
      each(({ entries }) => entries),
      each(({ stakedMinor }) => stakedMinor),
      each(({ refundedMinor }) => refundedMinor),
      each(({ wonMinor }) => wonMinor),
      each(({ awardedMinor }) => awardedMinor),
    ],
  );
}

export interface TotalsQuery {
  /** Hours that begin at or after `from` and before `to`. */
  from: Date;
  to: Date;
  product?: string;
  supplier?: string;
  game?: string;
}

export async function readTotals(db: Queryable, query: TotalsQuery): Promise<HourTotal[]> {
  const { rows } = await db.query<HourTotal>(
    `select hour, product, nullif(supplier, '') as supplier, nullif(game, '') as game, entries::integer as entries,
       staked as "stakedMinor", refunded as "refundedMinor", won as "wonMinor", awarded as "awardedMinor"
     from totals.hour
     where hour >= $1 and hour < $2 and product = coalesce($3, product) and supplier = coalesce($4, supplier) and game = coalesce($5, game)
     order by hour, product, supplier, game`,
    [query.from, query.to, query.product ?? null, query.supplier ?? null, query.game ?? null],
  );
  return rows;
}

export async function addPayments(db: Queryable, hours: PaymentHour[]): Promise<void> {
  if (hours.length === 0) return;
  const each = (value: (hour: PaymentHour) => unknown) => hours.map(value);
  await db.query(
    `insert into totals.payment_hour as kept (hour, gateway, deposits, deposited, withdrawals, withdrawn)
     select * from unnest($1::timestamptz[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
     on conflict (hour, gateway) do update set deposits = kept.deposits + excluded.deposits,
       deposited = kept.deposited + excluded.deposited, withdrawals = kept.withdrawals + excluded.withdrawals,
       withdrawn = kept.withdrawn + excluded.withdrawn`,
    [
      each(({ hour }) => hour),
      each(({ gateway }) => gateway),
      each(({ deposits }) => deposits),
      each(({ depositedMinor }) => depositedMinor),
      each(({ withdrawals }) => withdrawals),
      each(({ withdrawnMinor }) => withdrawnMinor),
    ],
  );
}

export async function readPayments(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<PaymentHour[]> {
  const { rows } = await db.query<PaymentHour>(
    `select hour, gateway, deposits::integer as deposits, deposited as "depositedMinor", withdrawals::integer as withdrawals,
       withdrawn as "withdrawnMinor"
     from totals.payment_hour where hour >= $1 and hour < $2 order by hour, gateway`,
    [from, to],
  );
  return rows;
}
