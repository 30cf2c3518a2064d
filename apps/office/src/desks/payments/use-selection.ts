import { useState } from 'react';
import type { WaitingPayment } from './use-payments.ts';

/** As many as the call takes. */
const selectedMax = 50;

const canSelect = ({ actions }: WaitingPayment) => actions.includes('approve');

export type Selection = ReturnType<typeof useSelection>;

/** Withdrawals that are approved together. All of them wait for the same reason; what has left the list is not selected any more. */
export function useSelection(payments: readonly WaitingPayment[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = payments.filter((payment) => canSelect(payment) && ids.has(payment.id));
  const reason = selected[0]?.reason;
  const isSelected = ({ id }: WaitingPayment) => selected.some((one) => one.id === id);
  const isOfRule = (payment: WaitingPayment) =>
    isSelected(payment) || ((reason === undefined || payment.reason === reason) && selected.length < selectedMax);

  function toggle(payment: WaitingPayment) {
    if (!canSelect(payment) || !isOfRule(payment)) return;
    const left = selected.map(({ id }) => id);
    setIds(new Set(isSelected(payment) ? left.filter((id) => id !== payment.id) : [...left, payment.id]));
  }
  return { selected, reason, canSelect, isSelected, isOfRule, toggle, clear: () => setIds(new Set()) };
}
