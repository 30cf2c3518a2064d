import { empty } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';

export interface Retention {
  /** After the payment came to rest. */
  hookBodyDays: number;
  /** Whole account numbers and holder names of pay-outs. Laws against money laundering ask for years. */
  payoutAccountDays: number;
}

/** A process or an operator still has something to do about the payment `p`. The states are those of the index `payment_unfinished`. */
const isOpen = `(p.state in ('created', 'awaiting_input', 'submitted', 'pending', 'review', 'holding', 'requested', 'approved',
    'sending', 'sent_unknown') or p.money_due is not null
  or (p.state in ('paid_after_failure', 'charged_back') and p.seen_by_operator_at is null))`;
const isYoung = (column: string) => `${column} >= app_now() - $1 * interval '1 day'`;
const isOld = (column: string) => `${column} < app_now() - $1 * interval '1 day'`;

/** A web hook without our reference is from before that column: any open payment of its gateway may be its own. */
const hookIsFree = `
  not exists (select from cashier.payment p where p.reference = web_hook.reference
    and (${isOpen} or ${isYoung('coalesce(p.state_at, p.created_at)')}))
  and (web_hook.reference is not null or not exists (
    select from cashier.payment p where p.gateway = web_hook.gateway and p.created_at <= web_hook.received_at and ${isOpen}))
  and not exists (select from cashier.received r where r.gateway = web_hook.gateway and r.provider_id = web_hook.provider_ref
    and (r.state in ('reported', 'review', 'unallocated') or r.suspense in ('entering', 'held', 'leaving')))
  and not exists (select from cashier.finding f where f.gateway = web_hook.gateway and f.resolved_at is null
    and split_part(f.item, ' ', 2) in (web_hook.provider_ref, web_hook.reference))`;

/** The row stays: its key is what makes the same web hook harmless. */
export function emptyHookBodies(db: Queryable, { hookBodyDays }: Retention): Promise<number> {
  return empty(db, {
    table: 'cashier.web_hook',
    set: "body = '', headers = '{}'",
    where: `body <> '' and ${isOld('received_at')} and ${hookIsFree}`,
    values: [hookBodyDays],
  });
}

/** What a player typed may hold a bank's text message. */
export function emptyClaimWords(db: Queryable, { hookBodyDays }: Retention): Promise<number> {
  return empty(db, {
    table: 'cashier.claim',
    set: "words = ''",
    where: `words <> '' and ${isOld('decided_at')}`,
    values: [hookBodyDays],
  });
}

/** The last four digits stay, for the player's history. A destination without its number is a new one at the next withdrawal. */
export function emptyPayoutAccounts(db: Queryable, { payoutAccountDays }: Retention): Promise<number> {
  return empty(db, {
    table: 'cashier.payment as p',
    set: `destination = destination || jsonb_build_object('accountName', '', 'phone', '', 'accountNumber',
      lpad(right(destination ->> 'accountNumber', 4), length(destination ->> 'accountNumber'), '•'))`,
    where: `destination ->> 'accountName' <> '' and ${isOld('created_at')} and ${isOld('coalesce(p.state_at, p.created_at)')}
      and not ${isOpen} and not exists (select from cashier.finding f where f.gateway = p.gateway and f.resolved_at is null
        and split_part(f.item, ' ', 2) = p.reference)`,
    values: [payoutAccountDays],
  });
}
