import type { Operation, StatementLine } from '../wallet/index.ts';
import { isPaidPart } from './closings.ts';
import { namedIn } from './move-memo.ts';
import { isStake, isUndone, retryUntilDecided, type SupplierLedger } from './supplier-ledger.ts';
import type { Move, Receipt } from './supplier-wallet.ts';
import { isCalledOff } from './whole-rounds.ts';

type Adjustment = Move & { direction: 'in' | 'out' };

/**
 * Pays more for a bet that was settled, or takes back. It comes long after the session, and after the player may have spent
 * what is to be taken: then the supplier asks again, unless the operator would rather have the account below zero.
 */
export async function adjust(
  ledger: SupplierLedger,
  { direction, ...move }: Adjustment,
  { mayGoBelowZero }: { mayGoBelowZero: boolean },
): Promise<Receipt> {
  const { wallet, keys, house } = ledger;
  const { playerId, amountMinor } = move;
  const problem = ledger.problemOf(move);
  if (problem) return ledger.refused(playerId, problem);
  // Nothing is written down for what comes too early, so that the same id works once it is time.
  const round = keys.round(playerId, move.round);
  const lines = await wallet.rounds({ playerId, rounds: [round] });
  if (!isDecided(ledger, lines)) return ledger.refused(playerId, 'unknown');
  const keyOf = (attempt: number) => keys.adjustment(direction, move.txId, attempt);
  const legOf = (attempt: number): Operation => {
    const common = { playerId, key: keyOf(attempt), amountMinor, house, about: 'correction', ...namedIn(ledger, move) };
    if (direction === 'in') return { ...common, round, kind: 'credit' };
    const takenFrom = isCalledOff(lines, round) ? keys.beside(playerId, move.round) : round;
    return { ...common, round: takenFrom, kind: 'debit', evenIfShort: mayGoBelowZero };
  };
  const answer = await retryUntilDecided(wallet, (attempt) => [legOf(attempt)], {
    refusedAs: ['insufficient'],
    mayWork: async () => mayGoBelowZero || (await ledger.spendable(playerId, move.round)) >= amountMinor,
  });
  return ledger.told(playerId, keyOf(0), answer);
}

/** Whether the round was paid, or its stakes were given back: a bet that is still open has nothing to correct, also where a part of it was sold or refunded. */
function isDecided(ledger: SupplierLedger, lines: StatementLine[]): boolean {
  const stakes = lines.filter(isStake);
  if (stakes.length === 0) return false;
  const isPaid = lines.some(
    (line) =>
      line.kind === 'credit' &&
      line.status === 'ok' &&
      line.of !== null &&
      !isUndone(lines, line) &&
      !isPaidPart(ledger, line),
  );
  return isPaid || stakes.every((stake) => isUndone(lines, stake));
}
