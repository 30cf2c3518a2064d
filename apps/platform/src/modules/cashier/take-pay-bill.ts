import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { c2bCodes } from '@harmattan/wires/mobile-money';
import { readDepositRoom } from './above-limit.ts';
import { availableMethods } from './available-methods.ts';
import type { CashierDeps, Customer } from './cashier-deps.ts';
import { isAboveLevel } from './is-above-level.ts';
import { amountProblem, payBillMethod } from './method-rules.ts';
import { openPayment } from './move-payment.ts';
import type { GatewayName } from './payment-port.ts';
import type { KeptStep, PaymentRow } from './store/payment-row.ts';
import { findPayment, isPaymentOff, lockPlayerPayments } from './store/payments.ts';
import { reportReceived } from './store/received.ts';
import { reportStray } from './store/suspense.ts';

type Code = (typeof c2bCodes)[keyof typeof c2bCodes];

export interface PayBillCall {
  gateway: GatewayName;
  operator: string;
  transid: string;
  /** Whom the payer named: a player's user name. */
  utilityref: string;
}

/** Money that a payer sent by hand is no offer that ends; it only has to be confirmed at all. */
const confirmWithinSeconds = 7 * 24 * 3_600;

/** Whose account that is, as much as the payer needs to recognise it. */
export async function lookUpPayee(deps: CashierDeps, call: PayBillCall): Promise<{ code: Code; name?: string }> {
  const player = await deps.playerByUserName(call.utilityref);
  if (!player) return { code: c2bCodes.badReference };
  const name = await deps.nameOf(player.playerId);
  const words = name ? [name.firstName, name.lastName].filter(Boolean) : [];
  return { code: c2bCodes.accepted, name: words.map(masked).join(' ') || `…${player.userName.slice(-4)}` };
}

/** Whether we would take the money. The payer is not charged when we would not. */
export async function validatePayBill(
  deps: CashierDeps,
  call: PayBillCall & { amountMinor: Minor },
): Promise<{ code: Code }> {
  const player = await deps.playerByUserName(call.utilityref);
  if (!player) return { code: c2bCodes.badReference };
  const viewName = payBillMethod(call.gateway, call.operator);
  const methods = await availableMethods(deps, { playerId: player.playerId, direction: 'deposit' });
  const method = methods.find(({ view_name }) => view_name === viewName);
  const isOff = await isPaymentOff(deps.pool, { playerId: player.playerId, direction: 'deposit' });
  if (!method || isOff) return { code: c2bCodes.badReference };
  const pushed = await findPayment(deps.pool, { reference: call.transid, gateway: call.gateway });
  if (pushed && pushed.amount_kobo !== call.amountMinor) return { code: c2bCodes.badAmount };
  switch (amountProblem(method, call.amountMinor)) {
    case 'too little':
      return { code: c2bCodes.tooLow };
    case 'too much':
      return { code: c2bCodes.tooHigh };
    default:
      return { code: (await isWithinLimits(deps, { player, call, pushed })) ? c2bCodes.accepted : c2bCodes.tooHigh };
  }
}

/** As a deposit that the player opens: by the player's own limits, and by the level of the account. What has come all the same is credited or kept. */
async function isWithinLimits(
  deps: CashierDeps,
  {
    player: { playerId },
    call: { amountMinor },
    pushed,
  }: { player: Pick<Customer, 'playerId'>; call: { amountMinor: Minor }; pushed: PaymentRow | undefined },
): Promise<boolean> {
  const room = await readDepositRoom(deps, playerId);
  if (room && amountMinor > room.leftMinor) return false;
  const wanted = {
    id: pushed?.id ?? null,
    player_id: playerId,
    direction: 'deposit',
    amount_kobo: amountMinor,
  } as const;
  return !(await isAboveLevel(deps, deps.pool, wanted));
}

/**
 * Money has come, says the gateway. It is written down, then asked for; limits no longer matter, since it is there. Told
 * twice, it is one payment. Money for an unknown user is written down as well, without a payment.
 */
export async function takePayBill(
  deps: CashierDeps,
  call: PayBillCall & { amountMinor: Minor },
): Promise<{ code: Code }> {
  if (call.amountMinor <= 0n) return { code: c2bCodes.badAmount };
  const player = await deps.playerByUserName(call.utilityref);
  if (!player) {
    const { gateway, transid, operator, utilityref: payee } = call;
    const viewName = payBillMethod(gateway, operator);
    await reportStray(deps.pool, { gateway, providerId: transid, reference: transid, viewName, payee });
    deps.wake();
    return { code: c2bCodes.accepted };
  }
  await reportPayBill(deps, player, { ...call, viewName: payBillMethod(call.gateway, call.operator) });
  return { code: c2bCodes.accepted };
}

export interface PayBillMoney {
  gateway: GatewayName;
  transid: string;
  utilityref: string;
  viewName: string;
  amountMinor: Minor;
  /** Where it was paid otherwise than by naming the player. */
  step?: KeptStep;
}

/** Writes down money that was paid for a player by hand, and has it asked for. */
export async function reportPayBill(
  deps: CashierDeps,
  player: Pick<Customer, 'playerId'>,
  money: PayBillMoney,
): Promise<void> {
  await inTransaction(deps.pool, async (transaction) => {
    // Two notifications at once: the second waits here, and then finds what the first one opened.
    await lockPlayerPayments(transaction, player.playerId);
    const { gateway, transid } = money;
    const known =
      (await findPayment(transaction, { reference: transid, gateway })) ??
      (await findPayment(transaction, { reference: referenceOf(money), gateway }));
    const paymentId = known?.direction === 'deposit' ? known.id : await open(deps, transaction, { player, money });
    await reportReceived(transaction, { gateway, providerId: transid, paymentId });
  });
  deps.wake();
}

async function open(
  deps: CashierDeps,
  transaction: Parameters<typeof openPayment>[1],
  { player, money }: { player: Pick<Customer, 'playerId'>; money: PayBillMoney },
): Promise<string> {
  const { id } = await openPayment(
    deps,
    transaction,
    {
      id: deps.ids.next(),
      playerId: player.playerId,
      direction: 'deposit',
      viewName: money.viewName,
      gateway: money.gateway,
      reference: referenceOf(money),
      amountMinor: money.amountMinor,
      currency: deps.currency,
      state: 'pending',
      // As the payer wrote it: a number can be written in several ways.
      step: money.step ?? { kind: 'pay bill', payee: money.utilityref },
      lifeSeconds: confirmWithinSeconds,
      checkInSeconds: null,
    },
    { by: 'gateway' },
  );
  return id;
}

const referenceOf = ({ gateway, transid }: Pick<PayBillMoney, 'gateway' | 'transid'>) => `${gateway}-${transid}`;

/** `Adaeze` becomes `A*****`. */
function masked(word: string): string {
  const [first = '', ...rest] = [...word];
  return first + '*'.repeat(Math.min(rest.length, 8));
}
