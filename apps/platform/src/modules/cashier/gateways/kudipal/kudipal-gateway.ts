import { hookSignatureHeader, isHookSignature, webHook } from '@harmattan/wires/flutterwave';
import type { Log } from '../../../../plumbing/log.ts';
import type { PaymentGateway, WebHook, WebHookRequest } from '../../payment-port.ts';
import { createGatewayHttp } from '../gateway-http.ts';
import { kudipalAccounts } from './kudipal-accounts.ts';
import { kudipalBanks } from './kudipal-banks.ts';
import { kudipalDeposits } from './kudipal-deposits.ts';
import { kudipalLists } from './kudipal-lists.ts';
import { kudipalPayouts } from './kudipal-payouts.ts';

export interface KudipalSettings {
  url: string;
  secretKey: string;
  encryptionKey: string;
  hookSecret: string;
}

/** Kudipal publishes no wire of its own; it is taken to speak Flutterwave's, version 3. */
export function createKudipal(deps: {
  settings: KudipalSettings;
  siteUrl: string;
  currency: string;
  log: Log;
  timeoutMs?: number;
}): PaymentGateway {
  const { settings, log, timeoutMs } = deps;
  const http = createGatewayHttp({ url: settings.url, gateway: 'kudipal', log, ...(timeoutMs && { timeoutMs }) });
  const headers = { authorization: `Bearer ${settings.secretKey}` };
  const wire = {
    get: (path: string) => http({ method: 'GET', path, headers }),
    post: (path: string, body: unknown) => http({ method: 'POST', path, headers, body }),
  };
  return {
    name: 'kudipal',
    rails: new Set(['bank_transfer', 'card', 'ussd', 'payout_bank']),
    payoutPatienceSeconds: 10,
    ...kudipalDeposits(wire, { encryptionKey: settings.encryptionKey }),
    ...kudipalAccounts(wire),
    ...kudipalBanks(wire),
    ...kudipalPayouts(wire, { callbackUrl: `${deps.siteUrl}/hooks/kudipal` }),
    ...kudipalLists(wire, { currency: deps.currency }),
    parseWebHook: (request) => parseWebHook(request, settings.hookSecret),
  };
}

function parseWebHook({ headers, rawBody }: WebHookRequest, secret: string): WebHook {
  if (!isHookSignature(headers[hookSignatureHeader], secret)) return { kind: 'bad signature' };
  const parsed = webHook.safeParse(parseJson(rawBody));
  if (!parsed.success) return { kind: 'malformed' };
  const { event, data } = parsed.data;
  // The status is part of the event's name: a transfer that succeeded and then came back is two events.
  const about = { event: `${event}:${data.status}`, providerId: String(data.id) };
  return 'tx_ref' in data
    ? { kind: 'verified', about: 'deposit', reference: data.tx_ref, ...about }
    : { kind: 'verified', about: 'payout', reference: data.reference, ...about };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
