import type { Kind } from '../approve-request.ts';
import { payment } from '../claimed.ts';
import { type ActInput, type PaymentAct, paymentActs } from './payment-acts.ts';
import { listItems } from './payment-items.ts';

/** The acts of the payments desk that can take a second person, as kinds of requests. */
export const paymentActKinds: Record<string, Kind> = Object.fromEntries(
  Object.values(paymentActs)
    .filter(({ secondPerson }) => secondPerson !== 'never')
    .map((act) => [act.words, kindOf(act)]),
);

function kindOf(act: PaymentAct): Kind {
  return {
    permission: act.permission,
    recordOf: payment,
    shows: ['outcome', 'reference'],
    describe: ({ payload }) => whoseText(payload as ActInput),
    async findOpen(deps, subjects) {
      const items = await listItems(deps, subjects);
      return new Set(items.filter(act.isFor).map(({ id }) => id));
    },
    async carryOut(deps, { id: approvalId, subject: id, payload }, word) {
      const { id: _id, ...input } = payload as ActInput & { id: string };
      const outcome = await act.carryOut(deps, { id, input }, { ...word, approvalId });
      return outcome === 'done' || outcome === 'withdrawals off' ? outcome : 'moved on';
    },
  };
}

/** Money goes to the player who is named, not always to the record's. */
function whoseText({ userName }: ActInput): string | null {
  return userName === undefined ? null : `to ${userName}`;
}
