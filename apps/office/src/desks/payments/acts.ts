import type { PaymentAction } from '@harmattan/contract/office';
import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import { call } from '../../shared/api/call.ts';

/** What resolves an item beside the approval and the rejection of a withdrawal. */
export type ActName = Exclude<PaymentAction, 'approve' | 'reject' | 'claim' | 'release'>;

/** In the order of the buttons. */
export const actNames = [
  ...(['credit', 'allocate', 'settle', 'retry', 'endClaim', 'explain', 'releaseReserve'] as const),
  ...(['giveBack', 'endDeposit', 'markSeen', 'payByHand'] as const),
] satisfies ActName[];

/** Those that a second person may have to approve, with the same call. */
const withSecondPerson: readonly ActName[] = [
  ...(['settle', 'payByHand', 'credit', 'giveBack', 'allocate', 'explain', 'releaseReserve'] as const),
];

export type Field = 'outcome' | 'reference' | 'player' | 'amount';

/** What each act is told beside the comment. `amount` only where the item has none that counts. */
export const fieldsOf: Record<ActName, readonly Field[]> = {
  settle: ['outcome', 'reference'],
  payByHand: ['reference'],
  retry: [],
  credit: ['amount'],
  giveBack: [],
  allocate: ['player', 'amount'],
  endDeposit: [],
  markSeen: [],
  explain: [],
  endClaim: ['outcome'],
  releaseReserve: [],
};

export const outcomesOf: Partial<Record<ActName, readonly Outcome[]>> = {
  settle: ['paid', 'failed', 'returned'],
  endClaim: ['credited', 'rejected'],
};

export type Outcome = 'paid' | 'failed' | 'returned' | 'credited' | 'rejected';

/** As the form holds it; what an act does not ask for stays empty. */
export interface ActInput {
  outcome: Outcome | '';
  reference: string;
  userName: string;
  amount: number | undefined;
}

type Acted = { state: 'done' | 'waits' };
type Send = (id: string, comment: string, input: ActInput) => Promise<Acted>;

const amountOf = ({ amount }: ActInput) => (amount === undefined ? {} : { amount });

export const send: Record<ActName, Send> = {
  settle: (id, comment, { outcome, reference }) =>
    call('POST Payments/Settle', { body: { id, comment, reference, outcome: outcome as 'paid' } }),
  payByHand: (id, comment, { reference }) => call('POST Payments/PayByHand', { body: { id, comment, reference } }),
  retry: (id, comment) => call('POST Payments/Retry', { body: { id, comment } }),
  credit: (id, comment, input) => call('POST Payments/Credit', { body: { id, comment, ...amountOf(input) } }),
  giveBack: (id, comment) => call('POST Payments/GiveBack', { body: { id, comment } }),
  allocate: (id, comment, { userName, ...input }) =>
    call('POST Payments/Allocate', { body: { id, comment, userName, ...amountOf({ userName, ...input }) } }),
  endDeposit: (id, comment) => call('POST Payments/EndDeposit', { body: { id, comment } }),
  markSeen: (id, comment) => call('POST Payments/MarkSeen', { body: { id, comment } }),
  explain: (id, comment) => call('POST Payments/Explain', { body: { id, comment } }),
  endClaim: (id, comment, { outcome }) =>
    call('POST Payments/EndClaim', { body: { id, comment, outcome: outcome as 'credited' } }),
  releaseReserve: (id, comment) => call('POST Payments/ReleaseReserve', { body: { id, comment } }),
};

/** What a second person approves: the first one's input, as the request has it. */
export function askedInput(act: ActName, request: { asked: unknown } | null): ActInput | undefined {
  if (!request || !withSecondPerson.includes(act)) return undefined;
  const asked = request.asked as { outcome?: Outcome; reference?: string; userName?: string; amountMinor?: string };
  const { outcome = '', reference = '', userName = '', amountMinor } = asked;
  return {
    outcome,
    reference,
    userName,
    amount: amountMinor === undefined ? undefined : jsonNumberFromMinor(BigInt(amountMinor)),
  };
}
