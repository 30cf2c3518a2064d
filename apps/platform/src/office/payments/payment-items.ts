import type { PaymentAction } from '@harmattan/contract/office';
import type { Minor } from '@harmattan/kernel/money';
import type { RequestRow } from '../../modules/approvals/index.ts';
import type { WaitingPayment } from '../../modules/cashier/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import type { WaitingItem } from '../../modules/waiting/index.ts';
import type { WorkClaim } from '../../modules/work-claims/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { type ActName, paymentActs } from './payment-acts.ts';

/** An item of the payments desk: the cashier's, or money that a sportsbook set aside and left. */
export interface PaymentItem extends WaitingItem {
  about: WaitingPayment['about'] | 'reserve';
  amountMinor: Minor | null;
}

/** The oldest first, or those of these ids alone. */
export async function listItems({ cashier, suppliers }: OfficeDeps, ids?: readonly string[]): Promise<PaymentItem[]> {
  const [payments, reserves] = await Promise.all([
    ids ? cashier.findWaiting(ids) : cashier.waitingForOperator(),
    suppliers.openReserves(),
  ]);
  const left = reserves.filter(({ id }) => !ids || ids.includes(id));
  return [...payments, ...left.map((reserve) => ({ ...reserve, about: 'reserve' as const }))].toSorted(
    (one, other) => one.since.getTime() - other.since.getTime(),
  );
}

/**
 * What this person may do to an item now. What another person works on is left alone. While a request waits, nothing else is decided on,
 * and its maker does not decide on it; a withdrawal that waits for a second approval may be rejected.
 */
export function actionsOn(
  item: PaymentItem,
  { staffId, permissions }: Staff,
  { requests, claim }: { requests: RequestRow[]; claim: WorkClaim | undefined },
): PaymentAction[] {
  if (!permissions.includes('payments.decide') || (claim && claim.member !== staffId)) return [];
  const isToApprove = item.kind === 'withdrawal to approve';
  const isToReject = isToApprove || item.kind === 'withdrawal not sent';
  const isFree = (kind: string) => requests.every((request) => request.kind === kind);
  const isOpen = (kind: string) => isFree(kind) && requests.every(({ maker }) => maker !== staffId);
  const acts = (Object.keys(paymentActs) as ActName[]).filter((name) => {
    const { words, permission, isFor, secondPerson } = paymentActs[name];
    return isFor(item) && permissions.includes(permission) && (secondPerson === 'never' || isOpen(words));
  });
  return [
    ...(isToApprove && isOpen('withdrawal') ? (['approve'] as const) : []),
    ...(isToReject && isFree('withdrawal') ? (['reject'] as const) : []),
    ...acts,
    'claim',
    ...(claim ? (['release'] as const) : []),
  ];
}
