import type { Reconciliation } from '../../apps/platform/src/modules/cashier/index.ts';
import { formatMajor } from '../../packages/kernel/src/money.ts';

/** A paragraph for each gateway. */
export function reconciliationLines(all: Reconciliation[], now: Date): string[] {
  return all.flatMap(({ gateway, items, ...sums }) => [
    gateway,
    `  their balance  ${amountOf(sums.theirBalanceMinor)}`,
    `  our balance    ${amountOf(sums.ourBalanceMinor)}`,
    `  difference     ${amountOf(sums.differenceMinor)}`,
    `  in flight      ${amountOf(sums.inFlightMinor)}`,
    `  unexplained    ${amountOf(sums.unexplainedMinor)}`,
    `  in suspense    ${amountOf(sums.suspenseMinor)}`,
    ...items.map(
      ({ kind, item, minor, since }) => `  ${kind}: ${item}, ${formatMajor(minor)}, ${ageSeconds(since, now)} s old`,
    ),
  ]);
}

/** Amounts as text, which keeps every digit. */
export function reconciliationJson(all: Reconciliation[], now: Date): string {
  const gateways = all.map((one) => ({
    gateway: one.gateway,
    their_balance_kobo: one.theirBalanceMinor,
    our_balance_kobo: one.ourBalanceMinor,
    in_flight_kobo: one.inFlightMinor,
    difference_kobo: one.differenceMinor,
    unexplained: one.unexplainedMinor,
    suspense_kobo: one.suspenseMinor,
    items: one.items.map(({ kind, item, minor, since }) => ({
      ...{ kind, item, minor, since, age_seconds: ageSeconds(since, now) },
    })),
  }));
  return JSON.stringify({ gateways }, (_key, value) => (typeof value === 'bigint' ? String(value) : value), 2);
}

function amountOf(minor: bigint | null): string {
  return minor === null ? 'not known: the gateway gave no list that can be read' : formatMajor(minor);
}

function ageSeconds(since: Date, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000));
}
