import type { Kobo } from '@harmattan/kernel/money';
import type { Answer, HouseAccount, MoneyKey, Operation, Wallet } from '../wallet/index.ts';
import type { MoveKeys } from './move-keys.ts';
import { memoOf, readMemo } from './move-memo.ts';
import type { Move, Outcome } from './supplier-wallet.ts';

interface ChangeDeps {
  wallet: Wallet;
  keys: MoveKeys;
  house: HouseAccount;
}

type WinChange = Move & { previousTxId: string; previousKobo: Kobo };

const attemptsMax = 20;

/**
 * Pays or takes the difference to a win of before. A mark that the win was replaced goes with it, both or neither, so that
 * two corrections of the same win cannot both happen. Where the player has spent it already, the supplier may ask again.
 */
export async function changeWin(
  deps: ChangeDeps,
  move: WinChange,
): Promise<Outcome | { key: MoneyKey; answer: Answer }> {
  const { wallet, keys } = deps;
  const paidKobo = await paidFor(deps, move);
  if (paidKobo === undefined) return 'unknown';
  if (paidKobo !== move.previousKobo) return 'mismatch';
  for (let attempt = 0; ; attempt += 1) {
    const answers = await wallet.linked(legsOf(deps, move, attempt));
    const answer = answers[0] as Answer;
    const mayTryAgain = answer.isRepeat && answer.status === 'insufficient' && attempt + 1 < attemptsMax;
    if (!mayTryAgain) return { key: keys.credit(move.txId, 0), answer };
  }
}

/** What the win came to, after whatever corrected it. */
async function paidFor({ wallet, keys }: ChangeDeps, move: WinChange): Promise<Kobo | undefined> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const entry = await wallet.entry(keys.credit(move.previousTxId, attempt));
    if (!entry || entry.playerId !== move.playerId) return undefined;
    if (entry.status !== 'ok') continue;
    const { total } = readMemo(entry.memo);
    return total === undefined ? entry.amountKobo : BigInt(total);
  }
  return undefined;
}

function legsOf({ keys, house }: ChangeDeps, move: WinChange, attempt: number): Operation[] {
  const { playerId, amountKobo, previousKobo } = move;
  const round = keys.round(playerId, move.round);
  const common = { playerId, round, house, about: 'correction' };
  const memo = memoOf({ ...move, total: String(amountKobo) });
  const key = keys.credit(move.txId, attempt);
  const mark: Operation = {
    ...common,
    kind: 'credit',
    key: keyOfMark(keys, move, attempt),
    amountKobo: 0n,
    memo: memoOf({ ...move, txId: move.previousTxId }),
  };
  return amountKobo < previousKobo
    ? [{ ...common, kind: 'debit', key, amountKobo: previousKobo - amountKobo, memo }, mark]
    : [{ ...common, kind: 'credit', key, amountKobo: amountKobo - previousKobo, memo }, mark];
}

/** One mark for each win, unless there was no money for it: then it was refused along with the rest. */
function keyOfMark(keys: MoveKeys, { previousTxId }: WinChange, attempt: number): MoneyKey {
  return attempt === 0 ? keys.replaced(previousTxId) : keys.replaced(`${previousTxId} ${attempt}`);
}
