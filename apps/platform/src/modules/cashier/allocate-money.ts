import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { carryOutMoney, depositKey } from './carry-out-money.ts';
import { carrySuspense } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { openPayment } from './move-payment.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import type { PaymentRow } from './store/payment-row.ts';
import { type ReceivedRow, resolveReceived } from './store/received.ts';
import { attachPayment, insertReceivedEvent, lockStray, type ReceivedKey } from './store/suspense.ts';

export type AllocateOutcome =
  | 'allocated'
  | 'not unallocated'
  | 'no such player'
  | 'amount needed'
  | 'amount differs'
  | 'try again';

interface Word extends ReceivedKey, OperatorWord {}

const moneySweepSeconds = 5;

/**
 * An operator's word on whose money it is. It becomes a deposit of that player. Money of another currency, and money that the gateway
 * never confirms, needs the amount to credit; money in suspense is credited as it came.
 */
export async function allocateMoney(
  deps: CashierDeps,
  word: Word & { userName: string; amountMinor?: Minor | undefined },
): Promise<AllocateOutcome> {
  const player = await deps.playerByUserName(word.userName);
  if (!player) return 'no such player';
  const decided = await decide<PaymentRow, 'amount needed' | 'amount differs'>(
    deps,
    { ...word, state: 'allocated' },
    async (received, transaction) => {
      const isSuspended = received.suspense === 'held';
      const amountMinor = isSuspended ? received.amount_kobo : (word.amountMinor ?? null);
      if (amountMinor === null || amountMinor <= 0n) return 'amount needed';
      if (word.amountMinor !== undefined && word.amountMinor !== amountMinor) return 'amount differs';
      const payment = await openPayment(
        deps,
        transaction,
        {
          ...{ id: deps.ids.next(), playerId: player.playerId, direction: 'deposit', state: 'succeeded' },
          ...{ viewName: received.view_name as string, gateway: word.gateway, currency: deps.currency },
          ...{ reference: `allocated-${word.gateway}-${word.providerId}`, amountMinor, receivedMinor: amountMinor },
          ...{ moneyDue: 'credit', moneyKey: depositKey(word.gateway, word.providerId), fromSuspense: isSuspended },
          ...{ lifeSeconds: 0, checkInSeconds: moneySweepSeconds },
        },
        { by: `operator:${word.by}`, note: word.why },
      );
      await attachPayment(transaction, received, payment.id);
      await resolveReceived(transaction, received, 'accepted');
      return payment;
    },
  );
  if (typeof decided === 'string') return decided;
  await carryOutMoney(deps, decided);
  return 'allocated';
}

/** An operator's word that the payer gets the money back at the gateway. Also ends a report that the gateway never confirms. */
export async function returnMoney(
  deps: CashierDeps,
  word: Word,
): Promise<'returned' | 'not unallocated' | 'try again'> {
  const decided = await decide<ReceivedRow, never>(deps, { ...word, state: 'returned' }, (received, transaction) =>
    resolveReceived(transaction, received, 'returned'),
  );
  if (typeof decided === 'string') return decided;
  if (decided.suspense === 'leaving') await carrySuspense(deps, decided);
  return 'returned';
}

/** Decides with the record locked, and writes who decided and why. Money that still enters the suspense account enters it first. */
async function decide<Decided extends object, Refusal extends string>(
  deps: CashierDeps,
  word: Word & { state: 'allocated' | 'returned' },
  run: (received: ReceivedRow, transaction: Parameters<typeof openPayment>[1]) => Promise<Decided | Refusal>,
): Promise<Decided | Refusal | 'not unallocated' | 'try again'> {
  const { gateway, providerId, state, by, why } = word;
  const seen = await inTransaction(deps.pool, (transaction) => lockStray(transaction, word));
  if (seen?.suspense === 'entering' && (await carrySuspense(deps, seen)) === 'later') return 'try again';
  return inTransaction(deps.pool, async (transaction) => {
    const received = await lockStray(transaction, word);
    if (received?.state !== 'unallocated' && received?.state !== 'reported') return 'not unallocated';
    if (received.suspense === 'entering') return 'try again';
    const decided = await run(received, transaction);
    if (typeof decided === 'string') return decided;
    await insertReceivedEvent(transaction, {
      id: deps.ids.next(),
      gateway,
      providerId,
      state,
      by: `operator:${by}`,
      note: why,
    });
    const act = state === 'allocated' ? 'allocate money' : 'give money back';
    await writeWord(transaction, word, { act, subject: `${gateway}:${providerId}` });
    return decided;
  });
}
