import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { PaymentGateway } from './payment-port.ts';
import { keepLines, listFrom } from './store/gateway-lines.ts';

/** A gateway may date a line late, and a line may change after it was read. */
const overlapDays = 3;
const pendingDaysMax = 60;
const triesMax = 3;
const dayMs = 24 * 3_600_000;

/**
 * Reads the gateway's own list since it was last read, and what the gateway holds. The balance is read before and after the list: equal
 * ones belong to it. Undefined when the gateway gives no answer that can be read, or never stands still.
 */
export async function readGatewayList(db: Queryable, gateway: PaymentGateway): Promise<Minor | undefined> {
  const { from, now } = await listFrom(db, gateway.name, { overlapDays, pendingDaysMax });
  const days = { from: dayOf(from), to: dayOf(new Date(now.getTime() + dayMs)) };
  for (let tries = 0; tries < triesMax; tries += 1) {
    const before = await gateway.readBalance();
    const lines = await gateway.listLines(days);
    const balanceMinor = await gateway.readBalance();
    if (!lines || balanceMinor === undefined) return undefined;
    await keepLines(db, gateway.name, lines);
    if (before === balanceMinor) return balanceMinor;
  }
  return undefined;
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
