import type { Decided, ReportRow } from '../../modules/compliance/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { done, exists, mayAct, memberOf, missing, movedOn } from './answers.ts';
import { writeReport } from './write-report.ts';

type ReportCalls =
  | 'GET Compliance/Reports'
  | 'GET Compliance/ReportFile'
  | 'POST Compliance/Suspect'
  | 'POST Compliance/MarkSent'
  | 'POST Compliance/Drop';

export function reportsDesk(deps: OfficeDeps): Pick<OfficeHandlers, ReportCalls> {
  return { ...readingReports(deps), ...decidingReports(deps) };
}

function readingReports(deps: OfficeDeps) {
  const { compliance, identity } = deps;
  return {
    async 'GET Compliance/Reports'({ context: { staff }, query: { which = 'open' } }) {
      const rows = await compliance.listReports(which);
      const names = await identity.userNamesOf(rows.map(({ player_id }) => player_id));
      return success(rows.map((row) => viewReport(row, { staff, userName: names.get(row.player_id) ?? null })));
    },

    async 'GET Compliance/ReportFile'({ context: { staff }, query: { id } }) {
      const report = await compliance.findReport(id);
      return report ? success(await writeReport(deps, { report, madeBy: staff.userName })) : missing();
    },
  } satisfies Partial<OfficeHandlers>;
}

function decidingReports(deps: OfficeDeps) {
  const { compliance, audit } = deps;
  const auditDecision = (context: Signed, action: string, { reason, after }: { reason: string; after: object }) => ({
    also: (transaction: Parameters<typeof audit.record>[1], report: ReportRow) =>
      audit.record(
        {
          ...{ ...actorOf(context), action, subject: `report ${report.id}`, outcome: 'done', reason },
          before: { state: report.state },
          after: { ...after, caseId: `C-${report.case_id}`, playerId: String(report.player_id) },
        },
        transaction,
      ),
  });

  return {
    async 'POST Compliance/Suspect'({ context, body: { playerId, why, payments = [], key } }) {
      if (!(await exists(deps, [playerId]))) return missing();
      await compliance.suspect({
        ...{ playerId, why, payments, key, by: memberOf(context) },
        also: (transaction, { id, caseId }) =>
          audit.record(
            {
              ...{ ...actorOf(context), action: 'open a report', subject: `player ${playerId}`, outcome: 'done' },
              ...{ reason: why, after: { report: id, caseId: `C-${caseId}`, payments } },
            },
            transaction,
          ),
      });
      return done();
    },

    async 'POST Compliance/MarkSent'({ context, body: { id, payments, reference, comment } }) {
      const word = auditDecision(context, 'mark a report as sent', {
        reason: comment,
        after: { state: 'sent', reference },
      });
      return answer(await compliance.markSent({ id, payments, reference, comment, by: memberOf(context), ...word }));
    },

    async 'POST Compliance/Drop'({ context, body: { id, comment } }) {
      const word = auditDecision(context, 'drop a report', { reason: comment, after: { state: 'dropped' } });
      return answer(await compliance.drop({ id, comment, by: memberOf(context), ...word }));
    },
  } satisfies Partial<OfficeHandlers>;
}

function answer(decided: Decided) {
  if (decided === 'done') return done();
  return decided === 'missing' ? missing() : movedOn();
}

function viewReport(row: ReportRow, { staff, userName }: { staff: Staff; userName: string | null }) {
  const isOpen = row.state === 'open' && mayAct(staff);
  return {
    ...{ id: row.id, caseId: `C-${row.case_id}`, kind: row.kind, playerId: row.player_id, userName },
    ...{ day: row.day, direction: row.direction, amount: row.amount_minor, payments: row.payments, why: row.why },
    ...{ openedBy: row.opened_by, since: row.opened_at, dueAt: row.due_at, isOverdue: row.is_overdue },
    ...{ state: row.state, decidedAt: row.decided_at, decidedBy: row.decided_by },
    ...{ reference: row.reference, comment: row.comment },
    actions: [...(isOpen ? ['send' as const] : []), ...(isOpen && row.kind === 'suspicious' ? ['drop' as const] : [])],
  };
}
