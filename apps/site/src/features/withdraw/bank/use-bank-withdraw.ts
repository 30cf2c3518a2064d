import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';
import type { BankTexts } from './use-account-name.ts';

/** To an account that was typed, whose name the bank gave; or to a saved one, of whose number only the last digits are known here. */
export type BankWithdrawal = { accountName: string } & (BankTexts | (Omit<BankTexts, 'code'> & { savedId: string }));

/** What the player typed where the server asked once more who it is. */
interface Proof {
  password?: string;
  stepUpCode?: string;
}

export function useBankWithdraw(request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ withdrawal, proof }: { withdrawal: BankWithdrawal; proof: Proof }) =>
      request.send((key) => {
        const about = { ...proof, amount: wireAmount(withdrawal.amount), key, lang: storedLanguage() };
        if ('savedId' in withdrawal) {
          return call('POST Banking/RegisterSavedWithdraw', { body: { ...about, savedId: withdrawal.savedId } });
        }
        const { accountNumber, code, accountName } = withdrawal;
        return call('POST Banking/RegisterKudipalWithdraw', { body: { ...about, accountNumber, code, accountName } });
      }),
    onSettled: afterWithdrawal,
  });
}
