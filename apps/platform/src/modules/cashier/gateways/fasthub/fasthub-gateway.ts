import type { Clock } from '@harmattan/kernel/clock';
import { fasthubFailures, signFasthub } from '@harmattan/wires/fasthub';
import type { Log } from '../../../../plumbing/log.ts';
import type { PaymentGateway } from '../../payment-port.ts';
import { createGatewayHttp } from '../gateway-http.ts';
import { mobileMoney, mobilePatienceSeconds } from '../mobile-money.ts';
import { createSignedWire, type MobileMoneySettings } from '../signed-wire.ts';

/** FastHub's payments are not public; they are taken to work as Selcom's do, under a signature of their own. */
export function createFasthub(deps: {
  settings: MobileMoneySettings;
  clock: Clock;
  log: Log;
  timeoutMs?: number;
}): PaymentGateway {
  const { settings, log, clock, timeoutMs } = deps;
  const http = createGatewayHttp({ url: settings.url, gateway: 'fasthub', log, ...(timeoutMs && { timeoutMs }) });
  const mobile = mobileMoney(createSignedWire({ http, sign: signFasthub, clock, settings }), settings, fasthubFailures);
  return {
    name: 'fasthub',
    rails: new Set(['wallet_push', 'pay_bill', 'payout_wallet']),
    payoutPatienceSeconds: mobilePatienceSeconds,
    async startDeposit({ way, ...intent }) {
      return way.rail === 'wallet_push' ? mobile.push(intent, way.msisdn) : { kind: 'unavailable' };
    },
    continueDeposit: async () => ({ kind: 'unavailable' }),
    queryDeposit: ({ reference, providerId = reference }) => mobile.queryC2b({ reference, transid: providerId }),
    banks: async () => undefined,
    resolveName: async () => ({ kind: 'unavailable' }),
    startPayout: mobile.startPayout,
    queryPayout: mobile.queryPayout,
    listLines: mobile.listLines,
    listDeposits: mobile.listDeposits,
    readBalance: mobile.readBalance,
    parseWebHook: () => ({ kind: 'malformed' }),
  };
}
