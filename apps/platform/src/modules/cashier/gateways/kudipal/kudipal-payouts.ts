import { paths, transferAnswer, transferRequest, transfersAnswer } from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import type { PaymentGateway } from '../../payment-port.ts';
import { type KudipalWire, read } from './kudipal-wire.ts';

/** The wire has no code for it. An account that does not exist is another matter. */
const takenReference = /duplicate|already|(?<!not |n't )exist/i;

export function kudipalPayouts(
  wire: KudipalWire,
  { callbackUrl }: { callbackUrl: string },
): Pick<PaymentGateway, 'startPayout' | 'queryPayout'> {
  return {
    async startPayout({ reference, amountKobo, currency, destination }) {
      if (destination.kind !== 'bank') return { kind: 'rejected', reason: 'PAYMENT_METHOD_NOT_AVAILABLE' };
      const request = z.encode(transferRequest, {
        account_bank: destination.bankCode,
        account_number: destination.accountNumber,
        amount: amountKobo,
        narration: 'Withdrawal',
        currency,
        reference,
        callback_url: callbackUrl,
        debit_currency: currency,
        meta: [{ mobile_number: destination.phone }],
      });
      const answer = read(await wire.post(paths.transfers, request), transferAnswer);
      if (answer.kind === 'refused') {
        // A reference that is taken was sent before, and then this is no refusal of the pay-out.
        const isTaken = answer.status === 409 || takenReference.test(answer.reason);
        return isTaken ? { kind: 'unknown' } : { kind: 'rejected', reason: answer.reason };
      }
      if (answer.kind !== 'data' || answer.data.data?.reference !== reference) return { kind: 'unknown' };
      const { id, status } = answer.data.data;
      return { kind: 'accepted', providerRef: String(id), isFinal: status === 'SUCCESSFUL' || status === 'FAILED' };
    },

    async queryPayout({ reference }) {
      const answer = read(await wire.get(paths.transfersByReference(reference)), transfersAnswer);
      if (answer.kind !== 'data') return { kind: 'unknown' };
      const transfer = answer.data.data.find((found) => found.reference === reference);
      if (!transfer) return { kind: 'not known' };
      switch (transfer.status) {
        case 'SUCCESSFUL':
          return { kind: 'succeeded', providerRef: String(transfer.id) };
        case 'FAILED':
          return { kind: 'failed', reason: (transfer.complete_message || 'WITHDRAWAL_FAILED').slice(0, 200) };
        default:
          return { kind: 'pending' };
      }
    },
  };
}
