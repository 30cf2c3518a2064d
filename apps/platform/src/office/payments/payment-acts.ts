import type { PaymentAction, Permission } from '@harmattan/contract/office';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { PaymentItem } from './payment-items.ts';

/** What an act is told beside the item. It is kept with a request for a second person, so that amounts are text. */
export interface ActInput {
  outcome?: string;
  reference?: string;
  userName?: string;
  amountMinor?: string;
}

export interface ActWord {
  by: string;
  why: string;
  approvalId?: string | undefined;
  also(transaction: pg.PoolClient): Promise<void>;
}

/** Where it is a word in capitals, what was given does not fit, and nothing was done. */
export type ActOutcome =
  | 'done'
  | 'moved on'
  | 'withdrawals off'
  | 'AMOUNT_NEEDED'
  | 'AMOUNT_DIFFERS'
  | 'NO_SUCH_PLAYER'
  | 'REFERENCE_TAKEN';

export interface PaymentAct {
  /** For the audit, and as the kind of a request. */
  words: string;
  permission: Permission;
  isFor(item: PaymentItem): boolean;
  /** `limit`: above the amount that one person decides on. */
  secondPerson: 'never' | 'limit' | 'always';
  carryOut(deps: OfficeDeps, asked: { id: string; input: ActInput }, word: ActWord): Promise<ActOutcome>;
}

export type ActName = Exclude<PaymentAction, 'approve' | 'reject' | 'claim' | 'release'>;

const doneIf = (isDone: boolean): ActOutcome => (isDone ? 'done' : 'moved on');

/** The gateway has not confirmed it: one person's word is not enough. */
export const isUnconfirmed = ({ kind, about }: PaymentItem) =>
  kind === 'answer not known' && (about === 'reported deposit' || about === 'stray money');

const isUndecidedDeposit = ({ kind, about }: PaymentItem) =>
  kind === 'deposit in review' || (kind === 'answer not known' && about === 'reported deposit');
const isStray = ({ kind, about }: PaymentItem) =>
  kind === 'money not allocated' || (kind === 'answer not known' && about === 'stray money');
const isWithdrawal = ({ about }: PaymentItem) => about === 'withdrawal';

/** Everything that resolves an item of the payments desk, but for the approval and the rejection of withdrawals. */
export const paymentActs: Record<ActName, PaymentAct> = {
  settle: {
    ...{ words: 'settle a withdrawal', permission: 'payments.settle', secondPerson: 'limit' },
    isFor: (item) => isWithdrawal(item) && ['answer not known', 'paid after failure'].includes(item.kind),
    carryOut: async ({ cashier }, { id, input }, word) =>
      doneIf(
        await cashier.settleWithdrawal({
          ...{ ...word, paymentId: id, reference: input.reference },
          outcome: input.outcome as 'paid' | 'failed' | 'returned',
        }),
      ),
  },
  payByHand: {
    ...{ words: 'pay by hand', permission: 'payments.settle', secondPerson: 'always' },
    isFor: ({ kind }) => kind === 'withdrawal to approve',
    async carryOut({ cashier }, { id, input }, word) {
      const paid = await cashier.payByHand({ ...word, paymentId: id, reference: input.reference ?? '' });
      if (paid === 'switched off') return 'withdrawals off';
      return paid === 'reference taken' ? 'REFERENCE_TAKEN' : doneIf(paid === 'paid');
    },
  },
  retry: {
    ...{ words: 'retry a payment', permission: 'payments.decide', secondPerson: 'never' },
    isFor: ({ kind }) =>
      [
        ...['answer not known', 'withdrawal not sent'],
        ...['wallet command refused', 'wallet command without an answer'],
      ].includes(kind),
    carryOut: async ({ cashier }, { id }, word) => doneIf(await cashier.retryPayment({ ...word, id })),
  },
  credit: {
    ...{ words: 'credit a deposit', permission: 'payments.decide', secondPerson: 'limit', isFor: isUndecidedDeposit },
    carryOut: ({ cashier }, { id, input }, word) =>
      review(cashier.resolveReview({ ...word, paymentId: id, decision: 'credit', amountMinor: amountOf(input) })),
  },
  giveBack: {
    ...{ words: 'give money back', permission: 'payments.decide', secondPerson: 'limit' },
    isFor: (item) => isUndecidedDeposit(item) || isStray(item) || item.kind === 'deposit above a limit',
    async carryOut({ cashier }, { id }, word) {
      const stray = cashier.readStrayId(id);
      if (stray) return review(cashier.returnMoney({ ...word, ...stray }));
      // A deposit that was credited in part is not in review.
      if ((await cashier.returnAboveLimit({ ...word, paymentId: id })) === 'returned') return 'done';
      return review(cashier.resolveReview({ ...word, paymentId: id, decision: 'return' }));
    },
  },
  allocate: {
    ...{ words: 'allocate money', permission: 'payments.decide', secondPerson: 'limit', isFor: isStray },
    async carryOut({ cashier }, { id, input }, word) {
      const stray = cashier.readStrayId(id);
      if (!stray) return 'moved on';
      const { userName = '' } = input;
      return review(cashier.allocateMoney({ ...word, ...stray, userName, amountMinor: amountOf(input) }));
    },
  },
  endDeposit: {
    ...{ words: 'end a deposit', permission: 'payments.decide', secondPerson: 'never' },
    isFor: ({ kind, about }) => kind === 'answer not known' && about === 'deposit',
    carryOut: async ({ cashier }, { id }, word) => doneIf(await cashier.endDeposit({ ...word, paymentId: id })),
  },
  markSeen: {
    ...{ words: 'see a payment', permission: 'payments.decide', secondPerson: 'never' },
    isFor: ({ kind }) => kind === 'paid after failure' || kind === 'charged back',
    carryOut: async ({ cashier }, { id }, word) => doneIf(await cashier.markSeen({ ...word, paymentId: id })),
  },
  explain: {
    ...{ words: 'explain a difference', permission: 'payments.settle', secondPerson: 'limit' },
    isFor: ({ kind }) => kind === 'gateway differs',
    carryOut: async ({ cashier }, { id }, word) => doneIf(await cashier.resolveFinding({ ...word, id })),
  },
  endClaim: {
    ...{ words: 'end a claim', permission: 'payments.decide', secondPerson: 'never' },
    isFor: ({ kind }) => kind === 'deposit claimed',
    carryOut: async ({ cashier }, { id, input }, word) =>
      doneIf(await cashier.endClaim({ ...word, claimId: id, state: input.outcome as 'credited' | 'rejected' })),
  },
  releaseReserve: {
    ...{ words: 'release a reserve', permission: 'payments.settle', secondPerson: 'limit' },
    isFor: ({ kind }) => kind === 'reserve left open',
    async carryOut({ pool, suppliers }, { id }, word) {
      if (!(await suppliers.openReserves()).some((reserve) => reserve.id === id)) return 'moved on';
      // The wallet commits by itself: the word is kept before.
      await inTransaction(pool, word.also);
      const outcome = await suppliers.releaseReserve({ id, by: word.by, why: word.why });
      return doneIf(outcome === 'done');
    },
  },
};

/** What an amount counts as, against the limit of one person. */
export function amountToDecide(item: PaymentItem, input: ActInput): Minor | null {
  const minor = amountOf(input) ?? item.amountMinor;
  return minor !== null && minor < 0n ? -minor : minor;
}

function amountOf({ amountMinor }: ActInput): Minor | undefined {
  return amountMinor === undefined ? undefined : BigInt(amountMinor);
}

const outcomes = {
  resolved: 'done',
  returned: 'done',
  allocated: 'done',
  'not in review': 'moved on',
  'not unallocated': 'moved on',
  'amount needed': 'AMOUNT_NEEDED',
  'amount differs': 'AMOUNT_DIFFERS',
  'no such player': 'NO_SUCH_PLAYER',
} as const satisfies Record<string, ActOutcome>;

/** What the cashier answers on money that it holds. Without an answer of the wallet nothing is decided, and the call may be repeated. */
async function review(resolving: Promise<keyof typeof outcomes | 'try again'>): Promise<ActOutcome> {
  const outcome = await resolving;
  if (outcome === 'try again') throw new RequestFailure('NOT_READY');
  return outcomes[outcome];
}
