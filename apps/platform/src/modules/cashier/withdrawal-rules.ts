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
  /** Paid by the gateway although it had called it failed, and the money had been given back. */
  | 'paid_after_failure'
  | 'returned'
  | 'canceled'
  | 'rejected';

export type WithdrawalEvent =
  /** The wallet set the money aside, or had none to set aside. */
  | 'held'
  | 'not held'
  | 'approved'
  /** An automatic approval no longer holds when it is to be sent: an operator decides. */
  | 'approval withdrawn'
  | 'canceled'
  | 'rejected'
  /** The operator paid it outside of the gateway, which never had it. */
  | 'paid by hand'
  /** A process took it on to send it. From here on it cannot be called back. */
  | 'taken to send'
  | 'accepted'
  | 'unanswered'
  | 'paid'
  | 'paid after failure'
  | 'failed'
  | 'returned'
  /** The gateway changed its word again: what was debited after the failure goes back. */
  | 'returned again';

/** What the wallet has to do for a new state to be true. */
export type MoneyDue = 'void' | 'post' | 'reverse' | 'debit' | 'undo' | null;

const cancellable: readonly WithdrawalState[] = ['requested', 'approved'];
const onItsWay: readonly WithdrawalState[] = ['sending', 'sent_unknown', 'pending'];

const moves: Record<WithdrawalEvent, { from: readonly WithdrawalState[]; to: WithdrawalState; money: MoneyDue }> = {
  held: { from: ['holding'], to: 'requested', money: null },
  'not held': { from: ['holding'], to: 'refused', money: null },
  approved: { from: ['requested'], to: 'approved', money: null },
  'approval withdrawn': { from: ['approved'], to: 'requested', money: null },
  canceled: { from: cancellable, to: 'canceled', money: 'void' },
  rejected: { from: cancellable, to: 'rejected', money: 'void' },
  'paid by hand': { from: ['requested'], to: 'paid', money: 'post' },
  'taken to send': { from: ['approved'], to: 'sending', money: null },
  accepted: { from: ['sending', 'sent_unknown'], to: 'pending', money: null },
  unanswered: { from: ['sending', 'sent_unknown'], to: 'sent_unknown', money: null },
  paid: { from: onItsWay, to: 'paid', money: 'post' },
  failed: { from: onItsWay, to: 'failed', money: 'void' },
  'paid after failure': { from: ['failed', 'returned'], to: 'paid_after_failure', money: 'debit' },
  returned: { from: ['paid'], to: 'returned', money: 'reverse' },
  'returned again': { from: ['paid_after_failure'], to: 'returned', money: 'undo' },
};

/** Undefined when the event changes nothing: it came twice, too late, or out of order. */
export function nextWithdrawal(
  state: WithdrawalState,
  event: WithdrawalEvent,
): { state: WithdrawalState; money: MoneyDue } | undefined {
  const { from, to, money } = moves[event];
  return from.includes(state) ? { state: to, money } : undefined;
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

/** Given back to the player, and still asked for: a gateway may pay what it called failed. */
export function isGivenBack(state: string): boolean {
  return (moves['paid after failure'].from as readonly string[]).includes(state);
}

/** Sent, and the gateway has not said yet that it has it. */
const unconfirmed: readonly WithdrawalState[] = ['sending', 'sent_unknown'];

/** How long the gateway must not have heard of a pay-out before it may be sent once more, under the same reference. */
export const resendAfterSeconds = 600;

/** Money moves on a failure only after a second equal answer, at least so much later. */
export const secondLookSeconds = 5;

/** A definite failure that waits for a second answer. */
export interface Failure {
  code: string;
  /** Refused when it was sent, or called failed when it was asked for. */
  from: 'send' | 'query';
  secondsAgo: number;
}

export type PayoutWord = { kind: 'succeeded' | 'pending' | 'not known' | 'unknown' } | { kind: 'failed'; code: string };

/**
 * What to do with the gateway's word on a pay-out. A failure counts once two equal answers agree on it. Only the gateway's own
 * "never heard of it", and that for long, allows to send again; silence never does. What it had accepted is never sent again:
 * a gateway that forgets may have paid before.
 */
export function judgePayout(
  word: PayoutWord,
  withdrawal: { state: WithdrawalState; sentSecondsAgo: number; failure: Failure | undefined },
): WithdrawalEvent | 'send again' | 'ask once more' | 'wait' {
  const { state, failure } = withdrawal;
  switch (word.kind) {
    case 'succeeded':
      if (isGivenBack(state)) return 'paid after failure';
      return isOnItsWay(state) ? 'paid' : 'wait';
    case 'failed': {
      const event = failureEvents[state];
      if (!event) return 'wait';
      return failure?.code === word.code && isLongAgo(failure) ? event : 'ask once more';
    }
    case 'pending':
      return unconfirmed.includes(state) ? 'accepted' : 'wait';
    case 'not known':
      if (!unconfirmed.includes(state)) return 'wait';
      // Refused when it was sent, and not known afterwards: two answers that agree.
      if (failure?.from === 'send') return isLongAgo(failure) ? 'failed' : 'ask once more';
      return withdrawal.sentSecondsAgo >= resendAfterSeconds ? 'send again' : 'wait';
    case 'unknown':
      return state === 'sending' ? 'unanswered' : 'wait';
  }
}

const failureEvents: Partial<Record<WithdrawalState, WithdrawalEvent>> = {
  sending: 'failed',
  sent_unknown: 'failed',
  pending: 'failed',
  paid: 'returned',
  paid_after_failure: 'returned again',
};

function isLongAgo({ secondsAgo }: Failure): boolean {
  return secondsAgo >= secondLookSeconds;
}
