import type pg from 'pg';
import { bookChargebacks, bookLines } from './book-lines.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { BookItem } from './compare-books.ts';
import type { GatewayName, PaymentGateway } from './payment-port.ts';
import { readGatewayList } from './read-gateway-list.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { reportLine } from './report-line.ts';
import { keepFindings } from './store/findings.ts';
import { hastenPayment } from './store/payments.ts';
import { reportReceived } from './store/received.ts';

/** What is on its way between two systems is no finding before. */
const graceSeconds = 3_600;

/**
 * The daily match: reads the gateway's list, books fees, settlements and chargebacks, has what we missed asked for by the usual way, and
 * keeps what still differs as findings. The list credits no player and pays no withdrawal.
 */
export async function matchGateway(
  deps: CashierDeps & { pool: pg.Pool },
  gateway: PaymentGateway,
): Promise<Reconciliation> {
  if ((await readGatewayList(deps.pool, gateway)) === undefined) {
    throw new Error(`the list of ${gateway.name} cannot be read`);
  }
  await bookLines(deps, gateway.name);
  await bookChargebacks(deps, gateway.name);
  const compared = await reconcile(deps, gateway);
  for (const item of compared.items) await handOver(deps, gateway.name, item);
  const found = compared.items.map(({ kind, item, minor, since }) => ({
    id: deps.ids.next(),
    kind,
    item,
    minor,
    since,
  }));
  await keepFindings(deps.pool, gateway.name, { found, graceSeconds });
  if (compared.unexplainedMinor !== 0n) {
    const { gateway: name, unexplainedMinor } = compared;
    deps.log.error(
      { gateway: name, unexplainedMinor: String(unexplainedMinor) },
      'no transaction explains the difference',
    );
  }
  deps.wake();
  return compared;
}

/** What the list shows as paid, or as paid otherwise than we have it, is asked for as if the gateway had sent a web hook. */
async function handOver(deps: CashierDeps, gateway: GatewayName, { row }: BookItem): Promise<void> {
  const { about, id, reference, isListed, paymentId } = row;
  if (!isListed) return;
  if (about === 'payout' && paymentId) {
    await hastenPayment(deps.pool, paymentId);
    return;
  }
  if (about !== 'deposit' || row.theirsMinor <= 0n) return;
  if (paymentId) return reportReceived(deps.pool, { gateway, providerId: id, paymentId });
  return reportLine(deps, gateway, { id, reference });
}
