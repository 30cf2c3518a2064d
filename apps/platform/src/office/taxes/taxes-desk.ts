import { createHash } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import type { RequestRow } from '../../modules/approvals/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import type { AuthorityState, TaxMonth } from '../../modules/taxes/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { closeKind, subjectOf } from './taxes-kinds.ts';
import { writeReturn } from './write-return.ts';

type TaxCalls = Extract<keyof OfficeHandlers, `${string} Taxes/${string}`>;

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
const differs = () => refuse('ACCOUNT_DIFFERS', { message: 'ACCOUNT_DIFFERS' });

export function taxesDesk(deps: OfficeDeps): Pick<OfficeHandlers, TaxCalls> {
  const { taxes, approvals, audit } = deps;
  return {
    async 'GET Taxes/Authorities'({ context: { staff } }) {
      const [authorities, requests] = [await taxes.listAuthorities(), await approvals.listWaiting()];
      return success(authorities.map((authority) => authorityView(authority, requests, staff)));
    },

    async 'POST Taxes/AskClose'({ context, body: { authority, month, due, comment } }) {
      const entry = { ...actorOf(context), subject: `tax ${subjectOf({ authority, month })}`, reason: comment };
      const found = await taxes.findClosable({ authority, month });
      if (found === 'differs') {
        await audit.record({ ...entry, action: 'close a tax month: the account differs', outcome: 'refused' });
        return differs();
      }
      if (found === 'not open' || found.withheldMinor - found.givenBackMinor !== due) return movedOn();
      const { name } = (await taxes.listAuthorities()).find((one) => one.authority === authority) ?? {
        name: authority,
      };
      const { withheldMinor, givenBackMinor, entries } = found;
      const payload = {
        ...{ authority, name, month, entries, withheld: String(withheldMinor), givenBack: String(givenBackMinor) },
        due: String(due),
      };
      const approvalId = await ask(deps, context, { payload, entry, comment, amountMinor: due });
      return approvalId === undefined ? movedOn() : success({ approvalId });
    },

    async 'GET Taxes/File'({ query: { authority, month }, context }) {
      const state = (await taxes.listAuthorities()).find((one) => one.authority === authority);
      const closed = state?.months.find((one) => one.month === month && one.closed);
      if (!state || !closed) return missing();
      const entry = {
        ...actorOf(context),
        action: 'read a return of tax',
        subject: `tax ${subjectOf({ authority, month })}`,
      };
      // It has identity numbers.
      await audit.record({ ...entry, outcome: 'read' });
      const lines = await taxes.listMonth({ authority, month });
      const content = await writeReturn(deps, { authority: state.name, lines, dueMinor: closed.dueMinor });
      if (content === undefined) return differs();
      const sha256 = createHash('sha256').update(content).digest('hex');
      return success({ fileName: `tax-${authority}-${month.slice(0, 7)}.csv`, content, sha256 });
    },

    async 'POST Taxes/EnterPayment'({ context, body: { comment, amount, ...payment } }) {
      const { authority, month, reference, paidOn } = payment;
      const entry = { ...actorOf(context), action: 'enter a payment of tax', reason: comment };
      const outcome = await taxes.payMonth(
        { authority, month, reference, paidOn, amountMinor: amount, enteredBy: context.staff.userName },
        (transaction) =>
          audit.record(
            {
              ...{ ...entry, subject: `tax ${subjectOf(payment)}`, outcome: 'done' },
              after: { amount: String(amount), reference, paidOn },
            },
            transaction,
          ),
      );
      if (outcome === 'wrong') return refuse('INCORRECT_PARAMETER_VALUE', { message: 'NOT_WHAT_IS_PAYABLE' });
      return outcome === 'done' ? success({ message: 'DONE' }) : movedOn();
    },
  };
}

/** The first person's word. Undefined where a request about the month waits already. */
function ask(
  { pool, approvals, audit }: OfficeDeps,
  context: Signed,
  {
    payload,
    entry,
    comment,
    amountMinor,
  }: { payload: { authority: string; month: string }; entry: object; comment: string; amountMinor: bigint },
): Promise<string | undefined> {
  return inTransaction(pool, async (transaction) => {
    const { request, isNew } = await approvals.ask(transaction, {
      ...{ kind: closeKind, subject: subjectOf(payload), payload, amountMinor },
      ...{ maker: context.staff.staffId, comment },
    });
    if (!isNew) return undefined;
    const asked = { ...actorOf(context), ...entry, action: `ask for: ${closeKind}`, outcome: 'done' as const };
    await audit.record({ ...asked, after: payload }, transaction);
    return request.id;
  });
}

function authorityView(state: AuthorityState, requests: readonly RequestRow[], staff: Staff) {
  const asked = new Set(requests.filter(({ kind }) => kind === closeKind).map(({ subject }) => subject));
  const firstOpen = state.months.findLast(({ closed }) => !closed);
  const { authority, name, accountMinor, owedMinor } = state;
  return {
    ...{ authority, name, account: accountMinor, owed: owedMinor, difference: accountMinor - owedMinor },
    months: state.months.map((month) => ({
      ...{ month: month.month, state: asked.has(subjectOf(month)) ? ('asked' as const) : month.state },
      ...{ withheld: month.withheldMinor, givenBack: month.givenBackMinor, due: month.dueMinor },
      ...{ carried: month.carriedMinor, payable: month.payableMinor, entries: month.entries },
      ...{ closedBy: month.closed?.by ?? null, closedAt: month.closed?.at ?? null, payment: paymentView(month) },
      actions: staff.permissions.includes('taxes.run')
        ? actionsOn(month, { isNext: month === firstOpen && !asked.has(subjectOf(month)) })
        : [],
    })),
  };
}

function paymentView({ payment }: TaxMonth) {
  if (!payment) return null;
  const { amountMinor, reference, paidOn, enteredBy, enteredAt, bookedAt } = payment;
  return { amount: amountMinor, reference, paidOn, enteredBy, enteredAt, isBooked: bookedAt !== null };
}

function actionsOn({ state, closed }: TaxMonth, { isNext }: { isNext: boolean }) {
  return [
    ...(state === 'over' && isNext ? (['close'] as const) : []),
    ...(closed ? (['file'] as const) : []),
    ...(state === 'closed' ? (['pay'] as const) : []),
  ];
}
