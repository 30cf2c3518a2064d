import { inTransaction } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { hookMethod } from './method-rules.ts';
import type { GatewayName, WebHookRequest } from './payment-port.ts';
import { findPayment, hastenPayment } from './store/payments.ts';
import { reportReceived } from './store/received.ts';
import { reportStray } from './store/suspense.ts';
import { insertWebHook } from './store/web-hooks.ts';

/** What is worth keeping of a web hook's headers; the rest may hold its secret. */
const keptHeaders = ['content-type', 'user-agent', 'timestamp', 'signed-fields'];

export type WebHookOutcome = 'taken' | 'taken before' | 'not for us' | 'bad signature' | 'malformed';

/**
 * Writes a web hook down and has the payment looked at. Nothing in it is believed: what it says only tells what to ask
 * the gateway. The record and the reminder are one change, so that no crash keeps the one without the other.
 */
export async function takeWebHook(
  deps: CashierDeps,
  name: GatewayName,
  request: WebHookRequest,
): Promise<WebHookOutcome> {
  const gateway = deps.gateways.get(name);
  if (!gateway) return 'not for us';
  const hook = gateway.parseWebHook(request);
  if (hook.kind !== 'verified') {
    deps.log.warn({ gateway: name, bytes: request.rawBody.length }, `a web hook was refused: ${hook.kind}`);
    return hook.kind;
  }
  const outcome = await inTransaction(deps.pool, async (transaction): Promise<WebHookOutcome> => {
    const isNew = await insertWebHook(transaction, {
      id: deps.ids.next(),
      gateway: name,
      providerRef: hook.providerId,
      reference: hook.reference,
      event: hook.event,
      body: request.rawBody.toString('utf8'),
      headers: keep(request.headers),
    });
    if (!isNew && hook.about === 'payout') return 'taken before';
    const payment = await findPayment(transaction, { reference: hook.reference, gateway: name });
    const direction = hook.about === 'deposit' ? 'deposit' : 'withdraw';
    if (payment?.direction !== direction) {
      if (direction === 'withdraw') return isNew ? 'not for us' : 'taken before';
      const { reference, providerId } = hook;
      await reportStray(transaction, { gateway: name, providerId, reference, viewName: hookMethod(name), payee: null });
      return isNew ? 'taken' : 'taken before';
    }
    if (direction === 'withdraw') await hastenPayment(transaction, payment.id);
    // Told again, money that we had asked for in vain is asked for once more; what is known stays as it is.
    else await reportReceived(transaction, { gateway: name, providerId: hook.providerId, paymentId: payment.id });
    return isNew ? 'taken' : 'taken before';
  });
  if (outcome === 'not for us') {
    deps.log.error({ gateway: name, reference: hook.reference }, 'a web hook names a pay-out that we do not know');
  }
  if (outcome !== 'not for us') deps.wake();
  return outcome;
}

function keep(headers: WebHookRequest['headers']): Record<string, string> {
  return Object.fromEntries(keptHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
