import type { CashierDeps } from './cashier-deps.ts';
import { isPayoutPaused } from './find-incident.ts';
import { heldBackSeconds } from './hold-back.ts';
import { maskedNumber } from './mask-destination.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findLatestWithdrawal, listEvents } from './store/payments.ts';
import { canBeCanceled, isFinished } from './withdrawal-rules.ts';

type ShownStep = 'requested' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected' | 'canceled' | 'returned';

/** What the player sees of a withdrawal's story; the rest of it is ours. */
const shownSteps: Record<string, ShownStep> = {
  requested: 'requested',
  approved: 'approved',
  sending: 'sent',
  paid: 'paid',
  paid_after_failure: 'paid',
  failed: 'failed',
  refused: 'failed',
  rejected: 'rejected',
  canceled: 'canceled',
  returned: 'returned',
};

const messages: Record<string, string> = {
  holding: 'WITHDRAWAL_IS_BEING_PROCESSED',
  requested: 'WITHDRAWAL_WAITS_FOR_APPROVAL',
  approved: 'WITHDRAWAL_IS_BEING_PROCESSED',
  sending: 'WITHDRAWAL_IS_ON_ITS_WAY',
  sent_unknown: 'WITHDRAWAL_IS_ON_ITS_WAY',
  pending: 'WITHDRAWAL_IS_ON_ITS_WAY',
  failed: 'WITHDRAWAL_FAILED',
  refused: 'INSUFFICIENT_AMOUNT',
  rejected: 'WITHDRAWAL_REJECTED',
  returned: 'WITHDRAWAL_WAS_RETURNED',
};

/** The player's latest withdrawal and how far it has come. */
export async function readWithdrawOrder(deps: CashierDeps, playerId: bigint) {
  const withdrawal = await findLatestWithdrawal(deps.pool, playerId);
  if (!withdrawal) return null;
  const isUnsent = canBeCanceled(withdrawal.state);
  const events = await listEvents(deps.pool, withdrawal.id);
  return {
    id: withdrawal.id,
    viewName: withdrawal.view_name,
    amount: withdrawal.amount_kobo,
    destination: maskedNumber(withdrawal.destination),
    canBeCanceled: isUnsent && deps.canPlayersCancel,
    isFinished: isFinished(withdrawal.state),
    message: messageOf(deps, withdrawal),
    steps: events.flatMap(({ state, at }) => {
      const step = shownSteps[state];
      return step ? [{ step, time: at }] : [];
    }),
  };
}

function messageOf(deps: CashierDeps, withdrawal: WithdrawalRow): string {
  if (canBeCanceled(withdrawal.state) && heldBackSeconds(withdrawal) > 0) return heldBackMessage(deps);
  if (withdrawal.state === 'approved' && isPayoutPaused(deps, withdrawal)) return 'WITHDRAWAL_WAITS_FOR_ITS_BANK';
  return messages[withdrawal.state] ?? '';
}

function heldBackMessage({ canPlayersCancel }: CashierDeps): string {
  return canPlayersCancel ? 'WITHDRAWAL_IS_HELD_BACK' : 'WITHDRAWAL_IS_BEING_PROCESSED';
}
