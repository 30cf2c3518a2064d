import type { Queryable } from '@harmattan/process/transaction';
import type { Staff } from '../modules/staff/index.ts';
import type { WorkClaim } from '../modules/work-claims/index.ts';
import { refuse } from '../plumbing/http/answer.ts';
import { type Actor, actorOf, type OfficeDeps, type Signed } from './office-deps.ts';

/** A record of a desk, as the desk names it in claims, and in the audit by both words. */
export interface DeskRecord {
  kind: 'payment' | 'payout rules' | 'jackpot' | 'race' | 'round';
  subject: string;
}

export const payment = (id: string): DeskRecord => ({ kind: 'payment', subject: id });

/** Whether another person works on the record. The attempt is kept in the audit. */
export async function isClaimedByAnother(
  { workClaims, audit }: Pick<OfficeDeps, 'workClaims' | 'audit'>,
  context: Signed,
  { record, action }: { record: DeskRecord; action: string },
): Promise<boolean> {
  const claim = await workClaims.find(record);
  if (!claim || claim.member === context.staff.staffId) return false;
  await audit.record({
    ...actorOf(context),
    ...{ action, outcome: 'refused', subject: `${record.kind} ${record.subject}` },
    reason: `claimed by ${claim.member_name}`,
  });
  return true;
}

/** With a decision its maker's claim is over, so that the next person may go on. */
export function endOwnClaim(
  { workClaims }: Pick<OfficeDeps, 'workClaims'>,
  { staff }: Actor,
  { record, transaction }: { record: DeskRecord; transaction: Queryable },
): Promise<void> {
  return workClaims.release(transaction, { ...record, member: staff.staffId });
}

export const claimed = () => refuse('RECORD_IS_CLAIMED', { message: 'RECORD_IS_CLAIMED' });

export function shownClaim({ member, member_name, until }: WorkClaim, { staffId }: Staff) {
  return { userName: member_name, until, isOwn: member === staffId };
}
