import type { TaxRule } from '@harmattan/kernel/taxes';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** What the operator withholds of winnings of bets, from one instant to another. */
export interface OperatorTax extends Pick<TaxRule, 'rate'> {
  from: Date;
  to: Date | null;
}

/** Those that the operator told last; none before it told any. */
export async function readTaxes(db: Queryable): Promise<OperatorTax[]> {
  const { rows } = await db.query<{ rate: number; from: Date; to: Date | null }>(
    sql`select rate, holds_from as "from", holds_to as "to" from sportsbook.operator_tax`,
  );
  return rows.map(({ rate, ...period }) => ({ ...period, rate: BigInt(rate) }));
}

/** In the place of all others. */
export async function setTaxes(db: Queryable, taxes: readonly OperatorTax[]): Promise<void> {
  await db.query(sql`
    with told as (
      select * from unnest(${taxes.map(({ rate }) => Number(rate))}::int[], ${taxes.map(({ from }) => from)}::timestamptz[],
        ${taxes.map(({ to }) => to)}::timestamptz[]) as told (rate, holds_from, holds_to)),
    gone as (delete from sportsbook.operator_tax where holds_from not in (select holds_from from told))
    insert into sportsbook.operator_tax (holds_from, holds_to, rate) select holds_from, holds_to, rate from told
    on conflict (holds_from) do update set holds_to = excluded.holds_to, rate = excluded.rate`);
}

/** The one that holds at an instant. */
export function taxAt(taxes: readonly OperatorTax[], at: Date): OperatorTax | undefined {
  return taxes.find(({ from, to }) => from <= at && (!to || at < to));
}
