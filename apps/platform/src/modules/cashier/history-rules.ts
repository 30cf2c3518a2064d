/** What the player's history calls a payment. */
export const historyStatus = {
  success: 0,
  processing: 1,
  error: 2,
  rejected: 3,
  errorWithRollback: 4,
  canceled: 5,
} as const;

export type HistoryStatus = (typeof historyStatus)[keyof typeof historyStatus];

/** A deposit is no success before its money is there to play with. */
export function statusOf(payment: {
  direction: 'deposit' | 'withdraw';
  state: string;
  money_due: string | null;
}): HistoryStatus {
  switch (payment.state) {
    case 'succeeded':
      return payment.money_due === 'credit' ? historyStatus.processing : historyStatus.success;
    case 'paid':
    case 'paid_after_failure':
      return historyStatus.success;
    case 'refused':
      return historyStatus.error;
    case 'rejected':
      return historyStatus.rejected;
    case 'returned':
    case 'charged_back':
      return historyStatus.errorWithRollback;
    case 'canceled':
    case 'expired':
      return historyStatus.canceled;
    case 'failed':
      return payment.direction === 'deposit' ? historyStatus.error : historyStatus.errorWithRollback;
    default:
      return historyStatus.processing;
  }
}

export const historyPageRows = 500;
