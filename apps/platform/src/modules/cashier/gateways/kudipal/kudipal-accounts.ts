import { accountNameIn, paths, virtualAccountAnswer, virtualAccountRequest } from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import type { PaymentGateway } from '../../payment-port.ts';
import { type KudipalWire, read } from './kudipal-wire.ts';

export function kudipalAccounts(wire: KudipalWire): Required<Pick<PaymentGateway, 'openAccount'>> {
  return {
    async openAccount({ reference, payer }) {
      const body = z.encode(virtualAccountRequest, {
        ...{ email: payer.email, tx_ref: reference, is_permanent: true as const, phonenumber: payer.userName },
        narration: payer.fullName,
      });
      const answer = read(await wire.post(paths.virtualAccount, body), virtualAccountAnswer);
      if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
      if (answer.kind !== 'data' || !answer.data.data) return { kind: 'unknown' };
      const { bank_name: bankName, account_number: accountNumber, note } = answer.data.data;
      return { kind: 'account', bankName, accountNumber, accountName: accountNameIn(note) };
    },
  };
}
