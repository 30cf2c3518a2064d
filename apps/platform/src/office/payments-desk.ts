import { inTransaction } from '@harmattan/process/transaction';
import type { RequestRow } from '../modules/approvals/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { isAskedOtherwise, listOpenRequests } from './approve-request.ts';
import { claimed, endOwnClaim, isClaimedByAnother, payment, shownClaim } from './claimed.ts';
import { actorOf, type OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';
import { actOnPayment } from './payments/act-on-payment.ts';
import { approveWithdrawal, approveWithdrawals } from './payments/approve-withdrawals.ts';
import { actionsOn, listItems } from './payments/payment-items.ts';
import { type RuleCalls, rulesDesk } from './payments/rules-desk.ts';
import { showPayment } from './payments/show-payment.ts';

type PaymentCalls = Extract<keyof OfficeHandlers, `${string} Payments/${string}`>;

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

export function paymentsDesk(deps: OfficeDeps): Pick<OfficeHandlers, PaymentCalls> {
  return { ...worklist(deps), ...withdrawals(deps), ...acts(deps), ...rulesDesk(deps) };
}

type WorklistCalls = 'GET Payments/Worklist' | 'GET Payments/Get' | 'POST Payments/Claim' | 'POST Payments/Release';

function worklist(deps: OfficeDeps): Pick<OfficeHandlers, WorklistCalls> {
  const { pool, audit, workClaims, identity } = deps;
  return {
    async 'GET Payments/Worklist'({ context: { staff } }) {
      const items = await listItems(deps);
      const names = await identity.userNamesOf(items.flatMap(({ playerId }) => playerId ?? []));
      const asked = Map.groupBy(await listOpenRequests(deps), ({ subject }) => subject);
      const claims = new Map((await workClaims.list('payment')).map((claim) => [claim.subject, claim]));
      return success(
        items.map((item) => {
          const requests = asked.get(item.id) ?? [];
          const claim = claims.get(item.id);
          return {
            ...{ id: item.id, kind: item.kind, amount: item.amountMinor, playerId: item.playerId },
            userName: (item.playerId !== null && names.get(item.playerId)) || null,
            ...{ since: item.since, reason: item.reason },
            actions: actionsOn(item, staff, { requests, claim }),
            approvalId: requests[0]?.id ?? null,
            request: shownRequest(requests[0]),
            takesTwo: item.kind === 'withdrawal to approve' && (item.amountMinor ?? 0n) > deps.twoPersonPayoutMinor,
            claim: claim ? shownClaim(claim, staff) : null,
          };
        }),
      );
    },

    'GET Payments/Get': ({ context, query: { id } }) => showPayment(deps, context, id),

    async 'POST Payments/Claim'({ context, body: { id, kind } }) {
      const { staff } = context;
      const items = await listItems(deps, [id]);
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
  };
}

function shownRequest(request: RequestRow | undefined) {
  if (!request) return null;
  const { kind, payload, maker_name: maker, comment, created_at: since } = request;
  return { kind, asked: payload as never, maker, comment, since };
}

type WithdrawalCalls =
  | 'POST Payments/ApproveWithdrawal'
  | 'POST Payments/ApproveWithdrawals'
  | 'POST Payments/RejectWithdrawal';

function withdrawals(deps: OfficeDeps): Pick<OfficeHandlers, WithdrawalCalls> {
  const { audit, cashier } = deps;
  return {
    async 'POST Payments/ApproveWithdrawal'({ context, body }) {
      const outcome = await approveWithdrawal(deps, context, body);
      return typeof outcome === 'string' ? refuse(outcome, { message: outcome }) : success(outcome);
    },

    async 'POST Payments/ApproveWithdrawals'({ context, body }) {
      return success(await approveWithdrawals(deps, context, body));
    },

    async 'POST Payments/RejectWithdrawal'({ context, body: { id, comment, playerComment } }) {
      const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment, action: 'reject a withdrawal' };
      const record = payment(id);
      if (await isClaimedByAnother(deps, context, { record, action: entry.action })) return claimed();
      if (await isAskedOtherwise(deps, { record, kind: 'withdrawal' })) return movedOn();
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

type ActCalls = Exclude<PaymentCalls, WorklistCalls | WithdrawalCalls | RuleCalls>;

/** Each binds its call to one act; what the act needs beside the item is its input. */
function acts(deps: OfficeDeps): Pick<OfficeHandlers, ActCalls> {
  const amountOf = ({ amount }: { amount?: bigint | undefined }) =>
    amount === undefined ? {} : { amountMinor: String(amount) };
  return {
    'POST Payments/Settle': ({ context, body: { outcome, reference, ...body } }) =>
      actOnPayment(deps, context, { name: 'settle', ...body, input: { outcome, reference } }),
    'POST Payments/PayByHand': ({ context, body: { reference, ...body } }) =>
      actOnPayment(deps, context, { name: 'payByHand', ...body, input: { reference } }),
    'POST Payments/Retry': ({ context, body }) => actOnPayment(deps, context, { name: 'retry', ...body }),
    'POST Payments/Credit': ({ context, body: { id, comment, ...body } }) =>
      actOnPayment(deps, context, { name: 'credit', id, comment, input: amountOf(body) }),
    'POST Payments/GiveBack': ({ context, body }) => actOnPayment(deps, context, { name: 'giveBack', ...body }),
    'POST Payments/Allocate': ({ context, body: { id, comment, userName, ...body } }) =>
      actOnPayment(deps, context, { name: 'allocate', id, comment, input: { userName, ...amountOf(body) } }),
    'POST Payments/EndDeposit': ({ context, body }) => actOnPayment(deps, context, { name: 'endDeposit', ...body }),
    'POST Payments/MarkSeen': ({ context, body }) => actOnPayment(deps, context, { name: 'markSeen', ...body }),
    'POST Payments/Explain': ({ context, body }) => actOnPayment(deps, context, { name: 'explain', ...body }),
    'POST Payments/EndClaim': ({ context, body: { outcome, ...body } }) =>
      actOnPayment(deps, context, { name: 'endClaim', ...body, input: { outcome } }),
    'POST Payments/ReleaseReserve': ({ context, body }) =>
      actOnPayment(deps, context, { name: 'releaseReserve', ...body }),
  };
}
