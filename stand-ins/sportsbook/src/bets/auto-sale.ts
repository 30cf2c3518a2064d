import { randomUUID } from 'node:crypto';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { BetRecord } from './bet.ts';
import { readBets } from './bet-row.ts';
import type { BetsDeps } from './bets-deps.ts';
import { cashOutOf } from './cash-out.ts';
import { startSale } from './sell-bet.ts';

const betsAtOnce = 1_000;

/** Sells the bet as soon as it can be sold for so much, or no longer. False when it is over. */
export async function setAutoSale(
  db: Queryable,
  { id }: Pick<BetRecord, 'id'>,
  amountMinor: bigint | undefined,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sportsbook.bet set auto_sale_kobo = $2 where id = $1 and state = 'open'`,
    [id, amountMinor ?? null],
  );
  return rowCount === 1;
}

export const hasAutoSales = sql`exists (
  select from sportsbook.bet where auto_sale_kobo is not null and state = 'open')`;

/** Starts the sale of each bet whose offer has come to what its player set. One that is refused is tried again while it is worth so much. */
export async function sellReached(deps: BetsDeps, follow: (work: Promise<unknown>) => void): Promise<void> {
  for (const bet of await listAutoSales(deps.pool)) {
    const amountMinor = cashOutOf(deps.offer, bet);
    if (amountMinor === undefined || bet.autoSaleMinor === undefined || amountMinor < bet.autoSaleMinor) continue;
    follow(startSale(deps, bet, { key: randomUUID(), amountMinor, partMinor: undefined }));
  }
}

function listAutoSales(db: Queryable): Promise<BetRecord[]> {
  return readBets(
    db,
    `where auto_sale_kobo is not null and state = 'open'
       and not exists (select from sportsbook.sale where bet_id = bet.id and sale.state = 'waiting')
     order by id limit $1`,
    [betsAtOnce],
  );
}
