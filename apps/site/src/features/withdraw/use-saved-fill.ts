import { useEffect, useEffectEvent } from 'react';
import { wireAmountField } from '../../shared/cashier/wire-amount.ts';
import { useSavedChoice } from './use-saved-choice.ts';

/** Fills a form in with what the chosen account was paid last, once for each choice. */
export function useSavedFill(
  viewName: string,
  fill: (saved: { channel: string | null; amount: string }) => void,
): void {
  const { chosen } = useSavedChoice();
  const id = chosen?.viewName === viewName ? chosen.id : undefined;
  const take = useEffectEvent(() => {
    if (chosen && id) fill({ channel: chosen.channel, amount: wireAmountField(chosen.amount) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the player types afterwards stays.
  useEffect(() => take(), [id]);
}
