import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type BankTexts = Record<'code' | 'accountNumber' | 'amount', string>;

/** Asks the bank whose account it is. Moves no money. */
export function useAccountName() {
  return useMutation({
    mutationFn: ({ accountNumber, code }: BankTexts) =>
      call('POST Banking/GetBankAccountNumber', { body: { accountnumber: accountNumber, code } }),
  });
}
