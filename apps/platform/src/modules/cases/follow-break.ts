import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { CasesDeps } from './cases-deps.ts';
import { insertCase, insertComplianceCase, lockPlayer } from './cases-store.ts';
import { findBySource, insertEntry } from './entries-store.ts';

/** A wrong match is answered and undone within a day. */
const appealHours = { answerHours: 24, solutionHours: 24 };

/** A player whose account was closed as an excluded person's says that it is a mistake. */
export async function openForAppeal(
  transaction: pg.PoolClient,
  { playerId, text, key }: { playerId: bigint; text: string; key: string },
): Promise<void> {
  await lockPlayer(transaction, playerId);
  const source = `appeal:${key}`;
  const caseId = await insertCase(
    transaction,
    {
      ...{ source: 'message', playerId, contact: null, department: 'Support', owner: null, threadId: null },
      ...{ category: 'safe-play', priority: 'urgent' },
      subject: 'Appeal: closed as an account of an excluded person',
    },
    appealHours,
  );
  await insertEntry(transaction, { caseId, kind: 'player', text, source });
}

/** An account was used on a device of an excluded player: a person decides whether it is the same one. Once for the two. */
export async function openForSharedDevice(
  deps: Pick<CasesDeps, 'pool' | 'settings'>,
  { playerId, personId, otherPlayerId }: { playerId: bigint; personId: string; otherPlayerId: bigint | null },
): Promise<void> {
  const source = `shared device:${personId}:${playerId}`;
  if ((await findBySource(deps.pool, source)) !== undefined) return;
  await inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    if ((await findBySource(transaction, source)) !== undefined) return;
    const caseId = await insertComplianceCase(transaction, {
      ...{ playerId, category: 'safe-play', owner: null, solutionHours: deps.settings.complianceHours },
      subject: 'On a device of an excluded player',
    });
    const other = otherPlayerId === null ? 'a person on the exclusion register' : `player ${otherPlayerId}`;
    await insertEntry(transaction, { caseId, kind: 'event', text: `shares a device with ${other}, excluded`, source });
  });
}
