import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { WaitingItem } from '../../waiting/index.ts';

/** A gateway that has not decided by then may need to be asked by a person. */
const unknownAnswerSeconds = 60 * 60;
/** The wallet answers within seconds. */
const moneyLateSeconds = 15 * 60;
const itemsMax = 500;

/** Repeats the condition of the index `payment_unfinished`. */
const unfinished = sql`(state in ('created', 'awaiting_input', 'submitted', 'pending', 'review', 'holding', 'requested', 'approved',
  'sending', 'sent_unknown', 'paid_after_failure') or money_due is not null)`;

/** What an item is about, which decides on what an operator can do with it. */
export type WaitingAbout =
  | 'withdrawal'
  | 'deposit'
  /** A deposit that a gateway told of and does not confirm. */
  | 'reported deposit'
  /** Money without a payment. */
  | 'stray money'
  | 'claim'
  | 'finding'
  /** What of a deposit is above a limit of its player. */
  | 'above limit';

export interface WaitingPayment extends WaitingItem {
  about: WaitingAbout;
}

const late = (seconds: number) => sql`${seconds} * interval '1 second'`;

/** What players want back of deposits above their limits, and what stayed on its way. */
const aboveLimit = sql`
    select payment_id::text, case state when 'held' then 'deposit above a limit' else 'wallet command without an answer' end,
      player_id, left_kobo, state_at, case state when 'held' then 'the player wants it back' else 'above a limit: ' || state end, 'above limit'
    from cashier.above_limit
    where left_kobo > 0 and (state = 'held' and choice = 'return'
      or state <> 'held' and state_at < (select app_now()) - ${late(moneyLateSeconds)})`;

/**
 * Payments that no process moves by itself, or of these ids alone. What is on its way is listed once it took longer than it should.
 * One id may stand for two items of different kinds.
 */
export async function listWaitingPayments(db: Queryable, ids?: readonly string[]): Promise<WaitingPayment[]> {
  const { rows } = await db.query<WaitingPayment>(sql`
    select * from (
    with unfinished as (
      select *, coalesce(state_at, sent_at, created_at) as since, (select app_now()) as now from cashier.payment where ${unfinished}
    ), judged as (
      select id::text, player_id as "playerId", coalesce(received_kobo, amount_kobo) as "amountMinor",
        case
          when state in ('created', 'awaiting_input', 'submitted', 'pending') and direction = 'deposit' then expires_at
          when state = 'approved' then greatest(since, send_not_before) else since
        end as since,
        case
          when money_refusal is not null then 'wallet command refused'
          when money_due is not null then case when since < now - ${late(moneyLateSeconds)} then 'wallet command without an answer' end
          when state = 'requested' and next_check_at is null then 'withdrawal to approve'
          when state = 'review' then 'deposit in review'
          when state = 'paid_after_failure' and seen_by_operator_at is null then 'paid after failure'
          when state in ('requested', 'approved') and greatest(since, send_not_before) < now - ${late(unknownAnswerSeconds)}
            then 'withdrawal not sent'
          when direction = 'withdraw' and state in ('sending', 'sent_unknown', 'pending')
            and coalesce(sent_at, since) < now - ${late(unknownAnswerSeconds)} then 'answer not known'
          when direction = 'deposit' and state in ('created', 'awaiting_input', 'submitted', 'pending')
            and expires_at < now - ${late(unknownAnswerSeconds)} then 'answer not known'
        end as kind,
        case direction when 'withdraw' then 'withdrawal' else 'deposit' end as about,
        case
          when money_refusal is not null then money_due || ': ' || money_refusal
          when money_due is not null then money_due
          when state = 'requested' then coalesce(approval_wait, 'not decided')
          else coalesce(note, state)
        end as reason
      from unfinished
    )
    select id, kind, "playerId", "amountMinor", since, reason, about from judged where kind is not null
    union all
    select coalesce(p.id::text, r.gateway || ':' || r.provider_id), 'answer not known', p.player_id,
           coalesce(r.amount_kobo, p.amount_kobo), r.reported_at,
           'the gateway told of ' || r.provider_id || ' and does not confirm it',
           case when p.id is null then 'stray money' else 'reported deposit' end
    from cashier.received r left join cashier.payment p on p.id = r.payment_id
    where r.state = 'reported' and r.reported_at < (select app_now()) - ${late(unknownAnswerSeconds)}
    union all
    select id::text, 'deposit claimed', player_id, amount_kobo, created_at, reason, 'claim'
    from cashier.claim where state = 'waiting' or (state = 'looking' and created_at < (select app_now()) - ${late(moneyLateSeconds)})
    union all
    select id::text, 'charged back', player_id, charged_back_kobo, state_at, note, 'deposit'
    from cashier.payment where state = 'charged_back' and seen_by_operator_at is null and money_due is null
    union all
    ${aboveLimit}
    union all
    select id::text, 'gateway differs', null, kobo, since, gateway || ', ' || item || ': ' || kind, 'finding'
    from cashier.finding where resolved_at is null
    union all
    select gateway || ':' || provider_id, 'money not allocated', null, case when suspense is not null then amount_kobo end,
           reported_at, concat_ws(', ', 'paid for ' || coalesce(payee, reference), case when suspense is null then 'in ' || currency end),
           'stray money'
    from cashier.received where state = 'unallocated'
    union all
    select coalesce(p.id::text, r.gateway || ':' || r.provider_id), 'wallet command without an answer', p.player_id, r.amount_kobo,
           r.suspense_at, 'suspense: ' || r.suspense, case when p.id is null then 'stray money' else 'deposit' end
    from cashier.received r left join cashier.payment p on p.id = r.payment_id
    where r.suspense in ('entering', 'leaving') and r.suspense_at < (select app_now()) - ${late(moneyLateSeconds)}
    ) items
    where ${ids ? sql`id = any(${ids}::text[])` : sql`true`}
    order by since limit ${itemsMax}`);
  return rows;
}
