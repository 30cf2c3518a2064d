import type { CaseCategory, CasePriority } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type CasesDeps, hoursOf } from './cases-deps.ts';
import { findCase, insertCase, lockPlayer } from './cases-store.ts';
import { findBySource, insertEntry } from './entries-store.ts';

export interface StaffCase {
  playerId: bigint;
  category: CaseCategory;
  priority: CasePriority;
  subject: string;
  /** What the player said. */
  text: string;
  /** Names it among those of this member: given again, it is the same one. */
  key: string;
  by: { memberId: bigint };
  also(transaction: pg.PoolClient, id: bigint): Promise<void>;
}

/** A member of the staff opens a case for a player who calls, and owns it. */
export async function openCase(
  deps: Pick<CasesDeps, 'pool' | 'settings'>,
  { playerId, category, priority, subject, text, key, by, also }: StaffCase,
): Promise<{ id: bigint; version: number }> {
  return inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const source = `staff:${by.memberId}:${key}`;
    const earlier = await findBySource(transaction, source);
    if (earlier !== undefined)
      return { id: earlier, version: (await findCase(transaction, earlier, { readsCompliance: false }))?.version ?? 1 };
    const usual = { source: 'staff', contact: null, department: 'Support', threadId: null } as const;
    const id = await insertCase(
      transaction,
      { ...usual, playerId, category, priority, subject, owner: by.memberId },
      hoursOf(deps, { category, priority }),
    );
    await insertEntry(transaction, { caseId: id, kind: 'player', text, source });
    await also(transaction, id);
    return { id, version: 1 };
  });
}
