import type { Played } from '../wallet/index.ts';
import type { SupplierLedger } from './supplier-ledger.ts';

/** What a supplier calls the things of an entry. */
export interface MoveMemo {
  game: string;
  round: string;
  txId: string;
  /** What a win came to in all when this corrected it, in kobo. */
  total?: string | undefined;
  /** What the bet is on, in words. */
  note?: string | undefined;
  /** Whose bet it is, where the house account does not say it. */
  supplier?: string | undefined;
}

const noteMax = 120;

/** What every entry of a supplier's says besides its money. */
export function namedIn({ supplier, isBook }: Pick<SupplierLedger, 'supplier' | 'isBook'>, move: MoveMemo): Named {
  return { memo: memoOf(move), played: { product: isBook ? 'sports' : 'games', supplier, game: move.game } };
}

export interface Named {
  memo: string;
  played: Played;
}

/** Kept in the books beside the money. A list, because names of fields would be most of it. */
export function memoOf({ game, round, txId, total, note, supplier }: MoveMemo): string {
  const ids = [game, round, txId];
  if (supplier) return JSON.stringify([...ids, total ?? null, null, supplier]);
  if (note) return JSON.stringify([...ids, total ?? null, plainNote(note)]);
  return JSON.stringify(total === undefined ? ids : [...ids, total]);
}

export function readMemo(memo: string | null): MoveMemo {
  const [game, round, txId, total, note, supplier] = memo === null ? [] : (JSON.parse(memo) as (string | null)[]);
  const ids = { game: game ?? '', round: round ?? '', txId: txId ?? '' };
  return { ...ids, total: total ?? undefined, note: note ?? undefined, supplier: supplier ?? undefined };
}

/** Words that only help to read the books are never a reason to refuse what they are about. */
function plainNote(note: string): string {
  return note.slice(0, noteMax).replaceAll(/\p{C}/gu, ' ');
}
