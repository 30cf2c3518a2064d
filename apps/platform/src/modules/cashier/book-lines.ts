import { assert } from '@harmattan/kernel/assert';
import { type HouseAccount, keyOf } from '../wallet/index.ts';
import { carryOutMoney } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { GatewayName } from './payment-port.ts';
import { claimToBook, type LineToBook, listToChargeBack, markBooked } from './store/gateway-lines.ts';
import type { DepositRow } from './store/payment-row.ts';

const batchMax = 500;
const moneySweepSeconds = 5;

/** The first booking of a line is known by the line alone, as it was before lines were booked again. */
export function bookingKey({ gateway, kind, id, bookings }: Omit<LineToBook, 'changeMinor'>): string {
  const what = kind === 'settlement' ? 'settlement' : `${kind}-fee`;
  return bookings === 0
    ? keyOf({ source: gateway, class: what, id })
    : keyOf({ source: gateway, class: `${what}-change`, id: `${bookings}:${id}` });
}

/**
 * What the gateway kept for itself, and what it paid to the operator's bank account: both lessen what it holds for us. A line that changes
 * after it was booked is booked again with the difference.
 */
export async function bookLines(deps: CashierDeps, gateway: GatewayName): Promise<void> {
  for (;;) {
    const lines = await claimToBook(deps.pool, { gateway, currency: deps.currency, limit: batchMax });
    for (const line of lines) {
      const isFee = line.kind !== 'settlement';
      const cost: HouseAccount = isFee ? `fee:${gateway}` : `bank:${gateway}`;
      const held: HouseAccount = `gateway:${gateway}`;
      const isMore = line.changeMinor > 0n;
      const { status } = await deps.wallet.fund({
        ...{ key: bookingKey(line), from: isMore ? cost : held, to: isMore ? held : cost },
        amountMinor: isMore ? line.changeMinor : -line.changeMinor,
        about: isFee ? 'gateway-fee' : 'settlement',
      });
      assert(status === 'ok', `the booking of ${line.kind} ${line.id} is answered ${status}`);
      await markBooked(deps.pool, line);
    }
    if (lines.length < batchMax) return;
  }
}

/** Takes deposits from players that the gateway took back. Two matches at once move a deposit once: the row is locked. */
export async function bookChargebacks(deps: CashierDeps, gateway: GatewayName): Promise<void> {
  const taken = await listToChargeBack(deps.pool, { gateway, limit: batchMax });
  for (const { paymentId, lineId, amountMinor } of taken) {
    const moved = await withLocked<DepositRow>(deps, paymentId, async (seen, transaction) =>
      // A credit that the wallet has not carried out yet comes first; the next match goes on.
      seen.money_due === null
        ? moveDeposit(deps, transaction, seen, {
            event: 'charged back',
            told: { by: 'gateway', note: `chargeback ${lineId}` },
            moneyDue: 'debit',
            moneyKey: keyOf({ source: gateway, class: 'chargeback', id: lineId }),
            chargedBackMinor: amountMinor,
            note: 'DEPOSIT_WAS_CHARGED_BACK',
            checkInSeconds: moneySweepSeconds,
          })
        : undefined,
    );
    if (!moved) continue;
    deps.log.error({ payment: paymentId }, 'a gateway took a deposit back');
    await carryOutMoney(deps, moved);
  }
}
