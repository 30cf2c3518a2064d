import { permissionsOf } from '@harmattan/contract/office';
import type pg from 'pg';
import { type CaseRow, type Changed, macrosIn } from '../modules/cases/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { answerCase } from './answer-case.ts';
import { askingCallers } from './ask-callers.ts';
import { viewCase } from './case-view.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

type CaseCalls = Extract<keyof OfficeHandlers, `${string} Cases/${string}`>;

const refused = <Word extends 'RECORD_DOES_NOT_EXIST' | 'RECORD_HAS_MOVED_ON'>(word: Word) =>
  refuse(word, { message: word });
const missing = () => refused('RECORD_DOES_NOT_EXIST');

function answerChange(changed: Changed) {
  if (changed.outcome === 'changed') return success({ version: changed.version });
  return changed.outcome === 'missing' ? missing() : refused('RECORD_HAS_MOVED_ON');
}

export function casesDesk(deps: OfficeDeps): Pick<OfficeHandlers, CaseCalls> {
  return { ...readingCases(deps), ...changingCases(deps), ...askingCallers(deps) };
}

function readingCases(deps: OfficeDeps) {
  const { cases, cashier, identity } = deps;
  const show = async (rows: CaseRow[], { staff }: Signed) => {
    const names = await identity.userNamesOf(rows.flatMap(({ player_id }) => player_id ?? []));
    return rows.map((row) => viewCase(row, staff, names));
  };
  return {
    async 'GET Cases/Worklist'({ context }) {
      return success(await show(await cases.listOpen(context.staff.staffId), context));
    },

    async 'GET Cases/List'({ context, query }) {
      return success(await show(await cases.list(query), context));
    },

    async 'GET Cases/Get'({ context, query: { id } }) {
      const row = await cases.find(id);
      const [shown] = row ? await show([row], context) : [];
      if (!shown) return missing();
      const [entries, links, caller] = await Promise.all([
        cases.entriesOf(id),
        cases.linksOf(id),
        cases.identityOf(id),
      ]);
      const claimId = links.find(({ kind }) => kind === 'claim')?.reference;
      const claim = claimId === undefined ? undefined : await cashier.findClaim(claimId);
      return success({
        ...{ ...shown, links },
        entries: entries.map(({ at, kind, author, body }) => ({ at, kind, author, text: body })),
        claim: claim
          ? {
              ...{ viewName: claim.view_name, amount: claim.amount_kobo, paidAt: claim.paid_at, words: claim.words },
              ...{ state: claim.state, reason: claim.reason },
            }
          : null,
        identity: showCaller(caller),
      });
    },

    async 'GET Cases/Macros'({ query: { id } }) {
      const row = id === undefined ? undefined : await cases.find(id);
      if (id !== undefined && !row) return missing();
      const language = row?.player_id ? await identity.languageOf(row.player_id) : 'en';
      return success(macrosIn(language));
    },

    async 'GET Cases/Complaints'({ query: { before } }) {
      const rows = await cases.listComplaints(before);
      const names = await identity.userNamesOf(rows.flatMap(({ player_id }) => player_id ?? []));
      return success(
        rows.map((row) => ({
          ...{ id: row.id, subject: row.subject, state: row.state, playerId: row.player_id },
          userName: (row.player_id !== null && names.get(row.player_id)) || null,
          ...{ owner: row.owner_name, since: row.opened_at, firstAnsweredAt: row.first_answered_at },
          ...{ solvedAt: row.solved_at, promisedBy: row.promised_by, isLate: row.is_late },
        })),
      );
    },
  } satisfies Partial<OfficeHandlers>;
}

function showCaller(caller: { passed: boolean; until: Date } | undefined) {
  if (!caller) return { state: 'not asked' as const, until: null };
  return caller.passed ? { state: 'passed' as const, until: caller.until } : { state: 'failed' as const, until: null };
}

function changingCases(deps: OfficeDeps) {
  const { cases, staff: members, audit } = deps;

  /** Who acts, and the entry of the audit with what changed. */
  const actOf = (context: Signed, { id, action, reason }: { id: bigint; action: string; reason?: string }) => ({
    id,
    by: { memberId: context.staff.staffId, userName: context.staff.userName },
    also: (transaction: pg.PoolClient, change: { before: object; after: object }) =>
      audit.record(
        { ...actorOf(context), action, outcome: 'done', subject: `case C-${id}`, reason, ...change },
        transaction,
      ),
  });

  return {
    'POST Cases/Open': ({ context, body }) => openForCaller(deps, context, body),

    async 'POST Cases/Take'({ context, body: { id } }) {
      const mayTakeOver = context.staff.permissions.includes('cases.manage');
      return answerChange(await cases.take({ ...actOf(context, { id, action: 'take a case' }), mayTakeOver }));
    },

    async 'POST Cases/Assign'({ context, body: { id, version, owner: userName, comment: reason } }) {
      const member = (await members.listMembers()).find((one) => one.user_name === userName && !one.disabled_at);
      const mayOwn = member && permissionsOf(member.roles).includes('cases.answer');
      if (userName !== null && !mayOwn) return missing();
      const owner = member ? { memberId: member.id, userName: member.user_name } : null;
      const act = actOf(context, { id, action: 'assign a case', reason });
      return answerChange(await cases.assign({ ...act, version, owner }));
    },

    async 'POST Cases/Answer'({ context, body }) {
      const answered = await answerCase(deps, context, body);
      if (answered === 'missing') return missing();
      return answered === 'moved on' ? refused('RECORD_HAS_MOVED_ON') : success(answered);
    },

    async 'POST Cases/Note'({ context, body: { id, text } }) {
      return answerChange(await cases.note({ ...actOf(context, { id, action: 'note on a case' }), text }));
    },

    async 'POST Cases/SetState'({ context, body: { id, comment: reason, ...wish } }) {
      const act = actOf(context, { id, action: 'set the state of a case', reason });
      return answerChange(await cases.setState({ ...act, ...wish, comment: reason }));
    },

    async 'POST Cases/SetCategory'({ context, body: { id, comment: reason, ...wish } }) {
      const act = actOf(context, { id, action: 'set the category of a case', reason });
      return answerChange(await cases.setCategory({ ...act, ...wish, comment: reason }));
    },

    async 'POST Cases/Link'({ context, body: { id, kind, reference } }) {
      return answerChange(await cases.link({ ...actOf(context, { id, action: 'link a case' }), kind, reference }));
    },
  } satisfies Partial<OfficeHandlers>;
}

async function openForCaller(
  { cases, identity, audit }: OfficeDeps,
  context: Signed,
  wish: Omit<Parameters<OfficeDeps['cases']['open']>[0], 'by' | 'also'>,
) {
  const { playerId, category, priority } = wish;
  if (!(await identity.userNamesOf([playerId])).has(playerId)) return missing();
  const opened = await cases.open({
    ...wish,
    by: { memberId: context.staff.staffId },
    also: (transaction, id) =>
      audit.record(
        {
          ...{ ...actorOf(context), action: 'open a case', outcome: 'done', subject: `case C-${id}` },
          after: { playerId: String(playerId), category, priority },
        },
        transaction,
      ),
  });
  return success(opened);
}
