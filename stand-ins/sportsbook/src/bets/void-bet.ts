import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { type OperatorAnswer, type OperatorRequest, voidableHours } from '@harmattan/wires/book-operator/calls';
import { makersTime } from './movements-store.ts';

export type VoidWish = OperatorRequest<'void-ticket'>;

/**
 * Voids an open bet for its operator, and writes what the wallet has to hear: the stake goes back, or what is left of it. A bet that is settled, sold, being sold
 * or older than that is left as it is. A sale and a result decide the same row, so one of them is made. Answers what goes back, also to a repeat.
 */
export async function voidBet(db: Queryable, wish: VoidWish): Promise<OperatorAnswer<'void-ticket'>> {
  const givenBack = await insertVoided(db, wish);
  if (givenBack !== undefined) return { status: 'done', givenBack };
  const { rows } = await db.query<{ key: string | null; due_kobo: Minor | null }>(
    'select key, due_kobo from sportsbook.bet left join sportsbook.voided_bet on bet_id = id where id = $1',
    [wish.number],
  );
  const [bet] = rows;
  if (!bet) return { status: 'unknown', givenBack: null };
  return bet.key === wish.key ? { status: 'done', givenBack: bet.due_kobo } : { status: 'moved-on', givenBack: null };
}

/** What goes back. Undefined when the bet is left as it is. */
async function insertVoided(
  db: Queryable,
  { number, key, ground, definition, by }: VoidWish,
): Promise<Minor | undefined> {
  const { rows } = await db.query<{ amount_kobo: Minor }>(
    `with bet as (
       update sportsbook.bet set state = 'void', due_kobo = stake_kobo - sold_stake_kobo, settled_at = app_now(), is_voided = true
       where id = $1 and state = 'open' and placed_at > app_now() - $6 * interval '1 hour'
         and not exists (select from sportsbook.movement where bet_id = $1 and kind in ('settle', 'cashout'))
         and not exists (select from sportsbook.sale where bet_id = $1 and state = 'waiting')
       returning id, due_kobo, sold_stake_kobo),
     voided as (
       insert into sportsbook.voided_bet (bet_id, key, ground, definition, voided_by) select id, $2, $3, $4, $5 from bet)
     insert into sportsbook.movement (bet_id, kind, amount_kobo, outcome, due_at)
     select id, 'settle', due_kobo, case when sold_stake_kobo = 0 then 'void' else 'won' end, app_now() + ${makersTime} from bet
     returning amount_kobo`,
    [number, key, ground, definition, by, voidableHours],
  );
  return rows[0]?.amount_kobo;
}
