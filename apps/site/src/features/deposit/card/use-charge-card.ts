import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useBonusCode } from '../bonus-code.tsx';
import { type CardTexts, isCardAnswerOver, wireCard } from './card.ts';

export function useChargeCard(request: PaymentRequest, { saveCard }: { saveCard: boolean }) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: (card: CardTexts) =>
      request.send(
        (key) =>
          call('POST Banking/RegisterKudipalCardDeposit', {
            body: { ...wireCard(card), ...bonus, ...(saveCard && { saveCard }), key },
          }),
        { isOver: isCardAnswerOver },
      ),
  });
}
