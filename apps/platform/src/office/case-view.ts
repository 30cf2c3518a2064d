import type { CaseRow } from '../modules/cases/index.ts';
import type { Staff } from '../modules/staff/index.ts';

/** A case as this member of the staff sees it, with what they may do to it now. */
export function viewCase(row: CaseRow, staff: Staff, names: ReadonlyMap<bigint, string>) {
  const { answer_due_at: answerDueAt, solution_due_at: solutionDueAt, player_id: playerId } = row;
  const dueAt = answerDueAt && answerDueAt < solutionDueAt ? answerDueAt : solutionDueAt;
  return {
    ...{ id: row.id, version: row.version, subject: row.subject, category: row.category, priority: row.priority },
    ...{ state: row.state, audience: row.audience, department: row.department, playerId },
    userName: (playerId !== null && names.get(playerId)) || null,
    contact: row.contact_email === null ? null : { name: row.contact_name ?? '', email: row.contact_email },
    owner: row.owner_name,
    group: row.owner === staff.staffId ? ('mine' as const) : row.owner === null ? without : ('others' as const),
    ...{ since: row.opened_at, answerDueAt, solutionDueAt },
    dueAt: row.state === 'open' ? dueAt : null,
    ...{ isOverdue: row.is_overdue, reopened: row.reopened },
    actions: actionsOn(row, staff),
  };
}

const without = 'without owner' as const;

function actionsOn({ state, owner, player_id, audience }: CaseRow, { staffId, permissions }: Staff) {
  const [mayAnswer, mayManage] = [permissions.includes('cases.answer'), permissions.includes('cases.manage')];
  if (!mayAnswer) return [];
  if (state === 'closed') return ['note' as const];
  const isCompliance = audience === 'compliance';
  return [
    ...(owner === null || (mayManage && owner !== staffId) ? ['take' as const] : []),
    ...(mayManage ? ['assign' as const] : []),
    ...(isCompliance ? [] : ['answer' as const]),
    ...(['note', 'setState'] as const),
    ...(isCompliance ? [] : ['setCategory' as const]),
    'link' as const,
    ...(player_id === null || isCompliance ? [] : ['askIdentity' as const]),
  ];
}
