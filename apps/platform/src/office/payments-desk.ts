import { inTransaction } from '@harmattan/process/transaction';
import type { Staff } from '../modules/staff/index.ts';
import type { WaitingItem } from '../modules/waiting/index.ts';
import type { WorkClaim } from '../modules/work-claims/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { approveRequest, decidedMeanwhile } from './approve-request.ts';
import { claimed, endOwnClaim, isClaimedByAnother, payment } from './claimed.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

type PaymentCalls = Extract<keyof OfficeHandlers, `${string} Payments/${string}`>;

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

export function paymentsDesk(deps: OfficeDeps): Pick<OfficeHandlers, PaymentCalls> {
  const { pool, audit, approvals, workClaims, cashier, identity } = deps;
  return {
    async 'GET Payments/Worklist'({ context: { staff } }) {
      const items = await cashier.waitingForOperator();
      const names = await identity.userNamesOf(items.flatMap(({ playerId }) => playerId ?? []));
      const requests = new Map(
        (await approvals.listWaiting()).filter(({ kind }) => kind === 'withdrawal').map((one) => [one.subject, one]),
      );
      const claims = new Map((await workClaims.list('payment')).map((claim) => [claim.subject, claim]));
      return success(
        items.map((item) => {
          const request = requests.get(item.id);
          const claim = claims.get(item.id);
          return {
            ...{ id: item.id, kind: item.kind, amount: item.amountMinor, playerId: item.playerId },
            userName: (item.playerId !== null && names.get(item.playerId)) || null,
            ...{ since: item.since, reason: item.reason },
            actions: actionsOn(item, staff, { maker: request?.maker, claim }),
            approvalId: request?.id ?? null,
            claim: claim ? shownClaim(claim, staff) : null,
          };
        }),
      );
    },

    async 'POST Payments/Claim'({ context, body: { id, kind } }) {
      const { staff } = context;
      const items = await cashier.findWaiting([id]);
      if (!items.some((item) => kind === undefined || item.kind === kind)) return movedOn();
      const record = payment(id);
      const isMade = await inTransaction(pool, async (transaction) => {
        if (!(await workClaims.claim(transaction, { ...record, member: staff.staffId }))) return false;
        const entry = { ...actorOf(context), subject: `payment ${id}` };
        await audit.record({ ...entry, action: 'claim a payment', outcome: 'done' }, transaction);
        return true;
      });
      const claim = isMade && (await workClaims.find(record));
      if (claim) return success(shownClaim(claim, staff));
      await isClaimedByAnother(deps, context, { record, action: 'claim a payment' });
      return claimed();
    },

    async 'POST Payments/Release'({ context, body: { id } }) {
      const record = payment(id);
      if (await isClaimedByAnother(deps, context, { record, action: 'release a payment' })) return claimed();
      await endOwnClaim(deps, context, { record, transaction: pool });
      return success(null);
    },

    'POST Payments/ApproveWithdrawal': ({ context, body }) => approveWithdrawal(deps, context, body),

    async 'POST Payments/RejectWithdrawal'({ context, body: { id, comment, playerComment } }) {
      const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment, action: 'reject a withdrawal' };
      const record = payment(id);
      if (await isClaimedByAnother(deps, context, { record, action: entry.action })) return claimed();
      const isDone = await cashier.rejectWithdrawal({
        ...{ paymentId: id, by: context.staff.userName, why: comment, playerComment },
        async also(transaction) {
          await audit.record({ ...entry, outcome: 'done', after: { playerComment } }, transaction);
          await endOwnClaim(deps, context, { record, transaction });
        },
      });
      return isDone ? success({ state: 'rejected' as const }) : movedOn();
    },
  };
}

/** One person's yes, or the first or second of two. */
async function approveWithdrawal(deps: OfficeDeps, context: Signed, { id, comment }: { id: string; comment: string }) {
  const { pool, audit, approvals, cashier } = deps;
  const { staff } = context;
  const withdrawal = await cashier.findWithdrawal(id);
  if (withdrawal?.state !== 'requested') return movedOn();
  const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment };
  const record = payment(id);
  if (await isClaimedByAnother(deps, context, { record, action: 'approve a withdrawal' })) return claimed();
  if (withdrawal.amountMinor <= deps.twoPersonPayoutMinor) {
    const isDone = await cashier.approveWithdrawal({
      ...{ paymentId: id, by: staff.userName, why: comment },
      async also(transaction) {
        await audit.record({ ...entry, action: 'approve a withdrawal', outcome: 'done' }, transaction);
        await endOwnClaim(deps, context, { record, transaction });
      },
    });
    return isDone ? success({ state: 'approved' as const, approvalId: null }) : movedOn();
  }
  const waiting = await approvals.findWaiting({ kind: 'withdrawal', subject: id });
  if (waiting?.maker === staff.staffId) {
    await audit.record({ ...entry, action: 'approve an own request', outcome: 'refused' });
    return refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
  }
  if (waiting) {
    const outcome = await decidedMeanwhile(approveRequest(deps, context, waiting, comment));
    return outcome === 'done' ? success({ state: 'approved' as const, approvalId: waiting.id }) : movedOn();
  }
  const request = await inTransaction(pool, async (transaction) => {
    const asked = await approvals.ask(transaction, {
      ...{
        kind: 'withdrawal',
        subject: id,
        payload: { paymentId: id, amountMinor: String(withdrawal.amountMinor) },
      },
      ...{ amountMinor: withdrawal.amountMinor, maker: staff.staffId, comment },
    });
    if (asked.isNew)
      await audit.record({ ...entry, action: 'ask for a second approval', outcome: 'done' }, transaction);
    await endOwnClaim(deps, context, { record, transaction });
    return asked.request;
  });
  return success({ state: 'waits' as const, approvalId: request.id });
}

/**
 * What this person may do to an item now. What another person works on is left alone. The maker of a request does not decide on it, and may
 * still reject the withdrawal.
 */
function actionsOn(
  { kind }: WaitingItem,
  { staffId, permissions }: Staff,
  { maker, claim }: { maker: bigint | undefined; claim: WorkClaim | undefined },
) {
  if (!permissions.includes('payments.decide') || (claim && claim.member !== staffId)) return [];
  const claiming = claim ? (['claim', 'release'] as const) : (['claim'] as const);
  if (kind !== 'withdrawal to approve') return [...claiming];
  return maker === staffId ? ['reject' as const, ...claiming] : ['approve' as const, 'reject' as const, ...claiming];
}

function shownClaim({ member, member_name, until }: WorkClaim, { staffId }: Staff) {
  return { userName: member_name, until, isOwn: member === staffId };
}
