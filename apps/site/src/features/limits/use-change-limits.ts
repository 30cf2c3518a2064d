import type { CallInput } from '@harmattan/contract';
import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { limitsKey, type PlayerLimits, showLimits } from '../../shared/limits/use-limits.ts';

export type LimitWish = CallInput<'POST Limits/Set'>['body'];

export const useSetLimit = () => useChange((body: LimitWish) => call('POST Limits/Set', { body }));

export const useConfirmRaise = () => useChange((id: string) => call('POST Limits/Confirm', { body: { id } }));

type HeldWish = CallInput<'POST Limits/ChooseHeld'>['body'];

export const useChooseHeld = () => useChange((body: HeldWish) => call('POST Limits/ChooseHeld', { body }));

/** Every answer has all limits as they are now. After a refusal they are asked for anew: the page showed what is no longer true. */
function useChange<Wish>(change: (wish: Wish) => Promise<PlayerLimits>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (limits) => showLimits(queryClient, limits),
    onError: () => queryClient.invalidateQueries({ queryKey: limitsKey }),
  });
}
