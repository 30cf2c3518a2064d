import type { Clock } from '@harmattan/kernel/clock';
import type { Log } from '../../../plumbing/log.ts';
import type { PaymentSettings } from '../../../settings/payments.ts';
import type { GatewayName, PaymentGateway } from '../payment-port.ts';
import { createFasthub } from './fasthub/fasthub-gateway.ts';
import { createKudipal } from './kudipal/kudipal-gateway.ts';
import { createSelcom } from './selcom/selcom-gateway.ts';

/** The gateways that are switched on. */
export function openGateways(deps: {
  settings: PaymentSettings & { siteUrl: string };
  currency: string;
  clock: Clock;
  log: Log;
  timeoutMs: number | undefined;
}): ReadonlyMap<GatewayName, PaymentGateway> {
  const { settings, clock, log, timeoutMs } = deps;
  const common = { clock, log, siteUrl: settings.siteUrl, ...(timeoutMs && { timeoutMs }) };
  // Without a currency of its own, a gateway moves the brand's.
  const withCurrency = <Given extends { currency: string | undefined }>(given: Given) => ({
    ...given,
    currency: given.currency ?? deps.currency,
  });
  const gateways = [
    settings.kudipal && createKudipal({ ...common, currency: deps.currency, settings: settings.kudipal }),
    settings.selcom && createSelcom({ ...common, settings: withCurrency(settings.selcom) }),
    settings.fasthub && createFasthub({ ...common, settings: withCurrency(settings.fasthub) }),
  ];
  return new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.name, gateway] as const] : [])));
}
