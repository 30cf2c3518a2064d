import { plainAmount } from '../../shared/money/amount-text.ts';
import type { ActivityPeriod, Product } from './use-activity.ts';

interface LineOptions {
  currency: string;
  nameOf: (product: Product) => string;
}

/** A line for what was paid and for how long was played on each day, and one for each product of it: every amount once. */
export function activityLines(days: readonly ActivityPeriod[], { currency, nameOf }: LineOptions): string[][] {
  return days.flatMap((day) => [
    [
      ...[day.from, '', currency, plainAmount(day.deposited), plainAmount(day.withdrawn), plainAmount(day.other)],
      ...['', '', '', String(day.playedSeconds)],
    ],
    ...day.products.map(({ product, staked, won, net }) => [
      ...[day.from, nameOf(product), currency, '', '', ''],
      ...[plainAmount(staked), plainAmount(won), plainAmount(net), ''],
    ]),
  ]);
}
