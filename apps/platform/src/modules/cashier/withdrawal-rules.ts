export type WithdrawalState =
  | 'holding'
  | 'refused'
  | 'requested'
  | 'approved'
  | 'sending'
  | 'sent_unknown'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'returned'
  | 'canceled'
  | 'rejected';

export type WithdrawalEvent =
  /** The wallet set the money aside, or had none to set aside. */
  | 'held'
  | 'not held'
  | 'approved'
  | 'canceled'
  | 'rejected'
  /** Somebody took it on to send it. From here on it cannot be called back. */
  | 'taken to send'
  | 'accepted'
  | 'unanswered'
  | 'paid'
  | 'failed'
  | 'returned';

/** What the wallet has to do for a new state to be true. */
export type MoneyDue = 'void' | 'post' | 'reverse' | null;

const cancellable: readonly WithdrawalState[] = ['requested', 'approved'];
const onItsWay: readonly WithdrawalState[] = ['sending', 'sent_unknown', 'pending'];

const moves: Record<WithdrawalEvent, { from: readonly WithdrawalState[]; to: WithdrawalState; money: MoneyDue }> = {
  held: { from: ['holding'], to: 'requested', money: null },
  'not held': { from: ['holding'], to: 'refused', money: null },
  approved: { from: ['requested'], to: 'approved', money: null },
  canceled: { from: cancellable, to: 'canceled', money: 'void' },
  rejected: { from: cancellable, to: 'rejected', money: 'void' },
  'taken to send': { from: ['approved'], to: 'sending', money: null },
  accepted: { from: ['sending', 'sent_unknown'], to: 'pending', money: null },
  unanswered: { from: ['sending'], to: 'sent_unknown', money: null },
  paid: { from: onItsWay, to: 'paid', money: 'post' },
  failed: { from: onItsWay, to: 'failed', money: 'void' },
  returned: { from: ['paid'], to: 'returned', money: 'reverse' },
};

/** Undefined when the event changes nothing: it came twice, too late, or out of order. */
export function nextWithdrawal(
  state: WithdrawalState,
  event: WithdrawalEvent,
): { state: WithdrawalState; money: MoneyDue } | undefined {
  const { from, to, money } = moves[event];
  return from.includes(state) ? { state: to, money } : undefined;
}

/** From which states an event may happen; the database checks the same in the update itself. */
export function statesBefore(event: WithdrawalEvent): readonly WithdrawalState[] {
  return moves[event].from;
}

export function canBeCanceled(state: string): boolean {
  return (cancellable as readonly string[]).includes(state);
}

export function isOnItsWay(state: string): boolean {
  return (onItsWay as readonly string[]).includes(state);
}

export function isFinished(state: string): boolean {
  return state !== 'holding' && !canBeCanceled(state) && !isOnItsWay(state);
}

/** Sent, and the gateway has not said yet that it has it. */
const unconfirmed: readonly WithdrawalState[] = ['sending', 'sent_unknown'];

/** How long the gateway must not have heard of a pay-out before it may be sent once more, under the same reference. */
export const resendAfterSeconds = 600;

/**
 * What to do with the gateway's word on a pay-out. Only its own "never heard of it", and that for long, allows to send
 * again; silence never does. What it had accepted is never sent again: a gateway that forgets may have paid before.
 */
export function judgePayout(
  outcome: 'succeeded' | 'failed' | 'pending' | 'not known' | 'unknown',
  withdrawal: { state: WithdrawalState; sentSecondsAgo: number },
): WithdrawalEvent | 'send again' | 'wait' {
  switch (outcome) {
    case 'succeeded':
      return 'paid';
    case 'failed':
      return withdrawal.state === 'paid' ? 'returned' : 'failed';
    case 'pending':
      return withdrawal.state === 'pending' ? 'wait' : 'accepted';
    case 'not known':
      return unconfirmed.includes(withdrawal.state) && withdrawal.sentSecondsAgo >= resendAfterSeconds
        ? 'send again'
        : 'wait';
    case 'unknown':
      return withdrawal.state === 'sending' ? 'unanswered' : 'wait';
  }
}
