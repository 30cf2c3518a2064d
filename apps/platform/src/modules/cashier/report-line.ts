import type { CashierDeps } from './cashier-deps.ts';
import { hookMethod } from './method-rules.ts';
import type { GatewayName } from './payment-port.ts';
import { findPayment } from './store/payments.ts';
import { reportReceived } from './store/received.ts';
import { reportStray } from './store/suspense.ts';

/** Has a deposit of a gateway's own list asked for as if the gateway had sent a web hook. */
export async function reportLine(
  deps: Pick<CashierDeps, 'pool'>,
  gateway: GatewayName,
  { id, reference }: { id: string; reference: string | null },
): Promise<void> {
  const key = { gateway, providerId: id };
  const paymentId = await findDeposit(deps, gateway, [reference, id, `${gateway}-${id}`]);
  if (paymentId) return reportReceived(deps.pool, { ...key, paymentId });
  return reportStray(deps.pool, { ...key, reference: reference ?? id, viewName: listMethod(gateway), payee: null });
}

async function findDeposit(
  deps: Pick<CashierDeps, 'pool'>,
  gateway: GatewayName,
  references: (string | null)[],
): Promise<string | undefined> {
  for (const reference of references) {
    const payment = reference === null ? undefined : await findPayment(deps.pool, { reference, gateway });
    if (payment?.direction === 'deposit') return payment.id;
  }
  return undefined;
}

/** By which method a deposit is asked for that only the list tells of. */
function listMethod(gateway: GatewayName): string {
  if (gateway === 'kudipal') return hookMethod(gateway);
  return gateway === 'fasthub' ? 'FastHubPayBill' : 'Selcom';
}
