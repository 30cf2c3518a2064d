import type { Queryable } from '@harmattan/process/transaction';
import { webHook } from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import { transactionOf } from './answers.ts';
import { hookPath, hookSender, type KudipalDeps } from './kudipal-deps.ts';
import { type Charge, insertFurtherMovement, type Movement, settlePending, updateCharge } from './kudipal-store.ts';

export interface Settled {
  movement: Movement;
  /** Web hooks that must be delivered before anybody is answered. */
  first: string[];
}

/** Ends a charge that is pending, and tells the platform. Undefined when it had ended before. */
export async function settleCharge(
  deps: KudipalDeps,
  db: Queryable,
  charge: Charge,
  end: { status: 'successful' | 'failed'; response: string },
): Promise<Settled | undefined> {
  const movement = await settlePending(db, { ...end, txRef: charge.txRef, amountMinor: charge.amountMinor });
  if (!movement) return undefined;
  await updateCharge(db, { txRef: charge.txRef, awaits: null, otpDigest: null, otpTriesLeft: 0 });
  return { movement, first: await tell(deps, db, charge, movement) };
}

/** Money that a payer sent to a charge's account: any amount, at any time and any number of times. */
export async function receiveMoney(
  deps: KudipalDeps,
  db: Queryable,
  charge: Charge,
  amountMinor: bigint,
): Promise<Settled> {
  const arrival = { txRef: charge.txRef, amountMinor, response: 'Transfer received' };
  const movement =
    (await settlePending(db, { ...arrival, status: 'successful' })) ?? (await insertFurtherMovement(db, arrival));
  return { movement, first: await tell(deps, db, charge, movement) };
}

async function tell(deps: KudipalDeps, db: Queryable, charge: Charge, movement: Movement): Promise<string[]> {
  const { first } = await deps.hooks.tell(db, {
    sender: hookSender,
    path: hookPath,
    number: charge.number,
    amountMinor: movement.amountMinor,
    body: (amountMinor) =>
      z.encode(webHook, { event: 'charge.completed', data: transactionOf(charge, movement, amountMinor) }),
  });
  return first;
}
