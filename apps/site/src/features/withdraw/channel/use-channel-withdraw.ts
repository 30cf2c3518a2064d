import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';
import type { Channel } from './channels.ts';

export function useChannelWithdraw(request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ amount, channel }: { amount: string; channel: string }) =>
      request.send((key) =>
        call('POST Banking/RegisterSelcomWithdraw', {
          body: { amount: wireAmount(amount), channel: channel as Channel, key, lang: storedLanguage() },
        }),
      ),
    onSettled: afterWithdrawal,
  });
}
