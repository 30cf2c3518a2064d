import type { MoneyKey, Operation } from '../wallet/index.ts';
import { type Books, insist, isStake, isUndone } from './books.ts';
import { memoOf } from './move-memo.ts';
import type { Move, Receipt, WinKind } from './supplier-wallet.ts';

type Win = Move & { stakeTxId?: string | undefined; kind?: WinKind | undefined };

export async function settle(books: Books, win: Win): Promise<Receipt> {
  const { wallet, keys, house } = books;
  const { playerId, amountKobo } = win;
  const problem = books.problemOf(win);
  if (problem) return books.refused(playerId, problem);
  const round = keys.round(playerId, win.round);
  const of = win.stakeTxId === undefined ? round : keys.debit(win.stakeTxId);
  const memo = memoOf(win);
  const answer = await insist(
    wallet,
    (attempt) => [
      {
        kind: 'credit',
        playerId,
        key: keys.credit(win.txId, attempt),
        round,
        of,
        amountKobo,
        house,
        about: win.kind ?? 'win',
        memo,
      },
      ...markOf(books, win, attempt),
    ],
    { refusedAs: 'unknown', mayWork: () => hasStake(books, win, { round, of }) },
  );
  const receipt = await books.told(playerId, keys.credit(win.txId, 0), answer);
  const isOver = receipt.outcome === 'unknown' && (await isClosed(books, win, { round, of }));
  return isOver ? { ...receipt, outcome: 'reversed' } : receipt;
}

/** A second name of the same movement, which belongs to it alone. */
export function markOf({ keys, house }: Books, { playerId, alias }: Move, attempt: number): Operation[] {
  if (alias === undefined) return [];
  return [{ kind: 'credit', playerId, key: keys.alias(alias, attempt), amountKobo: 0n, house, about: 'mark' }];
}

type Target = { round: MoneyKey; of: MoneyKey };

/** Whether there is a stake by now that it could be for. */
async function hasStake({ wallet }: Books, { playerId }: Win, { round, of }: Target): Promise<boolean> {
  const lines = await wallet.rounds({ playerId, rounds: [round] });
  return lines.some((line) => isStake(line) && (of === round || line.key === of) && !isUndone(lines, line));
}

/** Whether no stake will ever be taken that it could be for. */
async function isClosed({ wallet, keys }: Books, { playerId }: Win, { round, of }: Target): Promise<boolean> {
  const reversal = await wallet.entry(keys.reversal(playerId, of, 0));
  const ofRound = of === round ? reversal : await wallet.entry(keys.reversal(playerId, round, 0));
  return [reversal, ofRound].some((entry) => entry?.status === 'ok' || entry?.status === 'reversed-unseen');
}
