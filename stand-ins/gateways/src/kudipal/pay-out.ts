import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { type Transfer, type TransferRequest, webHook } from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import { holderOf } from '../plumbing/people.ts';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { type Refused, refused, transferOf } from './answers.ts';
import { bankOf } from './banks.ts';
import { hookPath, hookSender, type KudipalDeps } from './kudipal-deps.ts';
import { type PayoutAnswer, payoutBehaviours, properPayout, unknownAccountEnding } from './payout-behaviours.ts';
import { type End, findPayout, insertPayout, type Payout, settlePayout } from './payout-store.ts';

export type PayoutOutcome = { outcome: 'taken'; transfer: Transfer; answer: PayoutAnswer } | Refused;

/** Takes a pay-out. The same reference again answers how the first one stands, and pays nothing. */
export async function payOut(deps: KudipalDeps, request: TransferRequest): Promise<PayoutOutcome> {
  if (!bankOf(request.account_bank)) return refused('account_bank is unknown');
  if (!/^\d{10}$/.test(request.account_number)) return refused('account_number must be ten digits');
  if (request.account_number.endsWith(unknownAccountEnding)) return refused('Account resolve failed');
  const behaviour = payoutBehaviours.find(({ ending }) => request.account_number.endsWith(ending)) ?? properPayout;
  const isNew = await insertPayout(deps.pool, {
    ...behaviour,
    reference: request.reference,
    accountBank: request.account_bank,
    accountNumber: request.account_number,
    accountName: holderOf(request.account_number),
    number: canonicalNumber(request.meta?.[0]?.mobile_number ?? '') ?? null,
    amountMinor: request.amount,
    currency: request.currency,
  });
  const payout = await findPayout(deps.pool, request.reference);
  assert(payout, 'a pay-out that was just written is there');
  if (!isSame(payout, request)) return refused('reference was used for another transfer');
  if (isNew) await tellFirst(deps, payout);
  return { outcome: 'taken', transfer: transferOf(payout), answer: isNew ? behaviour.answer : 'plain' };
}

function isSame(payout: Payout, request: TransferRequest): boolean {
  return (
    payout.accountBank === request.account_bank &&
    payout.accountNumber === request.account_number &&
    payout.amountMinor === request.amount &&
    payout.currency === request.currency
  );
}

/** Where the web hook is to come before the answer, the end has to come before it too. */
async function tellFirst(deps: KudipalDeps, { reference, number, status }: Payout): Promise<void> {
  if (number === null || status === 'PENDING') return;
  if ((await deps.hooks.mannerOf(number)).manner === 'first') await endPayout(deps, reference);
}

/** Ends a pay-out, as it was meant to end or as `end` says, and tells the platform. False when it had ended. */
export async function endPayout(deps: KudipalDeps, reference: string, end?: End): Promise<boolean> {
  const told = await inTransaction(deps.pool, async (db) => {
    const payout = await settlePayout(db, reference, end);
    if (!payout) return undefined;
    return deps.hooks.tell(db, {
      sender: hookSender,
      path: hookPath,
      number: payout.number,
      amountMinor: payout.amountMinor,
      body: (amountMinor) => z.encode(webHook, { event: 'transfer.completed', data: transferOf(payout, amountMinor) }),
    });
  });
  await deps.hooks.deliver(told?.first ?? []);
  return told !== undefined;
}
