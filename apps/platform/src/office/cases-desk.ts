import { permissionsOf } from '@harmattan/contract/office';
import type pg from 'pg';
import { type CaseRow, type Changed, macrosIn, type Reader } from '../modules/cases/index.ts';
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

const readerOf = ({ staff }: Signed): Reader => ({
  readsCompliance: staff.permissions.includes('cases.compliance'),
});

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
      return success(
        await show(await cases.listOpen({ memberId: context.staff.staffId, ...readerOf(context) }), context),
      );
    },

    async 'GET Cases/List'({ context, query: { owner, ...query } }) {
      const whose = owner === 'mine' ? context.staff.staffId : owner;
      return success(await show(await cases.list({ ...query, ...readerOf(context), owner: whose }), context));
    },

    async 'GET Cases/Get'({ context, query: { id } }) {
      const row = await cases.find(id, readerOf(context));
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

    async 'GET Cases/Macros'({ context, query: { id } }) {
      const row = id === undefined ? undefined : await cases.find(id, readerOf(context));
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
  const { cases, audit } = deps;

  /** Who acts, and the entry of the audit with what changed. */
  const actOf = (context: Signed, { id, action, reason }: { id: bigint; action: string; reason?: string }) => ({
    id,
    by: { memberId: context.staff.staffId, userName: context.staff.userName, ...readerOf(context) },
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

    async 'GET Cases/Owners'({ context, query: { id } }) {
      const found = await cases.find(id, readerOf(context));
      if (!found) return missing();
      const owners = await listOwners(deps);
      const able = owners.filter(({ readsCompliance }) => readsCompliance || found.audience === 'all');
      return success(able.map(({ userName, fullName }) => ({ userName, fullName })));
    },

    async 'POST Cases/Assign'({ context, body: { id, version, owner: userName, comment: reason } }) {
      const owner = (await listOwners(deps)).find((one) => one.userName === userName) ?? null;
      if (userName !== null && !owner) return missing();
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

/** Members who may work on cases. */
async function listOwners({ staff }: OfficeDeps) {
  return (await staff.listMembers()).flatMap(({ id, user_name, full_name, roles, disabled_at }) => {
    const permissions = permissionsOf(roles);
    if (disabled_at !== null || !permissions.includes('cases.answer')) return [];
    const readsCompliance = permissions.includes('cases.compliance');
    return [{ memberId: id, userName: user_name, fullName: full_name, readsCompliance }];
  });
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
