import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { claimsKey } from './use-claims.ts';

export interface ClaimFields extends Record<string, string> {
  method: string;
  amount: string;
  /** As the browser's field has it: `2026-11-15T13:05`. */
  paidAt: string;
  words: string;
}

export function useClaimDeposit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, amount, paidAt, words }: ClaimFields) =>
      call('POST Banking/ClaimDeposit', {
        body: {
          ...{ viewName: method, amount: wireAmount(amount), words: words.trim(), lang: storedLanguage() },
          paidAt: paidAt.length === 16 ? `${paidAt}:00` : paidAt,
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: claimsKey }),
  });
}
