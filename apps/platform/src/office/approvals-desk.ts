import { inTransaction } from '@harmattan/process/transaction';
import type { RequestRow } from '../modules/approvals/index.ts';
import type { NewEntry } from '../modules/audit/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { RequestFailure } from '../plumbing/http/failure.ts';
import {
  approveRequest,
  askedOf,
  decidedMeanwhile,
  detailOf,
  isOwn,
  listOpenRequests,
  type Outcome,
  permissionFor,
  playerOf,
  recordOf,
  subjectOf,
} from './approve-request.ts';
import { claimed, isClaimedByAnother } from './claimed.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

type ApprovalCalls = Extract<keyof OfficeHandlers, `${string} Approvals/${string}`>;

type Told =
  | 'RECORD_DOES_NOT_EXIST'
  | 'RECORD_HAS_MOVED_ON'
  | 'OWN_REQUEST'
  | 'LAST_OWNER'
  | 'WITHDRAWALS_ARE_OFF'
  | 'BOOK_NOT_REACHABLE'
  | 'ACCOUNT_DIFFERS';
const refused = <Word extends Told>(word: Word) => refuse(word, { message: word });

export function approvalsDesk(deps: OfficeDeps): Pick<OfficeHandlers, ApprovalCalls> {
  const { pool, approvals, audit } = deps;
  return {
    async 'GET Approvals/Waiting'({ context: { staff } }) {
      const requests = (await listOpenRequests(deps)).filter((request) => mayRead(request, staff));
      const names = await deps.identity.userNamesOf(requests.flatMap((request) => playerOf(request) ?? []));
      return success(
        requests.map((request) => ({
          ...{ id: request.id, kind: request.kind, subject: request.subject, amount: request.amount_minor },
          ...{ maker: request.maker_name, comment: request.comment, since: request.created_at },
          ...{ playerId: playerOf(request), userName: names.get(playerOf(request) ?? -1n) ?? null },
          ...{ asked: askedOf(request), detail: detailOf(request) },
          actions:
            !isOwn(request, staff.staffId) &&
            hasPermissionFor(request, staff) &&
            staff.permissions.includes('approvals.decide')
              ? ['decide' as const]
              : [],
        })),
      );
    },

    async 'POST Approvals/Decide'({ context, body: { id, approve, comment } }) {
      const { staff } = context;
      const request = await approvals.findWaiting({ id });
      if (!request) return refused((await approvals.exists(id)) ? 'RECORD_HAS_MOVED_ON' : 'RECORD_DOES_NOT_EXIST');
      const entry = {
        ...actorOf(context),
        subject: subjectOf(request),
        reason: comment,
        after: { request: id, approve },
      };
      if (isOwn(request, staff.staffId)) {
        await audit.record({ ...entry, action: 'decide on an own request', outcome: 'refused' });
        return refused('OWN_REQUEST');
      }
      if (!hasPermissionFor(request, staff)) {
        await audit.record({ ...entry, action: 'decide on a request', outcome: 'refused' });
        throw new RequestFailure('NOT_ALLOWED');
      }
      const record = recordOf(request);
      if (record && (await isClaimedByAnother(deps, context, { record, action: 'decide on a request' })))
        return claimed();
      if (approve) return carryOutYes(deps, context, { request, comment, entry });
      const outcome = await decidedMeanwhile(
        inTransaction(pool, async (transaction) => {
          await approvals.decide(transaction, { id, approver: staff.staffId, approved: false, comment });
          await audit.record({ ...entry, action: `refuse a request: ${request.kind}`, outcome: 'done' }, transaction);
          return 'done' as const;
        }),
      );
      return outcome === 'done' ? success({ state: 'refused' as const }) : refused('RECORD_HAS_MOVED_ON');
    },
  };
}

/** What a request cannot be carried out for, beside a record that has moved on. */
const refusals = {
  'last owner': { word: 'LAST_OWNER', why: 'it takes the role from the last owner' },
  short: { word: 'INSUFFICIENT_AMOUNT', why: 'the account holds too little' },
  'withdrawals off': { word: 'WITHDRAWALS_ARE_OFF', why: 'withdrawals are off' },
  differs: { word: 'ACCOUNT_DIFFERS', why: 'the account is not what is owed' },
  'book away': { word: 'BOOK_NOT_REACHABLE', why: 'the book does not answer' },
} as const satisfies Record<Exclude<Outcome, 'done' | 'moved on'>, { word: string; why: string }>;

function hasPermissionFor(request: RequestRow, { permissions }: Signed['staff']): boolean {
  const permission = permissionFor(request);
  return permission !== undefined && permissions.includes(permission);
}

/** Members read what they could decide on or asked for themselves; readers of the audit find all of it there. */
function mayRead(request: RequestRow, staff: Signed['staff']): boolean {
  return (
    hasPermissionFor(request, staff) || request.maker === staff.staffId || staff.permissions.includes('audit.read')
  );
}

/** What came of the second person's yes. A request that cannot be carried out stays undecided. */
async function carryOutYes(
  deps: OfficeDeps,
  context: Signed,
  { request, comment, entry }: { request: RequestRow; comment: string; entry: Omit<NewEntry, 'action' | 'outcome'> },
) {
  const { audit } = deps;
  const told: { authenticator?: string } = {};
  const tell = (secret: string) => {
    told.authenticator = secret;
  };
  const outcome = await decidedMeanwhile(approveRequest(deps, context, request, comment, tell));
  if (outcome in refusals) {
    const { word, why } = refusals[outcome as keyof typeof refusals];
    await audit.record({ ...entry, action: `approve a request: ${why}`, outcome: 'refused' });
    return word === 'INSUFFICIENT_AMOUNT' ? refuse(word, null) : refused(word);
  }
  return outcome === 'done' ? success({ state: 'approved' as const, ...told }) : refused('RECORD_HAS_MOVED_ON');
}
