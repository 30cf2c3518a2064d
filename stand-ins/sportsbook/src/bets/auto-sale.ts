import { randomUUID } from 'node:crypto';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { BetRecord } from './bet.ts';
import { readBets } from './bet-row.ts';
import type { BetsDeps } from './bets-deps.ts';
import { cashOutOf } from './cash-out.ts';
import { startSale } from './sell-bet.ts';

const betsAtOnce = 1_000;

/** Sells the bet as soon as it can be sold for so much, or no longer. A sale for less that is on its way is not made. False when the bet is over. */
export async function setAutoSale(
  db: Queryable,
  { id }: Pick<BetRecord, 'id'>,
  amountMinor: bigint | undefined,
): Promise<boolean> {
  // The sale's row is locked before the bet's, as by a sale that is made.
  const { rowCount } = await db.query(
    `with ended as (
       update sportsbook.sale set state = 'refused', reason = 'changed'
       where bet_id = $1 and is_auto and state = 'waiting' and ($2::bigint is null or amount_kobo < $2) returning key)
     update sportsbook.bet set auto_sale_kobo = $2
     where id = $1 and state = 'open' and (select count(*) from ended) >= 0`,
    [id, amountMinor ?? null],
  );
  return rowCount === 1;
}

export const hasAutoSales = sql`exists (
  select from sportsbook.bet where auto_sale_kobo is not null and state = 'open')`;

/** Starts the sale of each bet whose offer has come to what its player set. One that is refused is tried again while it is worth so much. */
export async function sellReached(deps: BetsDeps, follow: (work: Promise<unknown>) => void): Promise<void> {
  for (let after = 0n, isMore = true; isMore; ) {
    const bets = await listAutoSales(deps.pool, after);
    for (const bet of bets) {
      const amountMinor = cashOutOf(deps.offer, bet);
      if (amountMinor === undefined || bet.autoSaleMinor === undefined || amountMinor < bet.autoSaleMinor) continue;
      follow(startSale(deps, bet, { key: randomUUID(), amountMinor, partMinor: undefined, isAuto: true }));
    }
    isMore = bets.length === betsAtOnce;
    after = bets.at(-1)?.id ?? after;
  }
}

function listAutoSales(db: Queryable, after: bigint): Promise<BetRecord[]> {
  return readBets(
    db,
    `where auto_sale_kobo is not null and state = 'open' and id > $2
       and not exists (select from sportsbook.sale where bet_id = bet.id and sale.state = 'waiting')
     order by id limit $1`,
    [betsAtOnce, after],
  );
}
