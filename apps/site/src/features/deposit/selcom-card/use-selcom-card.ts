import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';

export type BillingForm = Record<
  'amount' | 'firstName' | 'lastName' | 'email' | 'address' | 'city' | 'region' | 'postCode' | 'phone',
  string
>;

export function useSelcomCard(request: PaymentRequest, { saveInfo }: { saveInfo: boolean }) {
  return useMutation({
    mutationFn: ({ amount, phone, ...rest }: BillingForm) =>
      request.send((key) =>
        call('POST Banking/RegisterSelcomCCDeposit', {
          body: { ...rest, phone: phone.replace(/\D/g, ''), amount: wireAmount(amount), saveInfo, key },
        }),
      ),
  });
}
