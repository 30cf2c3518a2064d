import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { RefusalReason } from '../contract/bets.ts';
import { type BetRecord, decidableFor, type Leg, stakingSeconds } from './bet.ts';
import { readBets } from './bet-row.ts';
import { makersTime } from './movements-store.ts';

/** Refuses bets that were not decided in time. */
export async function refuseStale(db: Queryable): Promise<void> {
  await db.query(
    `update sportsbook.bet set state = 'refused', refusal = 'not-taken'
     where state = 'waiting' and decide_at < (select app_now()) - ${decidableFor}`,
  );
}

export const hasWaiting = sql`exists (
  select from sportsbook.bet where state = 'waiting' and decide_at <= (select app_now()))`;

export function listWaiting(db: Queryable, betsMax: number): Promise<BetRecord[]> {
  return readBets(db, "where state = 'waiting' and decide_at <= (select app_now()) order by decide_at limit $1", [
    betsMax,
  ]);
}

/**
 * The delay is over and the bet is taken at the prices of now; its stake is asked for next. False when it was decided before,
 * when a match that had not begun has, or when it comes too late.
 */
export async function startPlacing(
  db: Queryable,
  { id }: BetRecord,
  prices: readonly Pick<Leg, 'priceThousandths' | 'chancePerBillion'>[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with bet as (
       update sportsbook.bet set state = 'placing', placed_at = app_now() where id = $1 and state = 'waiting'
         and decide_at >= app_now() - ${decidableFor}
         and not exists (select from sportsbook.leg where bet_id = $1 and not was_live and starts_at <= app_now())
         and not sportsbook.is_slip_stopped(slip_id)
       returning id, stake_tx, stake_kobo),
     legs as (
       update sportsbook.leg set price = told.price, chance = told.chance
       from unnest($2::int[], $3::int[]) with ordinality as told (price, chance, at), bet where bet_id = bet.id and position = told.at - 1)
     insert into sportsbook.movement (bet_id, kind, tx_id, amount_kobo, due_at)
     select id, 'place', stake_tx, stake_kobo, app_now() + interval '${stakingSeconds} seconds' from bet`,
    [
      id,
      prices.map(({ priceThousandths }) => priceThousandths),
      prices.map(({ chancePerBillion }) => chancePerBillion ?? null),
    ],
  );
  return rowCount === 1;
}

/** Whether its code was stopped since it was asked for. */
export async function isBetStopped(db: Queryable, { id }: BetRecord): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean | null }>(
    'select sportsbook.is_slip_stopped(slip_id) as is from sportsbook.bet where id = $1',
    [id],
  );
  return rows[0]?.is ?? false;
}

export async function refuseWaiting(db: Queryable, { id }: BetRecord, refusal: RefusalReason): Promise<void> {
  await db.query(`update sportsbook.bet set state = 'refused', refusal = $2 where id = $1 and state = 'waiting'`, [
    id,
    refusal,
  ]);
}

/**
 * The wallet has taken the stake. A match that has begun meanwhile takes no bet any more, nor does a code that was stopped: then the stake goes back. Undefined when
 * the bet is no longer `placing`. An open bet's stake is pending until `judgeLate` has checked whether its match is over already.
 */
export async function acceptBet(db: Queryable, { id }: BetRecord): Promise<'open' | 'cancelling' | undefined> {
  const { rows } = await db.query<{ state: 'open' | 'cancelling' }>(
    `with bet as (
       update sportsbook.bet set placed_at = app_now(), state = case when is_late or is_stopped then 'cancelling' else 'open' end,
         refusal = case when is_late then 'closed' when is_stopped then 'stopped' end
       from (select exists (select from sportsbook.leg where bet_id = $1 and not was_live and starts_at <= app_now()) as is_late,
               (select sportsbook.is_slip_stopped(slip_id) from sportsbook.bet where id = $1) as is_stopped) as late
       where id = $1 and state = 'placing' returning id, state, stake_kobo),
     taken as (
       update sportsbook.movement set state = 'done', done_at = app_now() from bet
       where bet_id = bet.id and kind = 'place' and bet.state = 'cancelling'),
     undone as (
       insert into sportsbook.movement (bet_id, kind, amount_kobo, due_at)
       select id, 'cancel', stake_kobo, app_now() + ${makersTime} from bet where state = 'cancelling')
     select state from bet`,
    [id],
  );
  return rows[0]?.state;
}

/** The wallet said in so many words that it took nothing. */
export async function refuseStake(db: Queryable, { id }: BetRecord, refusal: RefusalReason): Promise<void> {
  await db.query(
    `with bet as (
       update sportsbook.bet set state = 'refused', refusal = $2 where id = $1 and state = 'placing' returning id)
     update sportsbook.movement set state = 'refused', done_at = app_now() from bet where bet_id = bet.id and kind = 'place'`,
    [id, refusal],
  );
}

const undo = (wait: string) => `
  undone as (
    update sportsbook.movement set state = 'unanswered' from bet where bet_id = bet.id and kind = 'place')
  insert into sportsbook.movement (bet_id, kind, amount_kobo, due_at)
  select id, 'cancel', stake_kobo, app_now() + ${wait} from bet`;

/** The book does not know whether the wallet took the stake: the stake is undone. */
export async function markCancelling(db: Queryable, { id }: BetRecord): Promise<boolean> {
  const { rowCount } = await db.query(
    `with bet as (
       update sportsbook.bet set state = 'cancelling', refusal = 'not-taken' where id = $1 and state = 'placing'
       returning id, stake_kobo), ${undo(makersTime)}`,
    [id],
  );
  return rowCount === 1;
}

/** The same for all whose answer has not come in time, after a crash too. */
export async function cancelOverdue(db: Queryable, betsMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `with bet as (
       update sportsbook.bet set state = 'cancelling', refusal = 'not-taken' where state = 'placing' and id in (
         select bet_id from sportsbook.movement where state = 'pending' and kind = 'place' and due_at <= (select app_now()) limit $1)
       returning id, stake_kobo), ${undo("interval '0'")}`,
    [betsMax],
  );
  return rowCount ?? 0;
}

/** Whether a stake was asked for so long ago that it is cancelled, or its bet checked. */
export const hasOverdue = sql`exists (
  select from sportsbook.movement where state = 'pending' and kind = 'place' and due_at <= (select app_now()))`;

/** Bets that were taken and never checked for a result of their match: a crash came between. */
export async function listUnlooked(db: Queryable, betsMax: number): Promise<bigint[]> {
  const { rows } = await db.query<{ bet_id: bigint }>(
    `select bet_id from sportsbook.movement join sportsbook.bet on bet.id = bet_id
     where movement.state = 'pending' and movement.kind = 'place' and due_at <= (select app_now())
       and bet.state not in ('waiting', 'placing') limit $1`,
    [betsMax],
  );
  return rows.map(({ bet_id }) => bet_id);
}
