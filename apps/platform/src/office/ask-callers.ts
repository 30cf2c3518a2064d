import type { FactsOf } from '../modules/cases/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

const words = {
  missing: 'RECORD_DOES_NOT_EXIST',
  'moved on': 'RECORD_HAS_MOVED_ON',
  'too many': 'TOO_MANY_ATTEMPTS',
} as const;

function refused({ outcome }: { outcome: keyof typeof words }) {
  return refuse(words[outcome], { message: words[outcome] });
}

/** Who calls has to show that they are the player before anything is told. */
export function askingCallers(deps: OfficeDeps) {
  const { cases, audit, cashier, identity, profile } = deps;

  const factsOf: FactsOf = async (asked) => {
    const [registeredAt, birthYear, payments] = await Promise.all([
      identity.registeredAtOf(asked.playerId),
      profile.birthYearOf(asked.playerId),
      cashier.callerFactsOf(asked),
    ]);
    return { registeredAt, birthYear, ...payments };
  };
  const byOf = ({ staff }: Signed) => ({ memberId: staff.staffId, userName: staff.userName });

  return {
    async 'POST Cases/AskIdentity'({ context, body: { id } }) {
      const entry = { ...actorOf(context), action: 'ask identity questions', subject: `case C-${id}` };
      const asked = await cases.askIdentity({
        ...{ id, by: byOf(context), factsOf },
        also: (transaction, questions) =>
          audit.record({ ...entry, outcome: 'done', after: { questions } }, transaction),
      });
      if (asked.outcome === 'too many') await audit.record({ ...entry, outcome: 'refused', reason: 'too many tries' });
      if (asked.outcome !== 'asked') return refused(asked);
      return success({ checkId: asked.checkId, questions: asked.questions });
    },

    async 'POST Cases/CheckIdentity'({ context, body }) {
      const entry = { ...actorOf(context), action: 'check identity answers' };
      const checked = await cases.checkIdentity({
        ...{ ...body, by: byOf(context), factsOf },
        also: (transaction, { caseId, passed }) =>
          audit.record({ ...entry, outcome: 'done', subject: `case C-${caseId}`, after: { passed } }, transaction),
      });
      if (checked.outcome === 'too many')
        await audit.record({ ...entry, outcome: 'refused', reason: 'too many tries', after: { check: body.checkId } });
      return checked.outcome === 'checked'
        ? success({ passed: checked.passed, until: checked.until })
        : refused(checked);
    },
  } satisfies Partial<OfficeHandlers>;
}
