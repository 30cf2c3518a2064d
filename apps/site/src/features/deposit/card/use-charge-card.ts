import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useBonusCode } from '../bonus-code.tsx';
import { type CardTexts, wireCard } from './card.ts';

export function useChargeCard() {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: (card: CardTexts) =>
      call('POST Banking/RegisterKudipalCardDeposit', { body: { ...wireCard(card), ...bonus } }),
    // What a mutation was called with is remembered for minutes after it ended; a card must not be.
    gcTime: 0,
  });
}
