import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';

export function useMobileWithdraw(request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ amount }: { amount: string }) =>
      request.send((key) =>
        call('POST Banking/RegisterFastHubWithdraw', { query: { amount, key, lang: storedLanguage() } }),
      ),
    onSettled: afterWithdrawal,
  });
}
