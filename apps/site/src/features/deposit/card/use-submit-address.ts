import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { type CardTexts, isCardAnswerOver, isCardEnd, type OpenCharge, wireCard } from './card.ts';

export type AddressTexts = Omit<CardTexts, 'amount'> &
  Record<'address' | 'city' | 'state' | 'zipCode' | 'country', string>;

export function useSubmitAddress({ card, answer }: OpenCharge, request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ address, city, state, zipCode, country, ...typed }: AddressTexts) =>
      request.send(
        () =>
          call('POST Banking/KudipalCardNoAuth', {
            body: { ...wireCard({ ...card, ...typed }), address, city, state, zipCode, country, id: answer.id },
          }),
        { isOver: isCardAnswerOver, isEnd: isCardEnd },
      ),
  });
}
