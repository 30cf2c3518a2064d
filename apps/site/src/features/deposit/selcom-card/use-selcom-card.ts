import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { wireBilling } from './billing-check.ts';

export type BillingForm = Record<
  'amount' | 'firstName' | 'lastName' | 'email' | 'address' | 'city' | 'region' | 'postCode' | 'phone',
  string
>;

export function useSelcomCard(request: PaymentRequest, { saveInfo }: { saveInfo: boolean }) {
  return useMutation({
    mutationFn: ({ amount, ...details }: BillingForm) =>
      request.send((key) =>
        call('POST Banking/RegisterSelcomCCDeposit', {
          body: { ...wireBilling(details), amount: wireAmount(amount), saveInfo, key },
        }),
      ),
  });
}
