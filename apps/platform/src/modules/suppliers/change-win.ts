import type { Minor } from '@harmattan/kernel/money';
import type { Operation, StatementLine } from '../wallet/index.ts';
import { namedIn, readMemo } from './move-memo.ts';
import { retryUntilDecided, type SupplierLedger } from './supplier-ledger.ts';
import type { Move, Receipt } from './supplier-wallet.ts';

type WinChange = Move & { previousTxId: string; previousMinor: Minor };

/**
 * Pays or takes the difference to a win of before. A mark that the win was replaced goes with it, both or neither, so that
 * two corrections of the same win cannot both happen. Where the player has spent it already, the supplier may ask again,
 * unless the operator would rather have the account below zero.
 */
export async function changeWin(
  ledger: SupplierLedger,
  change: WinChange,
  { mayGoBelowZero }: { mayGoBelowZero: boolean },
): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, previousMinor, amountMinor } = change;
  const problem = ledger.problemOf(change);
  if (problem) return ledger.refused(playerId, problem);
  const win = await findWin(ledger, playerId, change.previousTxId);
  if (!win) return ledger.refused(playerId, 'unknown');
  if (totalOf(win) !== previousMinor) return ledger.refused(playerId, 'mismatch');
  const answer = await retryUntilDecided(wallet, (attempt) => legsOf(ledger, change, { attempt, mayGoBelowZero }), {
    refusedAs: ['insufficient'],
    mayWork: async () =>
      mayGoBelowZero || (await ledger.spendable(playerId, change.round)) >= previousMinor - amountMinor,
  });
  return ledger.told(playerId, keys.credit(change.txId, 0), answer);
}

/** Takes a win back as if it had never been paid, so that its stake may be undone as well. */
export async function undoWin(
  ledger: SupplierLedger,
  undo: Omit<Move, 'txId'> & { winTxId: string },
): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, winTxId, amountMinor } = undo;
  const problem = ledger.problemOf({ ...undo, txId: winTxId });
  if (problem) return ledger.refused(playerId, problem);
  const win = await findWin(ledger, playerId, winTxId);
  if (!win) return ledger.refused(playerId, 'unknown');
  if (win.amountMinor !== amountMinor) return ledger.refused(playerId, 'mismatch');
  const named = namedIn(ledger, { ...undo, txId: winTxId });
  const answer = await retryUntilDecided(
    wallet,
    (attempt) => [
      {
        kind: 'reverse',
        playerId,
        key: keys.reversal(playerId, win.key, attempt),
        of: win.key,
        // A later win of the same round is none of this one.
        evenIfSettled: true,
        about: 'correction',
        ...named,
      },
    ],
    { refusedAs: ['insufficient'], mayWork: async () => (await ledger.spendable(playerId, undo.round)) >= amountMinor },
  );
  return ledger.told(playerId, keys.reversal(playerId, win.key, 0), answer);
}

async function findWin(ledger: SupplierLedger, playerId: bigint, txId: string): Promise<StatementLine | undefined> {
  const entry = await ledger.lastTry((attempt) => ledger.keys.credit(txId, attempt));
  return entry?.status === 'ok' && entry.playerId === playerId ? entry : undefined;
}

/** What the win came to, after whatever it corrected itself. */
function totalOf({ memo, amountMinor }: StatementLine): Minor {
  const { total } = readMemo(memo);
  return total === undefined ? amountMinor : BigInt(total);
}

function legsOf(
  ledger: SupplierLedger,
  change: WinChange,
  { attempt, mayGoBelowZero }: { attempt: number; mayGoBelowZero: boolean },
): Operation[] {
  const { keys, house } = ledger;
  const { playerId, amountMinor, previousMinor, previousTxId } = change;
  const named = namedIn(ledger, { ...change, total: String(amountMinor) });
  const common = { ...named, playerId, house, key: keys.credit(change.txId, attempt), about: 'correction' };
  const round = keys.round(playerId, change.round);
  const difference: Operation =
    amountMinor < previousMinor
      ? { ...common, kind: 'debit', round, amountMinor: previousMinor - amountMinor, evenIfShort: mayGoBelowZero }
      : { ...common, kind: 'credit', round, amountMinor: amountMinor - previousMinor };
  const key = keys.replaced(previousTxId, attempt);
  return [difference, { kind: 'credit', playerId, key, amountMinor: 0n, house, about: 'mark' }];
}
