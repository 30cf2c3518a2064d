import type { Clock } from '@harmattan/kernel/clock';
import { orderHook, orderHookSigned, selcomFailures, signSelcom, verifySelcom } from '@harmattan/wires/selcom';
import type { Log } from '../../../../plumbing/log.ts';
import type { PaymentGateway, WebHook, WebHookRequest } from '../../payment-port.ts';
import { createGatewayHttp } from '../gateway-http.ts';
import { mobileMoney, mobilePatienceSeconds } from '../mobile-money.ts';
import { createSignedWire, type MobileMoneySettings } from '../signed-wire.ts';
import { openOrder, queryOrder } from './selcom-orders.ts';

/** How far the gateway's clock may be from ours in a web hook. */
const hookWindowMs = 5 * 60_000;

export function createSelcom(deps: {
  settings: MobileMoneySettings;
  siteUrl: string;
  clock: Clock;
  log: Log;
  timeoutMs?: number;
}): PaymentGateway {
  const { settings, log, clock, timeoutMs } = deps;
  const http = createGatewayHttp({ url: settings.url, gateway: 'selcom', log, ...(timeoutMs && { timeoutMs }) });
  const wire = createSignedWire({ http, sign: signSelcom, clock, settings });
  const mobile = mobileMoney(wire, settings, selcomFailures);
  return {
    name: 'selcom',
    rails: new Set(['hosted_page', 'pay_bill', 'payout_wallet']),
    payoutPatienceSeconds: mobilePatienceSeconds,
    async startDeposit({ way, ...intent }) {
      if (way.rail !== 'hosted_page') return { kind: 'unavailable' };
      return openOrder(wire, { ...intent, billing: way.billing, vendor: settings.vendor, siteUrl: deps.siteUrl });
    },
    continueDeposit: async () => ({ kind: 'unavailable' }),
    async queryDeposit({ reference, rail, providerId }) {
      if (rail === 'hosted_page') return queryOrder(wire, { reference, currency: settings.currency });
      return providerId === undefined ? { kind: 'pending' } : mobile.queryC2b({ reference, transid: providerId });
    },
    banks: async () => undefined,
    resolveName: async () => ({ kind: 'unavailable' }),
    startPayout: mobile.startPayout,
    queryPayout: mobile.queryPayout,
    listLines: mobile.listLines,
    listDeposits: mobile.listDeposits,
    readBalance: mobile.readBalance,
    parseWebHook: (request) => parseWebHook(request, { settings, clock }),
  };
}

function parseWebHook(
  { headers, rawBody }: WebHookRequest,
  { settings, clock }: { settings: MobileMoneySettings; clock: Clock },
): WebHook {
  const body = parseObject(rawBody);
  if (!body) return { kind: 'malformed' };
  const { apiKey, apiSecret } = settings;
  const signature = { apiKey, apiSecret, now: clock.now(), windowMs: hookWindowMs, mustSign: orderHookSigned };
  if (!verifySelcom({ headers, body, ...signature })) return { kind: 'bad signature' };
  const parsed = orderHook.safeParse(body);
  if (!parsed.success) return { kind: 'malformed' };
  const { order_id: reference, payment_status: status } = parsed.data;
  // An order is paid once, so its own id names the money.
  return { kind: 'verified', about: 'deposit', event: `order:${status}`, reference, providerId: reference };
}

function parseObject(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
