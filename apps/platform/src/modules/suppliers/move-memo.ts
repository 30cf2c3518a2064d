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
export function memoOf({ game, round, txId, total, note }: MoveMemo): string {
  const ids = [game, round, txId];
  if (note) return JSON.stringify([...ids, total ?? null, plainNote(note)]);
  return JSON.stringify(total === undefined ? ids : [...ids, total]);
}

export function readMemo(memo: string | null): MoveMemo {
  const [game, round, txId, total, note] = memo === null ? [] : (JSON.parse(memo) as (string | null)[]);
  return { game: game ?? '', round: round ?? '', txId: txId ?? '', total: total ?? undefined, note: note ?? undefined };
}

/** Words that only help to read the books are never a reason to refuse what they are about. */
function plainNote(note: string): string {
  return note.slice(0, noteMax).replaceAll(/\p{C}/gu, ' ');
}
