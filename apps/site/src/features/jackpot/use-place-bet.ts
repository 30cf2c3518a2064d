import { useMutation, useQueryClient } from '@harmattan/queries';
import { refreshMoney } from '../../shared/money/refresh-money.ts';
import { jackpotBetsKey } from './bets/use-jackpot-bets.ts';
import { placeBet } from './place-bet.ts';
import { isRefused } from './place-failure.ts';
import { dropKey, endTicket } from './slip-store.ts';
import { jackpotsKey } from './use-jackpots.ts';

export function usePlaceBet(jackpotId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: placeBet,
    onSuccess(_placed, { key }) {
      endTicket(jackpotId, key);
      void refreshMoney();
      queryClient.removeQueries({ queryKey: jackpotBetsKey });
      void queryClient.invalidateQueries({ queryKey: jackpotsKey });
    },
    onError(failure, { key }) {
      // Without an answer the ticket may have been taken: pressed again, it is the same ticket.
      if (!isRefused(failure)) return;
      dropKey(jackpotId, key);
      // The price or the close may be news to this page.
      void queryClient.invalidateQueries({ queryKey: jackpotsKey });
    },
  });
}
