import { refuse, success } from '../../plumbing/http/answer.ts';
import { isAskedOtherwise } from '../approve-request.ts';
import { claimed, endOwnClaim, isClaimedByAnother, payment } from '../claimed.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import { type ActInput, type ActName, amountToDecide, isUnconfirmed, paymentActs } from './payment-acts.ts';
import { listItems } from './payment-items.ts';

/** One person's act on an item of the payments desk, or the first or second of two. */
export async function actOnPayment(
  deps: OfficeDeps,
  context: Signed,
  { name, id, input = {}, comment }: { name: ActName; id: string; input?: ActInput; comment: string },
) {
  const act = paymentActs[name];
  const item = (await listItems(deps, [id])).find(act.isFor);
  if (!item) return movedOn();
  const record = payment(id);
  if (await isClaimedByAnother(deps, context, { record, action: act.words })) return claimed();
  if (act.secondPerson !== 'never' && (await isAskedOtherwise(deps, { record, kind: act.words }))) return movedOn();
  const amountMinor = amountToDecide(item, input);
  const isAboveLimit = amountMinor === null || amountMinor > deps.twoPersonPayoutMinor || isUnconfirmed(item);
  if (act.secondPerson === 'always' || (act.secondPerson === 'limit' && isAboveLimit)) {
    const kind = act.words;
    const outcome = await decideByTwo(deps, context, {
      ...{ record, kind, payload: { id, ...input }, amountMinor, comment },
    });
    if (outcome === 'withdrawals off') return refuseOff(deps, context, { name, id, comment });
    return typeof outcome === 'string' ? refusals[outcome]() : success(outcome);
  }
  const done = await act.carryOut(
    deps,
    { id, input },
    {
      ...{ by: context.staff.userName, why: comment },
      async also(transaction) {
        const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment, after: input };
        await deps.audit.record({ ...entry, action: act.words, outcome: 'done' }, transaction);
        await endOwnClaim(deps, context, { record, transaction });
      },
    },
  );
  if (done === 'withdrawals off') return refuseOff(deps, context, { name, id, comment });
  if (done === 'done') return success({ state: 'done' as const, approvalId: null });
  return done === 'moved on' ? movedOn() : refuse('INCORRECT_PARAMETER_VALUE', { message: done });
}

/** The player may not withdraw now. That it was tried is kept. */
async function refuseOff(
  { audit }: OfficeDeps,
  context: Signed,
  { name, id, comment }: { name: ActName; id: string; comment: string },
) {
  const entry = { ...actorOf(context), subject: `payment ${id}`, reason: comment, action: paymentActs[name].words };
  await audit.record({ ...entry, outcome: 'refused' });
  return refuse('WITHDRAWALS_ARE_OFF', { message: 'WITHDRAWALS_ARE_OFF' });
}

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
const refusals = {
  'moved on': movedOn,
  'own request': () => refuse('OWN_REQUEST', { message: 'OWN_REQUEST' }),
};
