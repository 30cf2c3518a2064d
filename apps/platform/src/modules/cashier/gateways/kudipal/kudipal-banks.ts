import { banksAnswer, paths, resolveAccountAnswer } from '@harmattan/wires/flutterwave';
import type { PaymentGateway } from '../../payment-port.ts';
import { type KudipalWire, read } from './kudipal-wire.ts';

export function kudipalBanks(wire: KudipalWire): Pick<PaymentGateway, 'banks' | 'resolveName'> {
  return {
    async banks() {
      const answer = read(await wire.get(paths.banks), banksAnswer);
      if (answer.kind !== 'data') return undefined;
      return answer.data.data.map(({ code, name }) => ({ code, name }));
    },
    async resolveName({ bankCode, accountNumber }) {
      const request = { account_number: accountNumber, account_bank: bankCode };
      const answer = read(await wire.post(paths.resolveAccount, request), resolveAccountAnswer);
      if (answer.kind === 'refused') return { kind: 'not found' };
      if (answer.kind !== 'data') return { kind: 'unavailable' };
      const { data } = answer.data;
      return data?.account_number === accountNumber ? { kind: 'name', name: data.account_name } : { kind: 'not found' };
    },
  };
}
