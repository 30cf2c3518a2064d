import { type Shelf, shelfOf } from './categories.ts';
import type { KnownCatalogue } from './listing.ts';

export interface SupplierSummary {
  slotPageName: string;
  isEnabled: boolean;
  /** Of games that are switched on. */
  counts: Record<Shelf, number>;
  disabled: number;
}

export function summarize({ suppliers, games }: KnownCatalogue): SupplierSummary[] {
  return suppliers.map(({ name, slotPageName, isEnabled }) => {
    const own = games.filter(({ supplier }) => supplier === name);
    const shown = own.filter((game) => game.isEnabled);
    const counts: Record<Shelf, number> = { slots: 0, casino: 0, live: 0, virtual: 0 };
    for (const { gameType, categories } of shown) counts[shelfOf(gameType, categories)] += 1;
    return { slotPageName, isEnabled, counts, disabled: own.length - shown.length };
  });
}
