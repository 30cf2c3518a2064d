import type { CaseCategory } from '@harmattan/contract/office';
import type pg from 'pg';
import type { CasesDeps } from './cases-deps.ts';
import { insertComplianceCase, lockCase, lockPlayer, moveCase, raiseVersion } from './cases-store.ts';
import { findBySource, insertEntry, insertLink } from './entries-store.ts';

export interface ComplianceCase {
  playerId: bigint;
  category: CaseCategory;
  subject: string;
  /** The record that it comes from: the same record opens one case. */
  source: string;
  text: string;
  /** What it is about. */
  payments: readonly string[];
  /** A member of the staff who opens it and owns it. Left out: a rule does. */
  by?: { memberId: bigint; userName: string };
}

/** Undefined where the record has opened one before. */
export async function openComplianceCase(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { playerId, category, subject, source, text, payments, by }: ComplianceCase,
): Promise<bigint | undefined> {
  await lockPlayer(transaction, playerId);
  if ((await findBySource(transaction, source)) !== undefined) return undefined;
  const caseId = await insertComplianceCase(transaction, {
    ...{ playerId, category, subject, owner: by?.memberId ?? null },
    solutionHours: deps.settings.complianceHours,
  });
  await insertEntry(transaction, { caseId, kind: by ? 'note' : 'event', author: by?.userName, text, source });
  for (const reference of payments) await insertLink(transaction, { caseId, kind: 'payment', reference });
  return caseId;
}

/** Another payment of what the case is about. */
export async function addToComplianceCase(
  transaction: pg.PoolClient,
  { caseId, text, paymentId }: { caseId: bigint; text: string; paymentId: string },
): Promise<void> {
  await insertEntry(transaction, { caseId, kind: 'event', text });
  await insertLink(transaction, { caseId, kind: 'payment', reference: paymentId });
  await raiseVersion(transaction, caseId);
}

/** Solves a case with the report that it was for. One that is over already stays as it is. */
export async function endComplianceCase(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { caseId, userName, text }: { caseId: bigint; userName: string; text: string },
): Promise<void> {
  const known = await lockCase(transaction, caseId, { readsCompliance: true });
  if (!known) return;
  await insertEntry(transaction, { caseId, kind: 'event', author: userName, text });
  if (known.state === 'solved' || known.state === 'closed') return;
  const { complianceHours: hours } = deps.settings;
  await moveCase(transaction, { id: caseId, state: 'solved' }, { answerHours: hours, solutionHours: hours });
}
