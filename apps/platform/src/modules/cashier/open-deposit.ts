import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { type DepositRoom, readDepositRoom } from './above-limit.ts';
import { applyStep } from './apply-step.ts';
import { chooseMethod, type MethodProblem } from './available-methods.ts';
import { mayTryCard } from './card-attempts.ts';
import type { CashierDeps, Customer } from './cashier-deps.ts';
import { intentOf } from './deposit-intent.ts';
import { depositLifeSeconds } from './deposit-rules.ts';
import { findPause } from './find-incident.ts';
import { findKnownPayment, type KeyProblem, requestKeyOf } from './known-payment.ts';
import type { DepositViewName } from './method-rules.ts';
import { openPayment, unlessSwitchedOff } from './move-payment.ts';
import type { DepositWay, Step } from './payment-port.ts';
import { shownStep } from './shown-step.ts';
import type { DepositRow, PaymentRow } from './store/payment-row.ts';
import type { PausedProblem } from './store/payments.ts';
import { claimKey } from './store/requests.ts';

const firstCheckSeconds = 20;

export type OpenDepositOutcome =
  | {
      outcome:
        | MethodProblem
        | KeyProblem
        | 'card refused'
        | 'number not proven'
        | 'bonus code unknown'
        | 'switched off'
        | 'verification needed'
        | PausedProblem;
    }
  | { outcome: 'above limit'; room: DepositRoom }
  | { outcome: 'opened'; deposit: DepositRow; step: Step };

interface DepositWish {
  customer: Customer;
  viewName: DepositViewName;
  amountMinor: Minor;
  /** There are no bonuses yet: a deposit with a code is not opened. */
  bonusCode?: string | undefined;
  payer?: { fullName: string; email: string };
  way: DepositWay;
  /** The player wants the card kept for the next deposit. */
  saveCard?: boolean | undefined;
  /** Names the deposit; a page of before has none. */
  key?: string | undefined;
}

/**
 * Opens a deposit and tells the gateway. The reference is written down before the gateway hears it. Asked for again under the
 * same key, it is the same deposit, and the gateway hears nothing.
 */
export async function openDeposit(deps: CashierDeps, wish: DepositWish): Promise<OpenDepositOutcome> {
  const { customer, viewName, amountMinor, way } = wish;
  const request = requestKeyOf(customer.playerId, wish.key, contentOf(wish));
  const known = await findKnownPayment(deps, request);
  if (known) return answerKnown(known);
  if (wish.bonusCode) return { outcome: 'bonus code unknown' };
  const chosen = await chooseMethod(deps, { playerId: customer.playerId, direction: 'deposit', viewName, amountMinor });
  if (chosen.problem) return { outcome: chosen.problem };
  const room = await readDepositRoom(deps, customer.playerId);
  if (room && amountMinor > room.leftMinor) return { outcome: 'above limit', room };
  const pause = await findPause(deps, deps.pool, { direction: 'deposit', viewName });
  if (pause) return { outcome: pause };
  if (way.rail === 'wallet_push' && (await deps.requireProvenNumber(customer.playerId, 'push')) === 'not proven') {
    return { outcome: 'number not proven' };
  }
  if (way.rail === 'card' && !(await mayTryCard(deps, customer.playerId, way))) return { outcome: 'card refused' };

  const id = deps.ids.next();
  const opening = inTransaction(deps.pool, async (transaction) => {
    if (request && !(await claimKey(transaction, { ...request, paymentId: id }))) return undefined;
    return (await openPayment(
      deps,
      transaction,
      {
        id,
        playerId: customer.playerId,
        direction: 'deposit',
        viewName,
        gateway: chosen.gateway.name,
        reference: id,
        amountMinor,
        currency: deps.currency,
        state: 'created',
        saveCard: wish.saveCard ?? false,
        isWish: true,
        ...(way.rail === 'wallet_push' && { step: { kind: 'pay bill', payee: customer.userName } }),
        lifeSeconds: depositLifeSeconds,
        checkInSeconds: firstCheckSeconds,
      },
      { by: 'player' },
    )) as DepositRow;
  });
  const deposit = await unlessSwitchedOff(opening);
  if (typeof deposit === 'string') return { outcome: deposit };
  if (!deposit) return answerKnown(await findKnownPayment(deps, request));

  const step = await chosen.gateway.startDeposit({ ...(await intentOf(deps, deposit, customer, wish.payer)), way });
  return { outcome: 'opened', deposit: await applyStep(deps, deposit, step), step };
}

function answerKnown(known: PaymentRow | KeyProblem | undefined): OpenDepositOutcome {
  assert(known, 'a key that cannot be claimed is taken');
  if (typeof known === 'string') return { outcome: known };
  assert(known.direction === 'deposit', 'what was asked for is part of the digest');
  return { outcome: 'opened', deposit: known, step: shownStep(known) };
}

/** A card is left out: not even its digest is kept. */
function contentOf({ viewName, amountMinor, bonusCode, payer, way }: DepositWish): object {
  return { direction: 'deposit', viewName, amountMinor, bonusCode, payer, way: withoutCard(way) };
}

function withoutCard(way: DepositWay): unknown {
  if (way.rail !== 'card') return way;
  return 'card' in way ? way.rail : { rail: way.rail, savedCard: way.savedCard.id };
}
