import { useQueryClient } from '@tanstack/react-query';
import { useAmountText } from '../../shared/view/amount.tsx';
import { useDecide as useSharedDecide } from '../../shared/view/use-decide.ts';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';

/** What a decision is about, as its sentences name it. */
export function useWords({ amount, userName, playerId }: WaitingPayment) {
  const t = useT();
  const amountText = useAmountText();
  return {
    amount: amount === null ? t('payments.amount-unknown') : amountText(amount),
    player: userName ?? (playerId === null ? t('payments.player-unknown') : `#${playerId}`),
  };
}

const shown = ['payments', 'approvals'];

export const useDecide = (onClose: () => void) => useSharedDecide(onClose, shown);

export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const name of shown) void queries.invalidateQueries({ queryKey: [name] });
  };
}
