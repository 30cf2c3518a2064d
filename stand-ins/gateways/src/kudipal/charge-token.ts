import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import type { ChargeAnswer, TokenizedCharge } from '@harmattan/wires/flutterwave';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { type Refused, refused, transactionOf } from './answers.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { findTokenCharge, insertCharge, latestMovement, lockCharge } from './kudipal-store.ts';
import { settleCharge } from './settle-charge.ts';
import { cardNamed } from './test-cards.ts';

/** Charges a card by the token of an earlier payment. Its holder is asked for nothing; the same reference again answers the same. */
export async function chargeToken(
  deps: KudipalDeps,
  request: TokenizedCharge,
): Promise<{ outcome: 'answer'; answer: ChargeAnswer } | Refused> {
  const { outcome, first } = await inTransaction(deps.pool, async (db) => {
    const earlier = await findTokenCharge(db, request.token);
    if (!earlier) return { outcome: refused('Invalid token'), first: [] };
    const { card, cardLastFour, cardToken, cardExpiry } = earlier;
    await insertCharge(db, {
      ...{ txRef: request.tx_ref, flwRef: `KDP-${deps.ids.next()}`, kind: 'card', currency: request.currency },
      ...{ amountMinor: request.amount, card, cardLastFour, cardToken, cardExpiry },
      number: canonicalNumber(request.phone_number ?? '') ?? null,
    });
    const charge = await lockCharge(db, 'tx_ref', request.tx_ref);
    assert(charge, 'a charge that was just written is there');
    const isSame = charge.cardToken === request.token && charge.amountMinor === request.amount;
    if (!isSame) return { outcome: refused('tx_ref was used for another charge'), first: [] };
    const { refusal } = cardNamed(charge.card);
    const end = refusal
      ? ({ status: 'failed', response: refusal } as const)
      : ({ status: 'successful', response: 'Approved' } as const);
    const settled = await settleCharge(deps, db, charge, end);
    const movement = settled?.movement ?? (await latestMovement(db, charge.txRef));
    assert(movement, 'every charge has a transaction');
    if (movement.status === 'failed') return { outcome: refused(movement.response), first: settled?.first ?? [] };
    const data = transactionOf(charge, movement);
    const answer = { status: 'success' as const, message: 'Charge successful', data };
    return { outcome: { outcome: 'answer' as const, answer }, first: settled?.first ?? [] };
  });
  await deps.hooks.deliver(first);
  return outcome;
}
