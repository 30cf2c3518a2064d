import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useBonusCode } from '../bonus-code.tsx';
import { type CardTexts, isCardAnswerOver, isCardEnd, type OpenCharge, wireCard } from './card.ts';

export type PinTexts = Omit<CardTexts, 'amount'> & { pin: string };

export function useChargeWithPin({ card, answer }: OpenCharge, request: PaymentRequest) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: ({ pin, ...typed }: PinTexts) =>
      request.send(
        () =>
          call('POST Banking/KudipalChargeWithPin', {
            body: { ...wireCard({ ...card, ...typed }), ...bonus, pin, id: answer.id },
          }),
        { isOver: isCardAnswerOver, isEnd: isCardEnd },
      ),
  });
}
