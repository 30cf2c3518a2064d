import type { CashierDeps, Customer } from './cashier-deps.ts';
import { depositLifeSeconds } from './deposit-rules.ts';
import type { DepositIntent } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';

/** What a gateway is told about a deposit, the same each time it is told. */
export async function intentOf(
  deps: CashierDeps,
  deposit: DepositRow,
  customer: Customer,
  payer?: { fullName: string; email: string },
): Promise<Omit<DepositIntent, 'way'>> {
  const name = payer ? undefined : await deps.nameOf(customer.playerId);
  return {
    reference: deposit.reference,
    amountMinor: deposit.amount_kobo,
    currency: deposit.currency,
    payer: {
      userName: customer.userName,
      fullName: payer?.fullName ?? (name ? `${name.firstName} ${name.lastName}`.trim() : customer.userName),
      // Gateways want an address. We have none, so it is one of our own that tells the player apart.
      email: payer?.email ?? `${customer.userName}@${new URL(deps.siteUrl).hostname}`,
    },
    lifeSeconds: depositLifeSeconds,
    returnUrl: `${deps.siteUrl}/deposit?paid=${deposit.id}`,
  };
}
