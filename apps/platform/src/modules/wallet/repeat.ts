import type { Answer } from './operations.ts';
import type { JournalRow } from './wallet-store.ts';

/** The first answer again; or, when the key was used for something else, that. */
export function repeatOf(row: JournalRow | undefined, isSame: boolean): Answer {
  if (!row || !isSame) {
    return {
      status: 'conflict',
      availableMinor: 0n,
      heldMinor: 0n,
      version: 0n,
      at: row?.at ?? new Date(0),
      isRepeat: false,
    };
  }
  return {
    status: row.status,
    availableMinor: row.available_after,
    heldMinor: row.held_after,
    version: row.version,
    at: row.at,
    isRepeat: true,
  };
}
