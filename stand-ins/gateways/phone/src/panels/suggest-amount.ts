import { majorFromMinor } from '@harmattan/kernel/money';
import { minorOf } from '../core/major.ts';

export const differenceMinor = 100_00n;
const leastMinor = 1_00n;

/** What a person does with a transfer. The amount tells the first three apart, and the call the others. */
export const transferManners = ['exact', 'short', 'over', 'twice', 'late'] as const;
export type TransferManner = (typeof transferManners)[number];

/** The amount that goes with what an account asks for. Too little of a small amount is still an amount. */
export function suggestAmount(asked: string, manner: TransferManner): string {
  const askedMinor = minorOf(asked);
  if (manner === 'over') return majorFromMinor(askedMinor + differenceMinor);
  if (manner !== 'short') return asked;
  const lessMinor = askedMinor - differenceMinor;
  return majorFromMinor(lessMinor > 0n ? lessMinor : leastMinor);
}
