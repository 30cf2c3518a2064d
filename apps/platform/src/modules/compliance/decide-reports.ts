import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Suspicion } from '../cases/index.ts';
import type { ComplianceDeps, Member } from './compliance-deps.ts';
import { decideReport, endReportOfDay, insertReport, lockDayOf, lockReport, type ReportRow } from './reports-store.ts';

/** A withdrawal of money that was hardly played, in the transaction that sets its money aside. */
export async function openForSuspicion(
  deps: ComplianceDeps,
  transaction: pg.PoolClient,
  suspicion: Suspicion,
): Promise<void> {
  const opened = await deps.cases.openForSuspicion(transaction, suspicion);
  if (opened) await insertSuspicion(deps, transaction, { playerId: suspicion.playerId, ...opened, openedBy: null });
}

async function insertSuspicion(
  deps: ComplianceDeps,
  transaction: pg.PoolClient,
  opened: { playerId: bigint; caseId: bigint; why: string; openedBy: string | null },
): Promise<string> {
  const id = deps.ids.next();
  const usual = { kind: 'suspicious', day: null, direction: null, dueHours: deps.cases.complianceHours } as const;
  await insertReport(transaction, { id, ...usual, ...opened });
  return id;
}

interface ByHand {
  playerId: bigint;
  why: string;
  payments: readonly string[];
  /** Names it among those of this member: given again, it opens no other one. */
  key: string;
  by: Member;
  also(transaction: pg.PoolClient, opened: { id: string; caseId: bigint }): Promise<void>;
}

/** A member of the staff finds something suspicious. False where the same word has opened one before. */
export function suspect(deps: ComplianceDeps, { playerId, why, payments, key, by, also }: ByHand): Promise<boolean> {
  return inTransaction(deps.pool, async (transaction) => {
    const caseId = await deps.cases.openCompliance(transaction, {
      ...{ playerId, category: 'other', subject: 'Suspicious, found by hand', text: why, payments, by },
      source: `suspicion:${by.memberId}:${key}`,
    });
    if (caseId === undefined) return false;
    const id = await insertSuspicion(deps, transaction, { playerId, caseId, why, openedBy: by.userName });
    await also(transaction, { id, caseId });
    return true;
  });
}

interface Decision {
  id: string;
  by: Member;
  comment: string;
  also(transaction: pg.PoolClient, report: ReportRow): Promise<void>;
}

export type Decided = 'done' | 'missing' | 'moved on';

/** The authority has it. `payments` as the person saw them: one that came since then is not in what was sent. */
export function markSent(
  deps: ComplianceDeps,
  { reference, payments, ...decision }: Decision & { reference: string; payments: number },
): Promise<Decided> {
  return decide(deps, decision, {
    isAllowed: (report) => report.payments === payments,
    ...{ state: 'sent', reference, text: `reported as ${reference}: ${decision.comment}` },
  });
}

/** Nothing is reported. Of a suspicion alone: what the law asks for is not dropped. */
export function dropReport(deps: ComplianceDeps, decision: Decision): Promise<Decided> {
  return decide(deps, decision, {
    isAllowed: ({ kind }) => kind === 'suspicious',
    ...{ state: 'dropped', reference: null, text: `not reported: ${decision.comment}` },
  });
}

interface Outcome {
  isAllowed(report: ReportRow): boolean;
  state: 'sent' | 'dropped';
  reference: string | null;
  text: string;
}

function decide(
  deps: ComplianceDeps,
  { id, by, comment, also }: Decision,
  { isAllowed, state, reference, text }: Outcome,
): Promise<Decided> {
  return inTransaction(deps.pool, async (transaction) => {
    // A payment holds the day before it looks at the report.
    await lockDayOf(transaction, id);
    const report = await lockReport(transaction, id);
    if (!report) return 'missing';
    if (report.state !== 'open' || !isAllowed(report)) return 'moved on';
    await decideReport(transaction, { id, state, by: by.userName, reference, comment });
    await endReportOfDay(transaction, id);
    await deps.cases.endCompliance(transaction, { caseId: report.case_id, userName: by.userName, text });
    await also(transaction, report);
    return 'done';
  });
}
