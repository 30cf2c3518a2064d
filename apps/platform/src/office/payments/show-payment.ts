import { refuse, success } from '../../plumbing/http/answer.ts';
import { listOpenRequests } from '../approve-request.ts';
import { payment as paymentRecord, shownClaim } from '../claimed.ts';
import type { OfficeDeps, Signed } from '../office-deps.ts';
import { actionsOn, listItems } from './payment-items.ts';

/** A payment with its story, its requests and what this person may do to it now. */
export async function showPayment(deps: OfficeDeps, { staff }: Signed, id: string) {
  const { cashier, identity, approvals, workClaims } = deps;
  const read = await cashier.readPayment(id);
  if (!read) return refuse('RECORD_DOES_NOT_EXIST', null);
  const { payment, playerId, name, balance, turnover } = read;
  const [names, items, open, claim] = await Promise.all([
    identity.userNamesOf([playerId]),
    listItems(deps, [id]),
    listOpenRequests(deps),
    workClaims.find(paymentRecord(id)),
  ]);
  const waiting = open.filter(({ subject }) => subject === id);
  const told = (sum: { sumMinor: bigint; count: number }) => ({ amount: sum.sumMinor, count: sum.count });
  return success({
    ...{ id, direction: payment.direction, state: payment.state, since: read.since },
    kinds: items.map(({ kind }) => kind),
    actions: [...new Set(items.flatMap((item) => actionsOn(item, staff, { requests: waiting, claim })))],
    claim: claim ? shownClaim(claim, staff) : null,
    ...{ amount: payment.amount_kobo, received: payment.received_kobo, currency: payment.currency },
    ...{ method: payment.view_name, gateway: payment.gateway, reference: payment.reference },
    ...{ gatewayReference: payment.provider_ref, createdAt: payment.created_at, sentAt: payment.sent_at },
    ...{ playerId, userName: names.get(playerId) ?? null },
    playerName: name ? `${name.firstName} ${name.lastName}` : null,
    balance: {
      ...{ before: balance.beforeMinor, after: balance.afterMinor },
      ...{ now: balance.nowMinor, held: balance.heldMinor },
    },
    lifetime: { deposits: told(read.deposits), withdrawals: told(read.withdrawals) },
    turnover: turnover && { sinceDeposit: turnover.sinceDeposit, staked: turnover.stakedMinor },
    ...{ destination: read.destination, reasons: read.reasons, waits: read.waits },
    otherWithdrawals: read.others.map(({ amountMinor, ...other }) => ({ ...other, amount: amountMinor })),
    timeline: read.story,
    requests: (await approvals.listAbout(id)).map((request) => ({
      ...{ id: request.id, kind: request.kind, asked: request.payload as never },
      ...{ maker: request.maker_name, comment: request.comment, since: request.created_at },
      ...{ approver: request.approver_name, approved: request.approved, decidedAt: request.decided_at },
      decisionComment: request.decision_comment,
    })),
    playerComment: read.playerComment,
  });
}
