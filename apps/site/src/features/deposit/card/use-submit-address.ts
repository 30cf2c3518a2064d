import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type OpenCharge, wireCard } from './card.ts';

export type AddressTexts = Record<'address' | 'city' | 'state' | 'zipCode' | 'country', string>;

export function useSubmitAddress({ card, answer }: OpenCharge) {
  return useMutation({
    mutationFn: ({ address, city, state, zipCode, country }: AddressTexts) =>
      call('POST Banking/KudipalCardNoAuth', {
        body: { ...wireCard(card), address, city, state, zipCode, country, id: answer.id },
      }),
    // As with the card itself.
    gcTime: 0,
  });
}
