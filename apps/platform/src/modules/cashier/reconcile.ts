import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { type BookItem, compareBooks } from './compare-books.ts';
import type { GatewayName, PaymentGateway } from './payment-port.ts';
import { readGatewayList } from './read-gateway-list.ts';

/** A gateway's balance beside our account of it, and every transaction that makes them differ. */
export interface Reconciliation {
  gateway: GatewayName;
  /** Null when the gateway gave no answer that can be read. */
  theirBalanceMinor: Minor | null;
  ourBalanceMinor: Minor;
  /** What of ours stands in suspense. */
  suspenseMinor: Minor;
  /** The sum of the items. */
  inFlightMinor: Minor;
  differenceMinor: Minor | null;
  /** What no item explains: the gateway's balance is not the sum of its list, or our account has an entry of no transaction. */
  unexplainedMinor: Minor | null;
  items: BookItem[];
}

/** Reads the gateway's list and compares. It writes the lines that it read, and nothing else. */
export async function reconcile(
  deps: { pool: pg.Pool; currency: string },
  gateway: PaymentGateway,
): Promise<Reconciliation> {
  const theirs = await readGatewayList(deps.pool, gateway);
  const { currency } = deps;
  const { ourBalanceMinor, suspenseMinor, items } = await compareBooks(deps.pool, { gateway: gateway.name, currency });
  const inFlightMinor = items.reduce((sum, { minor }) => sum + minor, 0n);
  const differenceMinor = theirs === undefined ? null : theirs - ourBalanceMinor;
  return {
    ...{ gateway: gateway.name, theirBalanceMinor: theirs ?? null, ourBalanceMinor, suspenseMinor, inFlightMinor },
    ...{ differenceMinor, unexplainedMinor: differenceMinor === null ? null : differenceMinor - inFlightMinor, items },
  };
}
