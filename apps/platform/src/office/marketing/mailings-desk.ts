import { type MailingLanguage, mailingLanguages } from '@harmattan/contract/office';
import type { PlanProblem } from '../../modules/mailings/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { askForMailing } from './ask-for-mailing.ts';
import { shownMailings } from './shown-mailings.ts';

type MailingCalls =
  | 'POST Marketing/Count'
  | 'POST Marketing/Preview'
  | 'POST Marketing/Send'
  | 'POST Marketing/Cancel'
  | 'GET Marketing/List';

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });

function refusePlan(problem: PlanProblem) {
  if (problem === 'no such segment') return missing();
  const word = problem === 'too long' ? 'TEXT_TOO_LONG' : 'TEXTS_ARE_OFF';
  return refuse(word, { message: word });
}

export function mailingsDesk(deps: OfficeDeps): Pick<OfficeHandlers, MailingCalls> {
  const { mailings, audit } = deps;
  return {
    async 'POST Marketing/Count'({ body }) {
      return success(await mailings.count(body.conditions));
    },

    async 'POST Marketing/Preview'({ body }) {
      const plan = await mailings.plan(body);
      if ('problem' in plan) return refusePlan(plan.problem);
      const { byLanguage, costMinor, ...audience } = plan.audience;
      const { twoPersonSize, twoPersonCostMinor } = mailings.rules;
      return success({
        audience: { ...audience, cost: costMinor },
        texts: mailingLanguages.map((language: MailingLanguage) => ({
          ...plan.shown[language],
          recipients: byLanguage[language],
        })),
        ...{ needsTwo: plan.needsTwo, twoPersonSize, twoPersonCost: twoPersonCostMinor },
        quietUntil: (body.isService ? undefined : mailings.quietUntil()) ?? null,
      });
    },

    async 'POST Marketing/Send'({ context, body }) {
      const sent = await askForMailing(deps, context, body);
      if (!('problem' in sent)) return success(sent);
      return sent.problem === 'another mailing' ? movedOn() : refusePlan(sent.problem);
    },

    async 'POST Marketing/Cancel'({ context, body: { id, comment } }) {
      const entry = { ...actorOf(context), action: 'cancel a mailing', subject: `mailing ${id}`, reason: comment };
      const outcome = await mailings.cancel({
        ...{ id, reason: `${context.staff.userName}: ${comment}` },
        also: (transaction) => audit.record({ ...entry, outcome: 'done' }, transaction),
      });
      if (outcome === 'done') return success({ state: 'cancelled' });
      return outcome === 'moved on' ? movedOn() : missing();
    },

    async 'GET Marketing/List'({ context: { staff } }) {
      const maySend = staff.permissions.includes('marketing.send');
      return success({ mailings: await shownMailings(deps, staff), actions: maySend ? ['send'] : [] });
    },
  };
}
