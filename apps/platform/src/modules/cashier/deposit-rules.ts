import type { Minor } from '@harmattan/kernel/money';
import type { Receipt } from './payment-port.ts';
import { secondLookSeconds } from './withdrawal-rules.ts';

/** As long as the account of a bank transfer stays open; other ways get as long. */
export const depositLifeSeconds = 1_800;

export type DepositState =
  | 'created'
  | 'awaiting_input'
  | 'submitted'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'review'
  /** Credited, and taken back by the gateway afterwards. */
  | 'charged_back';

export type DepositEvent =
  /** The gateway wants something from the player: a PIN, a code, an address, a visit to a page. */
  | 'input asked'
  | 'input given'
  /** The gateway waits for the money. */
  | 'money awaited'
  /** Money came that is to be credited as it is. */
  | 'money accepted'
  /** Money came that an operator has to review first. */
  | 'money doubted'
  | 'failed'
  | 'time over'
  | 'review credited'
  | 'review returned'
  | 'charged back';

const waiting: readonly DepositState[] = ['created', 'awaiting_input', 'submitted', 'pending'];

const moves: Record<DepositEvent, { from: readonly DepositState[]; to: DepositState }> = {
  'input asked': { from: ['created', 'submitted'], to: 'awaiting_input' },
  'input given': { from: ['awaiting_input'], to: 'submitted' },
  'money awaited': { from: ['created', 'awaiting_input', 'submitted'], to: 'pending' },
  'money accepted': { from: waiting, to: 'succeeded' },
  // Money is never dropped, also when we had given it up.
  'money doubted': { from: [...waiting, 'failed', 'expired'], to: 'review' },
  failed: { from: waiting, to: 'failed' },
  'time over': { from: waiting, to: 'expired' },
  'review credited': { from: ['review', ...waiting], to: 'succeeded' },
  'review returned': { from: ['review', ...waiting], to: 'failed' },
  'charged back': { from: ['succeeded'], to: 'charged_back' },
};

/** Undefined when the event changes nothing: it came twice, too late, or out of order. */
export function nextDeposit(state: DepositState, event: DepositEvent): DepositState | undefined {
  const { from, to } = moves[event];
  return from.includes(state) ? to : undefined;
}

export function isWaiting(state: string): boolean {
  return (waiting as readonly string[]).includes(state);
}

/** Whether a definite failure was noted before with the same code, long enough ago for the two answers to count. */
export function isAgreedFailure(
  noted: { failure_code: string | null; failure_at: Date | null; now: Date },
  code: string,
): boolean {
  const { failure_code, failure_at, now } = noted;
  if (failure_at === null || failure_code !== code) return false;
  return (now.getTime() - failure_at.getTime()) / 1_000 >= secondLookSeconds;
}

/** `session`: the bank's number of the transfer is that of another transaction. `off`: the player may not pay in now. */
export type Doubt = 'late' | 'off' | 'currency' | 'reference' | 'second' | 'session';

export type Judgement =
  | { verdict: 'credit'; amountMinor: Minor }
  | { verdict: 'review'; doubt: Doubt }
  /** The payment stands for other money already, so this needs a payment of its own, for an operator to review. */
  | { verdict: 'beside'; doubt: Doubt }
  | { verdict: 'nothing' };

/**
 * What to do with money that a gateway confirmed. What came is credited, also when it is more or less than was asked for;
 * what came late, in another currency, for something else or a second time is for a person to decide.
 */
export function judgeReceipt(
  deposit: {
    state: DepositState;
    reference: string;
    currency: string;
    expiresAt: Date;
    payee: string | undefined;
    /** Whether it stands for money already, be that credited, in review or sent back. */
    hasMoney: boolean;
    /** Whether another transaction is the same transfer of the bank. */
    isSessionTaken: boolean;
    /** Whether deposits of this player are switched off. */
    isOff: boolean;
  },
  receipt: Receipt,
  now: Date,
): Judgement {
  if (receipt.amountMinor <= 0n) return { verdict: 'nothing' };
  if (receipt.reference !== deposit.reference) return { verdict: 'beside', doubt: 'reference' };
  if (deposit.hasMoney) return { verdict: 'beside', doubt: deposit.isSessionTaken ? 'session' : 'second' };
  if (deposit.isSessionTaken) return { verdict: 'review', doubt: 'session' };
  const isForAnother = receipt.payee !== undefined && receipt.payee !== deposit.payee;
  if (isForAnother) return { verdict: 'review', doubt: 'reference' };
  if (receipt.currency !== deposit.currency) return { verdict: 'review', doubt: 'currency' };
  const isLate = (receipt.paidAt ?? now) > deposit.expiresAt;
  if (isLate || !isWaiting(deposit.state)) return { verdict: 'review', doubt: 'late' };
  if (deposit.isOff) return { verdict: 'review', doubt: 'off' };
  return { verdict: 'credit', amountMinor: receipt.amountMinor };
}
