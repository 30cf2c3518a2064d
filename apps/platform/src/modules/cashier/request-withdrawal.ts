import { assert } from '@harmattan/kernel/assert';
import type { Kobo } from '@harmattan/kernel/money';
import { approveIfSmall } from './approve-withdrawal.ts';
import { chooseMethod, type MethodProblem } from './available-methods.ts';
import { carryOutMoney, sessionEndedNote, withdrawalKey } from './carry-out-money.ts';
import type { CashierDeps, Customer } from './cashier-deps.ts';
import type { WithdrawViewName } from './method-rules.ts';
import { openPayment } from './move-payment.ts';
import type { Destination } from './payment-port.ts';
import type { PaymentRow } from './store/payment-row.ts';
import { findOpenWithdrawal, findPayment } from './store/payments.ts';

/** Should this process end before the wallet answered, the sweeper goes on from there. */
const holdSweepSeconds = 5;

export type WithdrawalOutcome =
  | MethodProblem
  | 'requested'
  | 'details needed'
  | 'one is pending'
  | 'insufficient'
  | 'account not found'
  | 'name has changed'
  | 'gateway down'
  | 'session ended'
  /** The wallet gave no answer. What was asked for is written down and will be decided soon. */
  | 'not decided yet';

/** Asks for money to be sent. It is set aside before anybody looks at the request, and only one may be pending. */
export async function requestWithdrawal(
  deps: CashierDeps,
  wish: {
    customer: Customer & { sessionEpoch: number };
    viewName: WithdrawViewName;
    amountKobo: Kobo;
    destination: Destination;
  },
): Promise<WithdrawalOutcome> {
  const { playerId } = wish.customer;
  const { viewName, amountKobo, destination } = wish;
  const chosen = await chooseMethod(deps, { playerId, direction: 'withdraw', viewName, amountKobo });
  if (chosen.problem) return chosen.problem;
  if (!(await deps.nameOf(playerId))?.firstName) return 'details needed';
  if (await findOpenWithdrawal(deps.tables, playerId)) return 'one is pending';
  if (destination.kind === 'bank') {
    // The page may show an old name, or an invented one: whose account it is, the bank says now.
    const answer = await chosen.gateway.resolveName(destination);
    if (answer.kind === 'not found') return 'account not found';
    if (answer.kind === 'unavailable') return 'gateway down';
    if (!isSameName(answer.name, destination.accountName)) return 'name has changed';
  }
  // Without this look, everybody who asks for too much would leave a failed withdrawal behind. The hold decides.
  if ((await deps.wallet.balance(playerId)).availableKobo < amountKobo) return 'insufficient';

  const id = deps.ids.next();
  const opened = await open(deps, {
    id,
    playerId,
    direction: 'withdraw',
    viewName,
    gateway: chosen.gateway.name,
    reference: id,
    amountKobo,
    currency: deps.currency,
    state: 'holding',
    moneyDue: 'hold',
    moneyKey: withdrawalKey(id, 'hold'),
    destination,
    sessionEpoch: wish.customer.sessionEpoch,
    lifeSeconds: null,
    checkInSeconds: holdSweepSeconds,
  });
  if (!opened) return 'one is pending';
  const held = await carryOutMoney(deps, opened);
  if (held === 'later') return 'not decided yet';
  const withdrawal = await findPayment(deps.tables, { id });
  assert(withdrawal?.direction === 'withdraw', 'a withdrawal stays where it is');
  if (held === 'refused') return withdrawal.note === sessionEndedNote ? 'session ended' : 'insufficient';
  await approveIfSmall(deps, withdrawal);
  deps.wake();
  return 'requested';
}

/** Undefined when another one of this player's was faster: the index lets only one be pending. */
async function open(deps: CashierDeps, payment: Parameters<typeof openPayment>[2]): Promise<PaymentRow | undefined> {
  try {
    return await deps.tables
      .transaction()
      .execute((transaction) => openPayment(deps, transaction, payment, { by: 'player' }));
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_one_withdrawal') return undefined;
    throw error;
  }
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
  return plain(one) === plain(other);
}
