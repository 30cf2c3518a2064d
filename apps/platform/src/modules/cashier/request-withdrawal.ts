import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { approveIfSmall } from './approve-withdrawal.ts';
import { chooseMethod, type MethodProblem } from './available-methods.ts';
import { carryOutMoney, sessionEndedNote, settleFirst, withdrawalKey } from './carry-out-money.ts';
import type { CashierDeps, Customer, Proof, StepUpProblem } from './cashier-deps.ts';
import { findPause } from './find-incident.ts';
import { isAboveLevel } from './is-above-level.ts';
import { findKnownPayment, type KeyProblem, type RequestKey, requestKeyOf } from './known-payment.ts';
import type { WithdrawViewName } from './method-rules.ts';
import { openPayment, unlessSwitchedOff } from './move-payment.ts';
import type { Destination } from './payment-port.ts';
import { confirmDestination } from './step-up.ts';
import type { PaymentRow, TextLanguage, WithdrawalRow } from './store/payment-row.ts';
import { findOpenWithdrawal, findPayment, isPaymentOff, type PausedProblem } from './store/payments.ts';
import { claimKey } from './store/requests.ts';

/** Should this process end before the wallet answered, the sweeper goes on from there. */
const holdSweepSeconds = 5;

export type WithdrawalOutcome =
  | MethodProblem
  | KeyProblem
  | StepUpProblem
  | 'requested'
  | 'switched off'
  | PausedProblem
  | 'number not proven'
  | 'verification needed'
  | 'details needed'
  | 'one is pending'
  | 'insufficient'
  | 'account not found'
  | 'name has changed'
  | 'gateway down'
  | 'session ended'
  /** The wallet gave no answer. What was asked for is written down and will be decided soon. */
  | 'not decided yet';

interface WithdrawalWish {
  customer: Customer & { sessionId: string; sessionEpoch: number };
  viewName: WithdrawViewName;
  amountMinor: Minor;
  destination: Destination;
  /** Asked for where the destination is new. */
  proof?: Proof;
  /** Of the page; a page of before does not say it. */
  language?: TextLanguage | undefined;
  /** Names the withdrawal; a page of before has none. */
  key?: string | undefined;
}

/**
 * Asks for money to be sent. It is set aside before anybody looks at the request, and only one may be pending. Asked for again
 * under the same key, it is the same withdrawal, and the answer says what became of it.
 */
export async function requestWithdrawal(deps: CashierDeps, wish: WithdrawalWish): Promise<WithdrawalOutcome> {
  const { viewName, amountMinor, destination } = wish;
  const content = { direction: 'withdraw', viewName, amountMinor, destination };
  const request = requestKeyOf(wish.customer.playerId, wish.key, content);
  const known = await outcomeUnder(deps, request);
  if (known) return known;
  const outcome = await ask(deps, wish, request);
  // Of two at once, the slower one meets the withdrawal of the faster one: it is pending, and its money is set aside.
  return outcome === 'requested' ? outcome : ((await outcomeUnder(deps, request)) ?? outcome);
}

/** What became of the withdrawal that was asked for under a key, if there is one. */
async function outcomeUnder(
  deps: CashierDeps,
  request: RequestKey | undefined,
): Promise<WithdrawalOutcome | undefined> {
  const known = await findKnownPayment(deps, request);
  if (known === undefined || typeof known === 'string') return known;
  assert(known.direction === 'withdraw', 'what was asked for is part of the digest');
  const settled = known.state === 'holding' ? await settleFirst(deps, known) : known;
  return outcomeOf((settled ?? (await findPayment(deps.pool, { id: known.id }))) as WithdrawalRow);
}

function outcomeOf({ state, note }: WithdrawalRow): WithdrawalOutcome {
  if (state === 'holding') return 'not decided yet';
  if (state !== 'refused') return 'requested';
  return note === sessionEndedNote ? 'session ended' : 'insufficient';
}

async function ask(
  deps: CashierDeps,
  wish: WithdrawalWish,
  request: RequestKey | undefined,
): Promise<WithdrawalOutcome> {
  const { playerId } = wish.customer;
  const { viewName, amountMinor } = wish;
  let { destination } = wish;
  const chosen = await chooseMethod(deps, { playerId, direction: 'withdraw', viewName, amountMinor });
  if (chosen.problem) return chosen.problem;
  const pause = await findPause(deps, deps.pool, { direction: 'withdraw', viewName });
  if (pause) return pause;
  // Before the bank and the password are asked. Opening it decides.
  if (await isPaymentOff(deps.pool, { playerId, direction: 'withdraw' })) return 'switched off';
  if ((await deps.requireProvenNumber(playerId, 'withdrawal')) === 'not proven') return 'number not proven';
  if (!(await deps.nameOf(playerId))?.firstName) return 'details needed';
  const wanted = { id: null, player_id: playerId, direction: 'withdraw', amount_kobo: amountMinor } as const;
  if (await isAboveLevel(deps, deps.pool, wanted)) return 'verification needed';
  if (await findOpenWithdrawal(deps.pool, playerId)) return 'one is pending';
  if (destination.kind === 'bank') {
    // The page may show an old name, or an invented one: whose account it is, the bank says now.
    const answer = await chosen.gateway.resolveName(destination);
    if (answer.kind === 'not found') return 'account not found';
    if (answer.kind === 'unavailable') return 'gateway down';
    if (!isSameName(answer.name, destination.accountName)) return 'name has changed';
    destination = { ...destination, accountName: answer.name };
  }
  // Without this check, every request for too much would leave a failed withdrawal behind. The hold decides.
  if ((await deps.wallet.balance(playerId)).availableMinor < amountMinor) return 'insufficient';
  const confirmed = await confirmDestination(deps, { session: wish.customer, destination, proof: wish.proof ?? {} });
  if (confirmed !== 'confirmed') return confirmed;
  // Mobile money goes to the player's own number, which no thief chose.
  const fromNewDevice =
    destination.kind === 'bank' && (await deps.isOnNewDevice(wish.customer.sessionId, deps.newDevice));

  const id = deps.ids.next();
  const opening = open(deps, request, {
    id,
    playerId,
    direction: 'withdraw',
    viewName,
    gateway: chosen.gateway.name,
    reference: id,
    amountMinor,
    currency: deps.currency,
    state: 'holding',
    moneyDue: 'hold',
    moneyKey: withdrawalKey(id, 'hold'),
    destination,
    sessionEpoch: wish.customer.sessionEpoch,
    language: wish.language,
    fromNewDevice,
    isWish: true,
    lifeSeconds: null,
    checkInSeconds: holdSweepSeconds,
  });
  const opened = await unlessSwitchedOff(opening);
  if (typeof opened === 'string') return opened;
  if (!opened) return 'one is pending';
  const held = await carryOutMoney(deps, opened);
  if (held === 'later') return 'not decided yet';
  const withdrawal = await findPayment(deps.pool, { id });
  assert(withdrawal?.direction === 'withdraw', 'a withdrawal stays where it is');
  if (held === 'refused') return outcomeOf(withdrawal);
  await approveIfSmall(deps, withdrawal);
  deps.wake();
  return 'requested';
}

/** Undefined when another one of this player's was faster: the index lets only one be pending, and a key stands for one. */
async function open(
  deps: CashierDeps,
  request: RequestKey | undefined,
  payment: Parameters<typeof openPayment>[2],
): Promise<PaymentRow | undefined> {
  try {
    return await inTransaction(deps.pool, async (transaction) => {
      if (request && !(await claimKey(transaction, { ...request, paymentId: payment.id }))) return undefined;
      return openPayment(deps, transaction, payment, { by: 'player' });
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_one_withdrawal') return undefined;
    throw error;
  }
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
  return plain(one) === plain(other);
}
