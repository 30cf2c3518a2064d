import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useBonusCode } from '../bonus-code.tsx';
import { type OpenCharge, wireCard } from './card.ts';

export function useChargeWithPin({ card, answer }: OpenCharge) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: ({ pin }: { pin: string }) =>
      call('POST Banking/KudipalChargeWithPin', { body: { ...wireCard(card), ...bonus, pin, id: answer.id } }),
    // As with the card itself.
    gcTime: 0,
  });
}
