import { assert } from '@harmattan/kernel/assert';
import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { c2bCodes, c2bNotification, type PushRequest } from '@harmattan/wires/selcom';
import { z } from 'zod';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { callOf, lookUp, validate } from './ask-platform.ts';
import { c2bSender, type MobileDeps } from './mobile-deps.ts';
import { findPayment, insertPayment, movePayment, type Payment, payingLivesMs } from './mobile-store.ts';
import type { Operator } from './operators.ts';

const pushLivesMs = 5 * 60_000;

/** Asks the payer's phone for approval. Undefined when the transid was used for something else. */
export async function pushPayment(deps: MobileDeps, request: PushRequest): Promise<Payment | undefined> {
  const number = canonicalNumber(request.msisdn);
  if (!number) return undefined;
  await insertPayment(deps.pool, {
    gateway: deps.gateway,
    transid: request.transid,
    reference: deps.ids.next(),
    operator: 'MPESA',
    utilityref: request.utilityref,
    number,
    amountMinor: request.amount,
    state: 'waiting',
    expiresInMs: pushLivesMs,
  });
  const payment = await findPayment(deps.pool, { gateway: deps.gateway, transid: request.transid });
  assert(payment, 'a payment that was just written is there');
  const isSame =
    payment.number === number && payment.amountMinor === request.amount && payment.utilityref === request.utilityref;
  return isSame ? payment : undefined;
}

export type CollectOutcome = { outcome: 'paid' } | { outcome: 'failed'; why: string };

/** The payer approves. The platform is asked once more before any money moves. */
export async function approve(deps: MobileDeps, transid: string): Promise<CollectOutcome> {
  const key = { gateway: deps.gateway, transid };
  const payment = await movePayment(deps.pool, key, { from: 'waiting', to: 'paying' });
  return payment ? collect(deps, payment) : { outcome: 'failed', why: 'It waits no longer' };
}

/** False when it had been decided before. */
export async function refuse(deps: MobileDeps, transid: string): Promise<boolean> {
  const key = { gateway: deps.gateway, transid };
  const why = 'Refused by the payer';
  return (await movePayment(deps.pool, key, { from: 'waiting', to: 'failed', why })) !== undefined;
}

export interface Bill {
  number: string;
  operator: Operator;
  utilityref: string;
  amountMinor: bigint;
}

/** Whom a bill would pay, as the payer's operator shows it. */
export async function lookUpBill(deps: MobileDeps, bill: Bill): Promise<{ name: string } | { problem: string }> {
  const answer = await lookUp(deps, { ...bill, transid: deps.ids.next(), reference: deps.ids.next() });
  if (!answer) return { problem: 'The business does not answer' };
  return answer.resultcode === c2bCodes.accepted ? { name: answer.name ?? '' } : { problem: answer.message };
}

/** The payer dialled the business number, the reference and the amount. */
export async function payBill(deps: MobileDeps, bill: Bill): Promise<CollectOutcome> {
  const { gateway, ids, pool } = deps;
  const payment = { ...bill, gateway, transid: ids.next(), reference: ids.next(), state: 'paying' as const };
  await insertPayment(pool, { ...payment, expiresInMs: payingLivesMs });
  return collect(deps, payment);
}

async function collect(deps: MobileDeps, payment: Omit<Payment, 'why' | 'createdAt'>): Promise<CollectOutcome> {
  for (const ask of [lookUp, validate]) {
    const answer = await ask(deps, payment);
    if (answer?.resultcode === c2bCodes.accepted) continue;
    const why = answer?.message ?? 'The business did not answer';
    await movePayment(deps.pool, payment, { from: 'paying', to: 'failed', why });
    return { outcome: 'failed', why };
  }
  const first = await inTransaction(deps.pool, async (db) => {
    const paid = await movePayment(db, payment, { from: 'paying', to: 'paid' });
    if (!paid) return undefined;
    const told = await deps.hooks.tell(db, {
      sender: c2bSender(deps.gateway),
      path: `/hooks/${deps.gateway}/c2b/notification`,
      number: paid.number,
      amountMinor: paid.amountMinor,
      body: (amountMinor) => z.encode(c2bNotification, callOf(paid, amountMinor)),
    });
    const text = `You have paid ${market.currency} ${formatMajor(paid.amountMinor)} to Harmattan.`;
    await deps.sms.arrive(db, { to: paid.number, from: 'MobileMoney', text });
    return told.first;
  });
  await deps.hooks.deliver(first ?? []);
  return first ? { outcome: 'paid' } : { outcome: 'failed', why: 'It took too long' };
}
