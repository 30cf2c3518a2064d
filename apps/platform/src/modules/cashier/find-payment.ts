import type { CashierDeps } from './cashier-deps.ts';
import { shownState } from './deposit-state.ts';
import { reasonWord } from './reason-word.ts';
import { secondsLeft, shownStep } from './shown-step.ts';
import type { DepositRow, PaymentRow, WithdrawalRow } from './store/payment-row.ts';
import { findPayment, hastenPayment } from './store/payments.ts';
import { findRequest, giveUpKey } from './store/requests.ts';

/** However often a page asks, the gateway is asked no more often than this. */
const askEverySeconds = 4;

/**
 * What became of a payment, by the key that the page gave it. A page that gives up waiting learns for certain: either there
 * is a payment, or none is opened under this key any more, also when the request arrives later.
 */
export async function findPaymentByKey(
  deps: CashierDeps,
  { giveUp, ...wanted }: { playerId: bigint; key: string; giveUp: boolean },
) {
  let request = await findRequest(deps.pool, wanted);
  if (!request && giveUp) {
    await giveUpKey(deps.pool, wanted);
    request = await findRequest(deps.pool, wanted);
  }
  const id = request?.payment_id ?? undefined;
  const payment = id === undefined ? undefined : await findPayment(deps.pool, { id });
  if (!payment) return { isGivenUp: request !== undefined, payment: null };
  return { isGivenUp: false, payment: await shown(deps, payment) };
}

async function shown(deps: CashierDeps, payment: PaymentRow) {
  const { id, view_name: viewName, amount_kobo: amount, note } = payment;
  const stands = payment.direction === 'deposit' ? depositStands(payment) : withdrawalStands(payment);
  if (stands.state === 'asking' || stands.state === 'waiting') {
    await hastenPayment(deps.pool, id, askEverySeconds);
    deps.wake();
  }
  return { id, viewName, amount, message: reasonWord(payment.direction, note ?? ''), ...stands };
}

function withdrawalStands({ state }: WithdrawalRow) {
  if (state === 'holding') return { state: 'asking' as const, step: null };
  return { state: state === 'refused' ? ('failed' as const) : ('requested' as const), step: null };
}

function depositStands(deposit: DepositRow) {
  if (deposit.state === 'created' || deposit.state === 'submitted') return { state: 'asking' as const, step: null };
  const state = shownState(deposit);
  return { state, step: state === 'waiting' ? stepOf(deposit) : null };
}

function stepOf(deposit: DepositRow) {
  const step = shownStep(deposit);
  switch (step.kind) {
    case 'need pin':
      return { kind: 'pin' as const };
    case 'need address':
      return { kind: 'avs_noauth' as const };
    case 'need otp':
      return { kind: 'otp' as const, paymentRef: step.paymentRef, message: step.hint };
    case 'redirect':
      return { kind: 'redirect' as const, redirectUrl: step.url };
    case 'show account': {
      const { bankName, accountNumber: accNumber, accountName: accName } = step;
      return { kind: 'account' as const, bankName, accNumber, accName, secondsLeft: secondsLeft(deposit) };
    }
    case 'show ussd':
      return { kind: 'ussd' as const, ussdCode: step.code };
    case 'wait for push':
      return { kind: 'push' as const };
    default:
      return null;
  }
}
