import { isAskedOtherwise } from '../approve-request.ts';
import { endOwnClaim, isClaimedByAnother, payment } from '../claimed.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import { listItems } from './payment-items.ts';

/** What keeps a person from approving a withdrawal, as the calls answer it. */
export type ApprovalRefusal = 'RECORD_HAS_MOVED_ON' | 'RECORD_IS_CLAIMED' | 'OWN_REQUEST' | 'WITHDRAWALS_ARE_OFF';
type Approved = { state: 'approved' | 'waits'; approvalId: string | null };

/** One person's yes, or the first or second of two. */
export async function approveWithdrawal(
  deps: OfficeDeps,
  context: Signed,
  { id, comment }: { id: string; comment: string },
): Promise<Approved | ApprovalRefusal> {
  const { audit, cashier } = deps;
  const withdrawal = await cashier.findWithdrawal(id);
  if (withdrawal?.state !== 'requested') return 'RECORD_HAS_MOVED_ON';
  const { amountMinor } = withdrawal;
  const record = payment(id);
  const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment, action: 'approve a withdrawal' };
  const refuseOff = async () => {
    await audit.record({ ...entry, outcome: 'refused', after: { refused: 'WITHDRAWALS_ARE_OFF' } });
    return 'WITHDRAWALS_ARE_OFF' as const;
  };
  if (await isClaimedByAnother(deps, context, { record, action: entry.action })) return 'RECORD_IS_CLAIMED';
  if (withdrawal.isOff) return refuseOff();
  if (await isAskedOtherwise(deps, { record, kind: 'withdrawal' })) return 'RECORD_HAS_MOVED_ON';
  if (amountMinor > deps.twoPersonPayoutMinor) {
    const payload = { paymentId: id, amountMinor: String(amountMinor) };
    const decided = await decideByTwo(deps, context, { record, kind: 'withdrawal', payload, amountMinor, comment });
    if (decided === 'own request') return 'OWN_REQUEST';
    if (decided === 'withdrawals off') return refuseOff();
    if (decided === 'moved on') return 'RECORD_HAS_MOVED_ON';
    return { state: decided.state === 'done' ? 'approved' : 'waits', approvalId: decided.approvalId };
  }
  const outcome = await cashier.approveWithdrawal({
    ...{ paymentId: id, by: context.staff.userName, why: comment },
    async also(transaction) {
      await audit.record({ ...entry, outcome: 'done' }, transaction);
      await endOwnClaim(deps, context, { record, transaction });
    },
  });
  if (outcome === 'switched off') return refuseOff();
  return outcome === 'approved' ? { state: 'approved', approvalId: null } : 'RECORD_HAS_MOVED_ON';
}

/**
 * Several that wait for the same reason, one after the other, each in a transaction of its own and by the same rules as alone. One that waits for
 * another reason by now has moved on.
 */
export async function approveWithdrawals(
  deps: OfficeDeps,
  context: Signed,
  { ids, reason, comment }: { ids: string[]; reason: string; comment: string },
) {
  const outcomes: { id: string; state: Approved['state'] | ApprovalRefusal; approvalId: string | null }[] = [];
  for (const id of new Set(ids)) {
    const isOfRule = (await listItems(deps, [id])).some(
      (item) => item.kind === 'withdrawal to approve' && item.reason === reason,
    );
    const outcome = isOfRule ? await approveWithdrawal(deps, context, { id, comment }) : 'RECORD_HAS_MOVED_ON';
    outcomes.push(typeof outcome === 'string' ? { id, state: outcome, approvalId: null } : { id, ...outcome });
  }
  return outcomes;
}
