import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { statusOf } from '../history-rules.ts';
import type { Destination, GatewayName } from '../payment-port.ts';
import type { KeptStep, MoneyDue, PaymentRow, TextLanguage, WithdrawalRow } from './payment-row.ts';

const columns = sql`id, player_id, direction, view_name, gateway, reference, provider_ref, amount_kobo, received_kobo,
  currency, state, status, money_due, money_key, balance_after_kobo, destination, session_epoch, step, bonus_code,
  from_suspense, charged_back_kobo, created_at, expires_at, sent_at, sends, next_check_at, attempts, failure_code, failure_from, failure_at, note,
  approved_by, send_not_before, from_new_device, save_card, paid_by_hand, waits_for_incident, app_now() as now`;

const inSeconds = (seconds: number | null) =>
  seconds === null ? sql`null` : sql`date_trunc('milliseconds', app_now() + ${seconds} * interval '1 second')`;

export interface NewPayment {
  id: string;
  playerId: bigint;
  direction: 'deposit' | 'withdraw';
  viewName: string;
  gateway: GatewayName;
  reference: string;
  amountMinor: Minor;
  currency: string;
  state: PaymentRow['state'];
  moneyDue?: MoneyDue;
  moneyKey?: string;
  receivedMinor?: Minor;
  fromSuspense?: boolean;
  destination?: Destination;
  sessionEpoch?: number;
  language?: TextLanguage | undefined;
  fromNewDevice?: boolean;
  saveCard?: boolean;
  step?: KeptStep;
  note?: string;
  /** The player wants it: refused while the switch for it is off. */
  isWish?: boolean;
  lifeSeconds: number | null;
  checkInSeconds: number | null;
}

/** A player wants what is switched off. Rolls back what was counted. */
export class SwitchedOff extends Error {
  override name = 'SwitchedOff';
  /** Whether it is off for the player, or for everyone, or more than an account of the player's level pays. */
  readonly problem: 'switched off' | 'verification needed' | PausedProblem;

  constructor(text: string, problem: SwitchedOff['problem'] = 'switched off') {
    super(text);
    this.problem = problem;
  }
}

/** Off for everyone for a time. */
export type PausedProblem = 'method paused' | 'withdrawals paused';

/** Takes the player's next number; the row that counts them keeps others of the same player waiting until the end. */
export async function insertPayment(db: Queryable, payment: NewPayment): Promise<PaymentRow> {
  const isDeposit = payment.direction === 'deposit';
  const { moneyDue = null, moneyKey = null, receivedMinor = null, note = null } = payment;
  const status = statusOf({ direction: payment.direction, state: payment.state, money_due: moneyDue });
  const { rows } = await db.query<PaymentRow>(sql`
    with counted as (
      insert into cashier.player as p (player_id, payments, deposits, withdrawals, last_created_at)
      values (${payment.playerId}, 1, ${isDeposit ? 1 : 0}, ${isDeposit ? 0 : 1}, app_now())
      on conflict (player_id) do update set
        payments = p.payments + 1,
        deposits = p.deposits + excluded.deposits,
        withdrawals = p.withdrawals + excluded.withdrawals,
        last_created_at = greatest(p.last_created_at, app_now())
      returning *
    )
    insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference,
      amount_kobo, received_kobo, currency, state, status, money_due, money_key, destination, session_epoch, step,
      note, from_suspense, language, from_new_device, save_card,
      created_at, state_at, expires_at, next_check_at)
    select ${payment.id}, player_id, payments, ${isDeposit ? sql`deposits` : sql`withdrawals`}, ${payment.direction},
      ${payment.viewName}, ${payment.gateway}, ${payment.reference}, ${payment.amountMinor}, ${receivedMinor}::bigint,
      ${payment.currency}, ${payment.state}, ${status}, ${moneyDue}, ${moneyKey}::uuid,
      ${json(payment.destination)}::jsonb, ${payment.sessionEpoch ?? null}::integer, ${json(payment.step)}::jsonb, ${note},
      ${payment.fromSuspense ?? false}, ${payment.language ?? null}, ${payment.fromNewDevice ?? false}, ${payment.saveCard ?? false},
      last_created_at, last_created_at, ${inSeconds(payment.lifeSeconds)}, ${inSeconds(payment.checkInSeconds)}
    from counted
    where not ${payment.isWish ?? false} or coalesce(${isDeposit ? sql`deposits_off_until` : sql`withdrawals_off_until`} <= app_now(), true)
    returning ${columns}`);
  const [row] = rows;
  if (!row && payment.isWish) throw new SwitchedOff(`${payment.direction} of player ${payment.playerId}`);
  assert(row, 'an inserted payment comes back');
  return row;
}

/** Locks the player's row, so that one transaction at a time reads this player's payments and acts on what it read. */
export async function lockPlayerPayments(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    insert into cashier.player as p (player_id, payments, deposits, withdrawals, last_created_at)
    values (${playerId}, 0, 0, 0, app_now())
    on conflict (player_id) do update set payments = p.payments`);
}

/** Of a player whose payments are switched off, until then; null switches them on. Locks the player's row like a payment does. */
export async function setPaymentsOff(
  db: Queryable,
  { playerId, direction, until }: { playerId: bigint; direction: 'deposit' | 'withdraw'; until: Date | null },
): Promise<void> {
  await lockPlayerPayments(db, playerId);
  const column = direction === 'deposit' ? sql`deposits_off_until` : sql`withdrawals_off_until`;
  await db.query(sql`update cashier.player set ${column} = ${until}::timestamptz where player_id = ${playerId}`);
}

/** Whether that is switched off now. Asked in a transaction that has the player's row locked, it stays so until the end. */
export async function isPaymentOff(
  db: Queryable,
  { playerId, direction }: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<boolean> {
  const column = direction === 'deposit' ? sql`deposits_off_until` : sql`withdrawals_off_until`;
  const { rows } = await db.query(sql`
    select 1 from cashier.player where player_id = ${playerId} and ${column} > app_now()`);
  return rows.length > 0;
}

export async function insertEvent(
  db: Queryable,
  event: { id: string; paymentId: string; state: string; by: string; note: string | null },
): Promise<void> {
  await db.query(sql`
    insert into cashier.payment_event (id, payment_id, state, by, note)
    values (${event.id}, ${event.paymentId}, ${event.state}, ${event.by}, ${event.note})`);
}

export async function listEvents(db: Queryable, paymentId: string): Promise<{ state: string; at: Date; by: string }[]> {
  const { rows } = await db.query<{ state: string; at: Date; by: string }>(sql`
    select state, at, by from cashier.payment_event where payment_id = ${paymentId} order by at, id`);
  return rows;
}

export async function findPayment(
  db: Queryable,
  by: { id: string } | { reference: string; gateway: GatewayName },
): Promise<PaymentRow | undefined> {
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`reference = ${by.reference} and gateway = ${by.gateway}`;
  const { rows } = await db.query<PaymentRow>(sql`select ${columns} from cashier.payment where ${condition}`);
  return rows[0];
}

/** Of a withdrawal that took two people. The database refuses a request that was not approved. */
export async function insertWithdrawalApproval(
  db: Queryable,
  { paymentId, approvalId }: { paymentId: string; approvalId: string },
): Promise<void> {
  await db.query(sql`
    insert into cashier.withdrawal_approval (payment_id, approval_id) values (${paymentId}, ${approvalId})`);
}

/** Those of these withdrawals that are neither decided nor called back. */
export async function listRequested(db: Queryable, ids: string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from cashier.payment where id = any(${ids}::uuid[]) and state = 'requested'`);
  return rows.map(({ id }) => id);
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.query<PaymentRow>(sql`
    select ${columns} from cashier.payment where id = ${id} for update`);
  return rows[0];
}

export async function findOpenWithdrawal(db: Queryable, playerId: bigint): Promise<WithdrawalRow | undefined> {
  // The condition repeats that of the index, so that a player with a million payments waits for none of them.
  const { rows } = await db.query<WithdrawalRow>(sql`
    select ${columns} from cashier.payment where player_id = ${playerId}
      and (state in ('holding', 'requested', 'approved', 'sending', 'sent_unknown')
           or (state = 'pending' and direction = 'withdraw'))`);
  return rows[0];
}

/** Only a young one: a player's list of payments can be long, and a deposit that is older has ended. */
export async function hasOpenDeposit(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from cashier.payment
    where player_id = ${playerId} and direction = 'deposit' and created_at > app_now() - interval '7 days'
      and (state in ('created', 'awaiting_input', 'submitted', 'pending', 'review') or money_due is not null)
    limit 1`);
  return rows.length > 0;
}

export async function findLatestWithdrawal(db: Queryable, playerId: bigint): Promise<WithdrawalRow | undefined> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select ${columns} from cashier.payment where player_id = ${playerId} and direction = 'withdraw'
    order by type_number desc limit 1`);
  return rows[0];
}

const languageReadMax = 50;

/**
 * What the text about a withdrawal is written in: the language of the withdrawal that was paid last, so that a thief does not choose one that
 * the player cannot read; for a first one that of its own page.
 */
export async function findTextLanguage(db: Queryable, { id, player_id }: WithdrawalRow): Promise<TextLanguage> {
  const { rows } = await db.query<{ language: TextLanguage }>(sql`
    select language from (
      select id, state, language, type_number from cashier.payment where player_id = ${player_id} and direction = 'withdraw'
      order by type_number desc limit ${languageReadMax}) latest
    where language is not null and (id = ${id} or state = 'paid')
    order by state = 'paid' desc, type_number desc limit 1`);
  return rows[0]?.language ?? 'en';
}

export interface PaymentChange {
  state: PaymentRow['state'];
  moneyDue?: MoneyDue | null;
  moneyKey?: string;
  receivedMinor?: Minor;
  /** The suspense account pays the credit. */
  fromSuspense?: boolean;
  /** What the gateway took back. */
  chargedBackMinor?: Minor;
  balanceAfterMinor?: Minor;
  providerRef?: string;
  step?: KeptStep | null;
  note?: string | null;
  isSent?: boolean;
  /** A definite failure that is to be asked about once more. Any other change forgets the one that was noted. */
  failure?: { code: string; from: 'send' | 'query' };
  /** Who approved a withdrawal; null takes the approval back. */
  approvedBy?: 'system' | 'operator' | null;
  /** Why it waits for an operator's approval. */
  approvalWait?: string;
  /** Paid outside of the gateway, under this reference of the operator's. */
  paidByHand?: string;
  /** What the operator says to the player. */
  playerComment?: string | undefined;
  checkInSeconds: number | null;
}

/** Undefined when the payment is no longer where it was seen: another transaction changed it first. */
export async function updatePayment<Row extends PaymentRow>(
  db: Queryable,
  seen: Row,
  change: PaymentChange,
): Promise<Row | undefined> {
  const moneyDue = change.moneyDue === undefined ? seen.money_due : change.moneyDue;
  const status = statusOf({ direction: seen.direction, state: change.state, money_due: moneyDue });
  const { rows } = await db.query<Row>(sql`
    update cashier.payment set
      state = ${change.state}, status = ${status}, money_due = ${moneyDue},
      money_key = coalesce(${change.moneyKey ?? null}::uuid, money_key),
      from_suspense = coalesce(${change.fromSuspense ?? null}::boolean, from_suspense),
      received_kobo = coalesce(${change.receivedMinor ?? null}::bigint, received_kobo),
      charged_back_kobo = coalesce(${change.chargedBackMinor ?? null}::bigint, charged_back_kobo),
      balance_after_kobo = coalesce(${change.balanceAfterMinor ?? null}::bigint, balance_after_kobo),
      provider_ref = coalesce(${change.providerRef ?? null}, provider_ref),
      step = ${json(change.step === undefined ? seen.step : change.step)}::jsonb,
      note = ${change.note === undefined ? seen.note : change.note},
      sent_at = ${change.isSent ? sql`app_now()` : sql`sent_at`},
      sends = sends + ${change.isSent ? 1 : 0},
      failure_code = ${change.failure?.code ?? null}, failure_from = ${change.failure?.from ?? null},
      failure_at = ${change.failure ? sql`app_now()` : sql`null`},
      money_refusal = null,
      state_at = case when state = ${change.state} then state_at else app_now() end,
      approved_at = ${approvalTime(change.approvedBy)}, approved_by = ${approver(change.approvedBy)},
      approval_wait = coalesce(${change.approvalWait ?? null}, approval_wait),
      paid_by_hand = coalesce(${change.paidByHand ?? null}, paid_by_hand),
      player_comment = coalesce(${change.playerComment ?? null}, player_comment),
      next_check_at = ${inSeconds(change.checkInSeconds)}, attempts = 0
    where id = ${seen.id} and state = ${seen.state} and money_due is not distinct from ${seen.money_due}
      and sends = ${seen.sends}
    returning ${columns}`);
  return rows[0];
}

const approvalTime = (by: PaymentChange['approvedBy']) =>
  by === undefined ? sql`approved_at` : by === null ? sql`null` : sql`app_now()`;
const approver = (by: PaymentChange['approvedBy']) => (by === undefined ? sql`approved_by` : sql`${by}`);

/** The wallet's refusal is final for its key. Nothing asks again until an operator says so. */
export async function noteRefusal(db: Queryable, seen: PaymentRow, refusal: string): Promise<void> {
  await db.query(sql`
    update cashier.payment set money_refusal = ${refusal}, next_check_at = null
    where id = ${seen.id} and state = ${seen.state} and money_due = ${seen.money_due}`);
}

/** Has the wallet asked again for what it refused. False when nothing is refused. */
export async function forgetRefusal(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    update cashier.payment set money_refusal = null, next_check_at = app_now()
    where id = ${id} and money_refusal is not null returning id`);
  return rows.length > 0;
}

/** It waits for an operator from now on. */
export async function noteApprovalWait(db: Queryable, seen: PaymentRow, reason: string): Promise<void> {
  await db.query(sql`
    update cashier.payment set approval_wait = ${reason}, next_check_at = null
    where id = ${seen.id} and state = 'requested'`);
}

/** False when it is neither paid after a failure nor charged back, or an operator has seen it before. */
export async function markSeen(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    update cashier.payment set seen_by_operator_at = app_now()
    where id = ${id} and state in ('paid_after_failure', 'charged_back') and seen_by_operator_at is null returning id`);
  return rows.length > 0;
}

export const hasDuePayments = (gateway: GatewayName): Sql =>
  sql`exists (select from cashier.payment where gateway = ${gateway} and next_check_at <= (select app_now()))`;

/**
 * Claims up to `limit` due payments. They are due again after `leaseSeconds`, or once hastened. The time is asked once,
 * in a query of its own: asked for each row it could not bound the index, and all that wait for later would be read.
 */
export async function claimDuePayments(
  db: Queryable,
  { gateway, limit, leaseSeconds }: { gateway: string; limit: number; leaseSeconds: number },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(sql`
    update cashier.payment set next_check_at = ${inSeconds(leaseSeconds)}, attempts = attempts + 1, checked_at = app_now()
    where id in (
      select id from cashier.payment where gateway = ${gateway} and next_check_at <= (select app_now())
      order by next_check_at, id limit ${limit} for update skip locked)
    returning ${columns}`);
  // Ids grow with time: of those that are due in the same instant, the oldest is the first.
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Has an approved withdrawal wait for the end of an incident. */
export async function waitForIncident(db: Queryable, id: string, incident: { id: string; until: Date }): Promise<void> {
  await db.query(sql`
    update cashier.payment set waits_for_incident = ${incident.id}, next_check_at = ${incident.until} where id = ${id}`);
}

/** The incident has ended before its time: what waited for it is due now. */
export async function releaseWaiting(db: Queryable, incidentId: string): Promise<void> {
  await db.query(sql`
    update cashier.payment set next_check_at = app_now()
    where waits_for_incident = ${incidentId} and state = 'approved' and next_check_at > app_now()`);
}

/** How many withdrawals wait for the end of each incident. */
export async function countWaitingForIncidents(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; count: number }>(sql`
    select waits_for_incident::text as id, count(*)::int as count from cashier.payment
    where waits_for_incident is not null and state = 'approved' group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Changes nothing when another transaction set another time since the payment was claimed. */
export async function postponePayment(db: Queryable, seen: PaymentRow, seconds: number | null): Promise<void> {
  await db.query(sql`
    update cashier.payment set next_check_at = ${inSeconds(seconds)}
    where id = ${seen.id} and next_check_at is not distinct from ${seen.next_check_at}`);
}

/** Notes a failure to be asked about once more. The first of several equal ones keeps its time. */
export async function noteFailure(
  db: Queryable,
  seen: PaymentRow,
  { code, checkInSeconds }: { code: string; checkInSeconds: number },
): Promise<void> {
  await db.query(sql`
    update cashier.payment set
      failure_from = case when failure_code = ${code} then failure_from else 'query' end,
      failure_at = case when failure_code = ${code} then failure_at else app_now() end,
      failure_code = ${code},
      next_check_at = ${inSeconds(checkInSeconds)}
    where id = ${seen.id} and state = ${seen.state} and sends = ${seen.sends}`);
}

/** The gateway has said since that it is under way. */
export async function forgetFailure(db: Queryable, seen: PaymentRow): Promise<void> {
  await db.query(sql`
    update cashier.payment set failure_code = null, failure_from = null, failure_at = null
    where id = ${seen.id} and state = ${seen.state} and sends = ${seen.sends}`);
}

/** Has it looked at now. False for what waits for an operator's approval, and where that was done within the last `everySeconds`. */
export async function hastenPayment(db: Queryable, id: string, everySeconds = 0): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update cashier.payment set next_check_at = app_now()
    where id = ${id} and (checked_at is null or checked_at <= app_now() - ${everySeconds} * interval '1 second')
      and not (state = 'requested' and next_check_at is null)`);
  return rowCount === 1;
}

/** Counts the payments whose check is overdue. */
export async function countOverdue(db: Queryable, overdueSeconds: number): Promise<number> {
  const { rows } = await db.query<{ overdue: number }>(sql`
    select count(*)::int as overdue from cashier.payment
    where next_check_at < (select app_now()) - ${overdueSeconds} * interval '1 second'`);
  return rows[0]?.overdue ?? 0;
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
