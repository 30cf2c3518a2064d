import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Shelf } from './categories.ts';

/** A product of the house, as far as games are one. */
export type GameProduct = 'zeppelin' | 'casino' | 'live' | 'virtuals';

const productOfShelf = { casino: 'casino', slots: 'casino', live: 'live', virtual: 'virtuals' } as const;
const zeppelin = { supplier: 'betsolutions', externalId: '7001' };

/** A game has one product. One that cannot be shown is of the casino. */
export function productOf(
  { supplier, externalId }: { supplier: SupplierName; externalId: string },
  shelf: Shelf | undefined,
): GameProduct {
  if (supplier === zeppelin.supplier && externalId === zeppelin.externalId) return 'zeppelin';
  return productOfShelf[shelf ?? 'casino'];
}
