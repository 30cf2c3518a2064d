import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMoney } from '../../shared/refresh-money.ts';
import { jackpotBetsKey } from './bets/use-jackpot-bets.ts';
import { placeBet } from './place-bet.ts';
import { clearSlip, dropKey } from './slip-store.ts';
import { jackpotsKey } from './use-jackpots.ts';
import { isRefused } from './use-place-failure.ts';

export function usePlaceBet(jackpotId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: placeBet,
    onSuccess() {
      clearSlip(jackpotId);
      void refreshMoney();
      queryClient.removeQueries({ queryKey: jackpotBetsKey });
      void queryClient.invalidateQueries({ queryKey: jackpotsKey });
    },
    onError(failure) {
      // Without an answer the ticket may have been taken: pressed again, it is the same ticket.
      if (!isRefused(failure)) return;
      dropKey(jackpotId);
      // The price or the close may be news to this page.
      void queryClient.invalidateQueries({ queryKey: jackpotsKey });
    },
  });
}
