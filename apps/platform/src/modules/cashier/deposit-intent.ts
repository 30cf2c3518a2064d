import type { CashierDeps, Customer } from './cashier-deps.ts';
import { depositLifeSeconds } from './deposit-rules.ts';
import type { DepositIntent, Payer } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';

/** What a gateway is told about a deposit, the same each time it is told. */
export async function intentOf(
  deps: CashierDeps,
  deposit: DepositRow,
  customer: Customer,
  payer?: { fullName: string; email: string },
): Promise<Omit<DepositIntent, 'way'>> {
  return {
    reference: deposit.reference,
    amountMinor: deposit.amount_kobo,
    currency: deposit.currency,
    payer: payer ? { userName: customer.userName, ...payer } : await payerOf(deps, customer),
    lifeSeconds: depositLifeSeconds,
    returnUrl: `${deps.siteUrl}/deposit?paid=${deposit.id}`,
  };
}

/** The player as a gateway is told of them. */
export async function payerOf(
  deps: Pick<CashierDeps, 'nameOf' | 'siteUrl'>,
  { playerId, userName }: Customer,
): Promise<Payer> {
  const name = await deps.nameOf(playerId);
  return {
    userName,
    fullName: name ? `${name.firstName} ${name.lastName}`.trim() : userName,
    // Gateways want an address. We have none, so it is one of our own that tells the player apart.
    email: `${userName}@${new URL(deps.siteUrl).hostname}`,
  };
}
