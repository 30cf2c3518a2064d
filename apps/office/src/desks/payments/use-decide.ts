import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useAmountText } from '../../shared/view/amount.tsx';
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

/** Sends, says what came of it and closes. The list is asked for anew after a refusal too: it showed what is no longer true. */
export function useDecide(onClose: () => void) {
  const refresh = useRefresh();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      refresh();
    }
  };
}

export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['payments'] });
    void queries.invalidateQueries({ queryKey: ['approvals'] });
  };
}
