import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { useBonusCode } from '../bonus-code.tsx';
import { isCardAnswerOver } from './card.ts';

export function useChargeSavedCard(request: PaymentRequest) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: ({ amount, card }: { amount: string; card: string }) =>
      request.send(
        (key) =>
          call('POST Banking/RegisterSavedCardDeposit', {
            body: { amount: wireAmount(amount), card, ...bonus, key },
          }),
        { isOver: isCardAnswerOver },
      ),
  });
}
