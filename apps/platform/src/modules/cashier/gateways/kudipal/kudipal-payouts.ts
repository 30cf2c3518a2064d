import { paths, transferAnswer, transferRequest, transfersAnswer } from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import { methodNotAvailable, type PaymentGateway } from '../../payment-port.ts';
import { type KudipalWire, read } from './kudipal-wire.ts';

/**
 * Refusals after which no money moves, by their words, since the wire has no codes. Any other refusal is unknown: in whatever
 * words, it may be about the reference of a transfer that was taken before.
 */
const definiteRefusals: readonly RegExp[] = [
  /^account resolve failed/i,
  /^(this )?(bank )?account (number )?(does not|doesn't) exist/i,
  /^(bank|account_bank|bank code) is (unknown|not known|invalid)/i,
  /^account_number (must|is invalid)/i,
  /^insufficient (funds|balance)/i,
];

export function kudipalPayouts(
  wire: KudipalWire,
  { callbackUrl }: { callbackUrl: string },
): Pick<PaymentGateway, 'startPayout' | 'queryPayout'> {
  return {
    async startPayout({ reference, amountMinor, currency, destination }) {
      if (destination.kind !== 'bank') return methodNotAvailable;
      const request = z.encode(transferRequest, {
        account_bank: destination.bankCode,
        account_number: destination.accountNumber,
        amount: amountMinor,
        narration: 'Withdrawal',
        currency,
        reference,
        callback_url: callbackUrl,
        debit_currency: currency,
        meta: [{ mobile_number: destination.phone }],
      });
      const answer = read(await wire.post(paths.transfers, request), transferAnswer);
      if (answer.kind === 'refused') {
        const { status, reason } = answer;
        const isDefinite = status === 400 && definiteRefusals.some((words) => words.test(reason));
        return isDefinite ? { kind: 'rejected', code: 'REFUSED', reason } : { kind: 'unknown' };
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
          return {
            kind: 'failed',
            code: transfer.status,
            reason: (transfer.complete_message || 'WITHDRAWAL_FAILED').slice(0, 200),
          };
        default:
          return { kind: 'pending' };
      }
    },
  };
}
