import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { CashierDeps } from './cashier-deps.ts';
import { type DepositEvent, nextDeposit } from './deposit-rules.ts';
import { findPause } from './find-incident.ts';
import { isAboveLevel } from './is-above-level.ts';
import type { DepositRow, PaymentRow, WithdrawalRow } from './store/payment-row.ts';
import {
  insertEvent,
  insertPayment,
  lockPayment,
  type NewPayment,
  type PaymentChange,
  SwitchedOff,
  updatePayment,
} from './store/payments.ts';
import { nextWithdrawal, type WithdrawalEvent } from './withdrawal-rules.ts';

/** The actor that moved a payment and, where one was given, the reason. */
export interface Told {
  by: string;
  note?: string;
}

type Move = Omit<PaymentChange, 'state' | 'moneyDue'>;

interface WithdrawalMove extends Move {
  event: WithdrawalEvent;
  told: Told;
  moneyDue?: null;
  /** Of which sending this is the answer. */
  sends?: number;
  /** Asked with the row locked: true leaves the withdrawal as it is. */
  unless?(seen: WithdrawalRow, transaction: pg.PoolClient): Promise<boolean>;
  /** Written with the move. */
  also?(moved: WithdrawalRow, transaction: pg.PoolClient): Promise<void>;
}

/** Opens a payment together with the first line of its story. */
export async function openPayment(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  payment: NewPayment,
  told: Told,
): Promise<PaymentRow> {
  const pause = payment.isWish ? await findPause(deps, transaction, payment) : undefined;
  if (pause) throw new SwitchedOff(`${payment.viewName} is off for everyone`, pause);
  const row = await insertPayment(transaction, payment);
  // With the player's row locked, so that two at once never both pass.
  if (payment.isWish && (await isAboveLevel(deps, transaction, row)))
    throw new SwitchedOff(`${payment.direction} of player ${payment.playerId}`, 'verification needed');
  await tell(deps, transaction, row, told);
  return row;
}

/** For a payment that the player wants. */
export async function unlessSwitchedOff<Opened>(opening: Promise<Opened>): Promise<Opened | SwitchedOff['problem']> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof SwitchedOff) return error.problem;
    throw error;
  }
}

/** Moves a deposit as its rules say. Undefined, and nothing is changed, when the event means nothing where it stands. */
export async function moveDeposit(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  seen: DepositRow,
  { event, told, ...move }: { event: DepositEvent; told: Told; moneyDue?: 'credit' | 'debit' } & Move,
): Promise<DepositRow | undefined> {
  const state = nextDeposit(seen.state, event);
  if (!state) return undefined;
  const moved = await updatePayment(transaction, seen, { ...move, state });
  if (moved) await tell(deps, transaction, moved, told);
  if (moved?.state === 'failed') {
    const payload = { playerId: String(moved.player_id) };
    await deps.outbox.record(transaction, { topic: 'cashier.deposit-failed', payload });
  }
  return moved;
}

/**
 * Moves a withdrawal as its rules say, in a transaction of its own. Of several at once exactly one moves it: the row is
 * locked, and the update names the state it was seen in.
 */
export async function moveWithdrawal(
  deps: CashierDeps,
  id: string,
  { event, told, sends, unless, also, ...move }: WithdrawalMove,
): Promise<WithdrawalRow | undefined> {
  return withLocked<WithdrawalRow>(deps, id, async (seen, transaction) => {
    const next = nextWithdrawal(seen.state, event);
    // An answer to a sending that is no longer the last one says nothing about the last one.
    if (sends !== undefined && seen.sends !== sends) return undefined;
    // The money of the state before is not settled yet: only what settles it may move on.
    if (!next || (seen.money_due !== null && move.moneyDue === undefined)) return undefined;
    if (await unless?.(seen, transaction)) return undefined;
    const change = next.money ? { moneyDue: next.money } : {};
    const moved = await updatePayment(transaction, seen, { ...move, ...change, state: next.state });
    if (moved) await tell(deps, transaction, moved, told);
    if (moved) await also?.(moved, transaction);
    return moved;
  });
}

/** Runs with the payment locked, so that what is decided on is still true when it is written. */
export async function withLocked<Row extends PaymentRow>(
  deps: { pool: pg.Pool },
  id: string,
  run: (seen: Row, transaction: pg.PoolClient) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  return inTransaction(deps.pool, async (transaction) => {
    const seen = await lockPayment(transaction, id);
    return seen && run(seen as Row, transaction);
  });
}

async function tell(deps: CashierDeps, transaction: pg.PoolClient, row: PaymentRow, told: Told): Promise<void> {
  const { by, note = null } = told;
  await insertEvent(transaction, { id: deps.ids.next(), paymentId: row.id, state: row.state, by, note });
}
