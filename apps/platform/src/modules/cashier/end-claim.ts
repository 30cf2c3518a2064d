import { inTransaction } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import { decideClaim } from './store/deposit-claims.ts';
import { findPayment } from './store/payments.ts';

/** Decides a claim, with the fact by which the player gets a message. False when it was decided before. */
export async function endClaim(
  deps: CashierDeps,
  id: string,
  {
    word = {},
    ...decided
  }: {
    state: 'credited' | 'rejected';
    paymentId: string | null;
    by: string;
    reason: string;
    word?: Pick<OperatorWord, 'approvalId' | 'also'>;
  },
): Promise<boolean> {
  const isDecided = await inTransaction(deps.pool, async (transaction) => {
    const claim = await decideClaim(transaction, id, decided);
    if (!claim) return false;
    await deps.cases.endForClaim(transaction, {
      ...{ claimId: id, playerId: claim.player_id, outcome: decided.state },
      ...{ paymentId: decided.paymentId, by: decided.by },
    });
    const payment = decided.paymentId ? await findPayment(transaction, { id: decided.paymentId }) : undefined;
    await deps.outbox.record(transaction, {
      topic: 'cashier.claim-decided',
      payload: {
        ...{ claimId: id, playerId: String(claim.player_id), outcome: decided.state, language: claim.language },
        amountMinor: String(payment?.received_kobo ?? claim.amount_kobo),
      },
    });
    await writeWord(transaction, word, { act: 'end a claim', subject: id });
    return true;
  });
  deps.outbox.wake();
  return isDecided;
}
