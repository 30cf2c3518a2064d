import { isBookName } from '@harmattan/wires/suppliers/names';
import { type GameProduct, productOf } from '../product-of.ts';
import type { GameEntry } from './game-entry.ts';
import type { Snapshot } from './snapshot.ts';

/** What is off for everyone for a time, as far as it is played. */
export interface Pause {
  kind: 'supplier' | 'product';
  subject: string;
  name: string;
  /** In the operator's words. */
  text: string | null;
}

/** Pages that lie beside each other in the menu. */
const areas = ['casino', 'live', 'virtuals', 'sports', 'jackpot', 'races'] as const;
export type Area = (typeof areas)[number];

const areaOfProduct: Record<string, Area> = {
  ...{ casino: 'casino', zeppelin: 'casino', live: 'live', virtuals: 'virtuals' },
  ...{ sports: 'sports', jackpot: 'jackpot', races: 'races' },
};

const productOfEntry = ({ game, shelf }: GameEntry): GameProduct => productOf(game, shelf);

/** Whether a game may be shown. Undefined while nothing is off, so that a page is a slice of its list. */
export function shownUnless(pauses: readonly Pause[]): ((entry: GameEntry) => boolean) | undefined {
  if (pauses.length === 0) return undefined;
  const suppliers = new Set(pauses.filter(({ kind }) => kind === 'supplier').map(({ subject }) => subject));
  const products = new Set(pauses.filter(({ kind }) => kind === 'product').map(({ subject }) => subject));
  return (entry) => !suppliers.has(entry.game.supplier) && !products.has(productOfEntry(entry));
}

/** The pauses with the pages that they are about. */
export function placedPauses(snapshot: Snapshot, pauses: readonly Pause[]): (Pause & { areas: Area[] })[] {
  return pauses.map((pause) => ({ ...pause, areas: areasOf(snapshot, pause) }));
}

function areasOf(snapshot: Snapshot, { kind, subject }: Pause): Area[] {
  if (kind === 'product') return [areaOfProduct[subject] ?? 'casino'];
  if (isBookName(subject)) return ['sports'];
  const found = new Set<Area>();
  for (const { id, supplier } of snapshot.games()) {
    const entry = supplier === subject ? snapshot.entry(id) : undefined;
    if (entry) found.add(areaOfProduct[productOfEntry(entry)] ?? 'casino');
  }
  return areas.filter((area) => found.has(area));
}
