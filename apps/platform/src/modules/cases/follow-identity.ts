import type pg from 'pg';
import type { CasesDeps } from './cases-deps.ts';
import { insertComplianceCase, lockPlayer } from './cases-store.ts';
import { findBySource, insertEntry } from './entries-store.ts';

/** A player gives an identity number that belongs to another account. In the transaction that finds it; once for each number given. */
export async function openForIdentity(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { checkId, playerId, ownerId }: { checkId: string; playerId: bigint; ownerId: bigint },
): Promise<void> {
  await lockPlayer(transaction, playerId);
  const source = `identity:${checkId}`;
  if ((await findBySource(transaction, source)) !== undefined) return;
  const caseId = await insertComplianceCase(transaction, {
    ...{ playerId, category: 'account', owner: null },
    subject: 'Identity number of another account',
    solutionHours: deps.settings.complianceHours,
  });
  const text = `gave the identity number that player ${ownerId} was verified with`;
  await insertEntry(transaction, { caseId, kind: 'event', text, source });
}
