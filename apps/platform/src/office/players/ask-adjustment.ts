import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';

interface Adjustment {
  playerId: bigint;
  amount: bigint;
  direction: 'credit' | 'debit';
  reason: string;
  key: string;
}

/** The first person's word. The second one's is `Approvals/Decide`. */
export async function askAdjustment(
  { adjustments, audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, amount: amountMinor, direction, reason, key }: Adjustment,
) {
  const entry = {
    ...{ ...actorOf(context), action: 'ask for an adjustment', subject: `player ${playerId}`, reason },
    after: { direction, amountMinor, key },
  };
  const refused = (why: string) =>
    audit.record({ ...entry, action: `ask for an adjustment: ${why}`, outcome: 'refused' });
  if (!(await identity.userNamesOf([playerId])).has(playerId)) {
    await refused('no such player');
    return refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
  }
  const asked = await adjustments.ask({
    ...{ playerId, amountMinor, direction, reason, key, maker: context.staff.staffId },
    also: (transaction) => audit.record({ ...entry, outcome: 'done' }, transaction),
  });
  if (asked === 'short') {
    await refused('the account holds too little');
    return refuse('INSUFFICIENT_AMOUNT', null);
  }
  if (asked === 'key in use') {
    await refused('the key names another request');
    return refuse('PAYMENT_KEY_IN_USE', null);
  }
  return success(asked);
}
