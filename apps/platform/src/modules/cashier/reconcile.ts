import type { Kobo } from '@harmattan/kernel/money';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type BookItem, compareBooks } from './compare-books.ts';
import type { GatewayName, PaymentGateway } from './payment-port.ts';
import { readGatewayList } from './read-gateway-list.ts';

/** A gateway's balance beside our account of it, and every transaction that makes them differ. */
export interface Reconciliation {
  gateway: GatewayName;
  /** Null when the gateway gave no answer that can be read. */
  theirBalanceKobo: Kobo | null;
  ourBalanceKobo: Kobo;
  /** What of ours stands in suspense. */
  suspenseKobo: Kobo;
  /** The sum of the items. */
  inFlightKobo: Kobo;
  differenceKobo: Kobo | null;
  /** What no item explains: the gateway's balance is not the sum of its list, or our account has an entry of no transaction. */
  unexplainedKobo: Kobo | null;
  items: BookItem[];
}

/** Reads the gateway's list and compares. It writes the lines that it read, and nothing else. */
export async function reconcile(
  deps: { pool: pg.Pool; tables: Kysely<unknown>; currency: string },
  gateway: PaymentGateway,
): Promise<Reconciliation> {
  const theirs = await readGatewayList(deps.tables, gateway);
  const { currency } = deps;
  const { ourBalanceKobo, suspenseKobo, items } = await compareBooks(deps.pool, { gateway: gateway.name, currency });
  const inFlightKobo = items.reduce((sum, { kobo }) => sum + kobo, 0n);
  const differenceKobo = theirs === undefined ? null : theirs - ourBalanceKobo;
  return {
    ...{ gateway: gateway.name, theirBalanceKobo: theirs ?? null, ourBalanceKobo, suspenseKobo, inFlightKobo },
    ...{ differenceKobo, unexplainedKobo: differenceKobo === null ? null : differenceKobo - inFlightKobo, items },
  };
}
