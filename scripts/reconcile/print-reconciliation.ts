import type { Reconciliation } from '../../apps/platform/src/modules/cashier/index.ts';
import { formatNaira } from '../../packages/kernel/src/money.ts';

/** A paragraph for each gateway. */
export function reconciliationLines(all: Reconciliation[], now: Date): string[] {
  return all.flatMap(({ gateway, items, ...sums }) => [
    gateway,
    `  their balance  ${amountOf(sums.theirBalanceKobo)}`,
    `  our balance    ${amountOf(sums.ourBalanceKobo)}`,
    `  difference     ${amountOf(sums.differenceKobo)}`,
    `  in flight      ${amountOf(sums.inFlightKobo)}`,
    `  unexplained    ${amountOf(sums.unexplainedKobo)}`,
    `  in suspense    ${amountOf(sums.suspenseKobo)}`,
    ...items.map(
      ({ kind, item, kobo, since }) => `  ${kind}: ${item}, ${formatNaira(kobo)}, ${ageSeconds(since, now)} s old`,
    ),
  ]);
}

/** Amounts as text, which keeps every digit. */
export function reconciliationJson(all: Reconciliation[], now: Date): string {
  const gateways = all.map((one) => ({
    gateway: one.gateway,
    their_balance_kobo: one.theirBalanceKobo,
    our_balance_kobo: one.ourBalanceKobo,
    in_flight_kobo: one.inFlightKobo,
    difference_kobo: one.differenceKobo,
    unexplained: one.unexplainedKobo,
    suspense_kobo: one.suspenseKobo,
    items: one.items.map(({ kind, item, kobo, since }) => ({
      ...{ kind, item, kobo, since, age_seconds: ageSeconds(since, now) },
    })),
  }));
  return JSON.stringify({ gateways }, (_key, value) => (typeof value === 'bigint' ? String(value) : value), 2);
}

function amountOf(kobo: bigint | null): string {
  return kobo === null ? 'not known: the gateway gave no list that can be read' : formatNaira(kobo);
}

function ageSeconds(since: Date, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000));
}
