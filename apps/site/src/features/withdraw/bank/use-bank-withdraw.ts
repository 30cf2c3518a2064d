import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';
import type { BankTexts } from './use-account-name.ts';

export interface BankWithdrawal extends BankTexts {
  /** As the bank gave it and the player confirmed it. */
  accountName: string;
}

/** What the player typed where the server asked once more who it is. */
interface Proof {
  password?: string;
  stepUpCode?: string;
}

export function useBankWithdraw(request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ amount, ...account }: BankWithdrawal & Proof) =>
      request.send((key) =>
        call('POST Banking/RegisterKudipalWithdraw', {
          body: { ...account, amount: wireAmount(amount), key, lang: storedLanguage() },
        }),
      ),
    onSettled: afterWithdrawal,
  });
}
