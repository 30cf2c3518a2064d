import { assert } from '@harmattan/kernel/assert';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { TransactionAnswer } from '@harmattan/wires/flutterwave';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { type Refused, refused, transactionOf } from './answers.ts';
import { digestOfOtp } from './charge-card.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { type Charge, latestMovement, lockCharge, updateCharge } from './kudipal-store.ts';
import { settleCharge } from './settle-charge.ts';

type ValidateOutcome = { outcome: 'answer'; answer: TransactionAnswer } | Refused;

/** Ends a charge with the code that the card's holder got by SMS. */
export async function validateCharge(
  deps: KudipalDeps,
  { otp, flw_ref }: { otp: string; flw_ref: string },
): Promise<ValidateOutcome> {
  const { outcome, first } = await inTransaction(deps.pool, async (db) => {
    const charge = await lockCharge(db, 'flw_ref', flw_ref);
    if (!charge) return { outcome: refused('No transaction was found for this reference'), first: [] };
    return takeCode(deps, db, charge, otp);
  });
  await deps.hooks.deliver(first);
  return outcome;
}

async function takeCode(
  deps: KudipalDeps,
  db: Queryable,
  charge: Charge,
  otp: string,
): Promise<{ outcome: ValidateOutcome; first: string[] }> {
  if (charge.awaits !== 'otp') return { outcome: await asItStands(db, charge), first: [] };
  if (isSameSecret(digestOfOtp(charge.flwRef, otp), charge.otpDigest ?? '')) {
    const settled = await settleCharge(deps, db, charge, { status: 'successful', response: 'Approved' });
    return { outcome: await asItStands(db, charge), first: settled?.first ?? [] };
  }
  const otpTriesLeft = charge.otpTriesLeft - 1;
  if (otpTriesLeft > 0) {
    await updateCharge(db, { ...charge, otpTriesLeft });
    return { outcome: refused('Invalid OTP'), first: [] };
  }
  const settled = await settleCharge(deps, db, charge, { status: 'failed', response: 'Too many wrong codes' });
  return { outcome: await asItStands(db, charge), first: settled?.first ?? [] };
}

async function asItStands(db: Queryable, charge: Charge): Promise<ValidateOutcome> {
  const movement = await latestMovement(db, charge.txRef);
  assert(movement, 'every charge has a transaction');
  if (movement.status === 'pending') return refused('No code is awaited for this charge');
  const message = movement.status === 'successful' ? 'Charge validated' : movement.response;
  return { outcome: 'answer', answer: { status: 'success', message, data: transactionOf(charge, movement) } };
}
