import type { MoneyKey, Operation } from '../wallet/index.ts';
import { isFinished, wasSettledBefore } from './closings.ts';
import { namedIn, readMemo } from './move-memo.ts';
import { isStake, isUndone, retryUntilDecided, type SupplierLedger } from './supplier-ledger.ts';
import type { Move, Receipt, SupplierWallet } from './supplier-wallet.ts';

type Win = Parameters<SupplierWallet['win']>[0];

export async function settle(ledger: SupplierLedger, win: Win): Promise<Receipt> {
  const { wallet, keys, house } = ledger;
  const { playerId, amountMinor } = win;
  const problem = ledger.problemOf(win);
  if (problem) return ledger.refused(playerId, problem);
  const round = keys.round(playerId, win.round);
  const of = win.stakeTxId === undefined ? round : keys.debit(win.stakeTxId);
  const named = namedIn(ledger, win);
  if (await isSettledBefore(ledger, win, { round, of })) return ledger.refused(playerId, 'settled');
  const answer = await retryUntilDecided(
    wallet,
    (attempt) => [
      {
        kind: 'credit',
        playerId,
        key: keys.credit(win.txId, attempt),
        round,
        of,
        amountMinor,
        house,
        about: win.kind ?? 'win',
        ...named,
        ...(win.closes && { closes: win.closes }),
      },
      ...markOf(ledger, win, attempt),
      ...signatureOf(ledger, win, attempt),
    ],
    // Too little for its tax: the account was below zero, which the next try expects.
    { refusedAs: ['unknown', 'finished', 'insufficient'], mayWork: () => mayBePaid(ledger, win, { round, of }) },
  );
  const receipt = await ledger.told(playerId, keys.credit(win.txId, 0), answer);
  if (receipt.outcome === 'mismatch' && win.signature !== undefined) return toldBySignature(ledger, win, receipt);
  return receipt.outcome === 'unknown' ? { ...receipt, outcome: await whyUnpaid(ledger, win, { round, of }) } : receipt;
}

/** A win that found no stake waits for one, unless none will be taken, or another win has closed the bet since. */
async function whyUnpaid(
  ledger: SupplierLedger,
  win: Win,
  target: Target,
): Promise<'unknown' | 'reversed' | 'settled'> {
  if (await isCalledOff(ledger, win, target)) return 'reversed';
  const lines = await ledger.wallet.rounds({ playerId: win.playerId, rounds: [target.round] });
  return isFinished(ledger, lines, target.of) ? 'settled' : 'unknown';
}

/** A second name of the same movement, which belongs to it alone. */
export function markOf({ keys, house }: SupplierLedger, { playerId, alias }: Move, attempt: number): Operation[] {
  if (alias === undefined) return [];
  return [{ kind: 'credit', playerId, key: keys.alias(alias, attempt), amountMinor: 0n, house, about: 'mark' }];
}

/** A mark that a request was carried out, which belongs to what was signed, whatever it is called. */
function signatureOf(ledger: SupplierLedger, win: Win, attempt: number): Operation[] {
  if (win.signature === undefined) return [];
  const { keys, house } = ledger;
  const key = keys.signed(win.signature, attempt);
  const mark = { kind: 'credit', playerId: win.playerId, key, amountMinor: 0n, house, about: 'mark' } as const;
  return [{ ...mark, ...namedIn(ledger, win) }];
}

/** What was signed was paid under another id: a repeat of that one. Or it was paid before signatures were kept. */
async function toldBySignature(ledger: SupplierLedger, win: Win, receipt: Receipt): Promise<Receipt> {
  const { keys } = ledger;
  const { playerId, txId, amountMinor, round } = win;
  const mark = await ledger.lastTry((attempt) => keys.signed(win.signature as string, attempt));
  const paidAs = mark ? readMemo(mark.memo).txId : txId;
  if (mark && paidAs === txId) return receipt;
  const paid = await ledger.lastTry((attempt) => keys.credit(paidAs, attempt));
  const isSame =
    paid?.status === 'ok' &&
    paid.playerId === playerId &&
    paid.amountMinor === amountMinor &&
    paid.of === keys.round(playerId, round);
  return isSame ? { ...receipt, outcome: 'repeat', id: keys.credit(paidAs, 0) } : receipt;
}

type Target = { round: MoneyKey; of: MoneyKey };

/** Whether there is a stake by now that it could be for, and the bet is open: it came too late, or its settlement was taken back. */
async function mayBePaid(ledger: SupplierLedger, { playerId }: Win, { round, of }: Target): Promise<boolean> {
  const lines = await ledger.wallet.rounds({ playerId, rounds: [round] });
  const hasStake = lines.some((line) => isStake(line) && (of === round || line.key === of) && !isUndone(lines, line));
  return hasStake && !isFinished(ledger, lines, of);
}

/** Whether an entry from before closings were written settled the bet. What was asked under this id is answered as it was. */
async function isSettledBefore(
  ledger: SupplierLedger,
  { playerId, txId }: Win,
  { round, of }: Target,
): Promise<boolean> {
  if (!ledger.isBook) return false;
  const { wallet, keys } = ledger;
  const lines = await wallet.rounds({ playerId, rounds: [round] });
  return wasSettledBefore(ledger, lines, of) && (await wallet.entry(keys.credit(txId, 0))) === undefined;
}

/** Whether no stake will ever be taken that it could be for. */
async function isCalledOff(
  { wallet, keys }: SupplierLedger,
  { playerId }: Win,
  { round, of }: Target,
): Promise<boolean> {
  const reversal = await wallet.entry(keys.reversal(playerId, of, 0));
  const ofRound = of === round ? reversal : await wallet.entry(keys.reversal(playerId, round, 0));
  return [reversal, ofRound].some((entry) => entry?.status === 'ok' || entry?.status === 'reversed-unseen');
}
