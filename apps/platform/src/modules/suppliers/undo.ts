import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import type { Answer, MoneyKey, StatementLine } from '../wallet/index.ts';
import { type Named, namedIn } from './move-memo.ts';
import { hasPaidParts, refundRest } from './part-refunds.ts';
import { isStake, isUndone, retryUntilDecided, type SupplierLedger } from './supplier-ledger.ts';
import type { Move, Receipt } from './supplier-wallet.ts';

type StakeCancel = Omit<Move, 'amountMinor' | 'txId'> & { stakeTxId: string; amountMinor?: Minor | undefined };
type RoundCancel = Omit<Move, 'amountMinor'> & { amountMinor?: Minor | undefined };

/** Undoes one stake, or keeps it from being taken. */
export async function undoStake(ledger: SupplierLedger, cancel: StakeCancel): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, stakeTxId, amountMinor } = cancel;
  const problem = ledger.problemOf({ ...cancel, txId: stakeTxId });
  if (problem) return ledger.refused(playerId, problem);
  const of = keys.debit(stakeTxId);
  const staked = amountMinor === undefined ? undefined : await wallet.entry(of);
  const isOwn = staked?.status === 'ok' && staked.playerId === playerId;
  // A free stake took nothing, whatever the wire says it was worth.
  if (isOwn && staked.amountMinor !== 0n && staked.amountMinor !== amountMinor)
    return ledger.refused(playerId, 'mismatch');
  const answer = await reverse(ledger, { playerId, of, ...namedIn(ledger, { ...cancel, txId: stakeTxId }) });
  return ledger.told(playerId, keys.reversal(playerId, of, 0), answer);
}

/** Undoes all stakes of a round, or what parts of them have not come back, and closes it to further ones. All or none of it. */
export async function undoRound(ledger: SupplierLedger, cancel: RoundCancel): Promise<Receipt> {
  const { keys } = ledger;
  const { playerId, amountMinor } = cancel;
  const problem = ledger.problemOf(cancel);
  if (problem) return ledger.refused(playerId, problem);
  const round = keys.round(playerId, cancel.round);
  const named = namedIn(ledger, cancel);
  if (await hasPaidParts(ledger, playerId, round)) return refundRest(ledger, cancel);
  const before = await stakesOf(ledger, playerId, round);
  if (!isTheirSum(before, amountMinor)) return ledger.refused(playerId, 'mismatch');
  // Called off first, which the wallet refuses once any stake of it was paid. Whatever is staked or won from now on is refused, so
  // that the list which follows is complete and none of it is settled meanwhile.
  const closed = await reverse(ledger, { playerId, of: round, round, ...named });
  const key = keys.reversal(playerId, round, 0);
  if (closed.status === 'settled' && (await hasPaidParts(ledger, playerId, round))) return refundRest(ledger, cancel);
  if (closed.status === 'settled' || closed.status === 'conflict') return ledger.told(playerId, key, closed);
  const stakes = await stakesOf(ledger, playerId, round);
  if (stakes.length === 0) return { ...(await ledger.told(playerId, key, closed)), outcome: 'unseen' };
  let wasUndone = true;
  for (const { line } of stakes) {
    const answer = await reverse(ledger, { playerId, of: line.key, ...named });
    assert(answer.status !== 'settled', 'nothing is paid for a round that was called off');
    wasUndone &&= answer.isRepeat || answer.status === 'reversed';
  }
  return { outcome: wasUndone ? 'repeat' : 'done', balanceMinor: await ledger.balance(playerId), id: key };
}

/** A stake whose win was taken back is settled no more, though it was refused as such before. */
async function reverse(
  ledger: SupplierLedger,
  of: Named & { playerId: bigint; of: MoneyKey; round?: MoneyKey },
): Promise<Answer> {
  const { wallet, keys } = ledger;
  return retryUntilDecided(
    wallet,
    (attempt) => [{ ...of, kind: 'reverse', key: keys.reversal(of.playerId, of.of, attempt), about: 'refund' }],
    { refusedAs: ['settled'], mayWork: async () => !(await isSettled(ledger, of)) },
  );
}

async function isSettled(
  { wallet }: SupplierLedger,
  { playerId, of }: { playerId: bigint; of: MoneyKey },
): Promise<boolean> {
  const stake = await wallet.entry(of);
  const round = stake?.round ?? of;
  const lines = await wallet.rounds({ playerId, rounds: [round] });
  return lines.some(
    (line) =>
      line.kind === 'credit' &&
      line.status === 'ok' &&
      line.of !== null &&
      // A round counts as paid once any of its stakes is.
      (line.of === of || of === round || (line.of === round && line.version > (stake?.version ?? 0n))) &&
      !isUndone(lines, line),
  );
}

async function stakesOf({ wallet }: SupplierLedger, playerId: bigint, round: MoneyKey) {
  const lines = await wallet.rounds({ playerId, rounds: [round] });
  return lines.filter(isStake).map((line) => ({ line, isUndone: isUndone(lines, line) }));
}

/** Of all stakes, or of those that are left. */
function isTheirSum(stakes: { line: StatementLine; isUndone: boolean }[], amountMinor: Minor | undefined): boolean {
  if (amountMinor === undefined || stakes.length === 0) return true;
  const sum = (of: typeof stakes) => of.reduce((total, { line }) => total + line.amountMinor, 0n);
  return amountMinor === sum(stakes) || amountMinor === sum(stakes.filter((stake) => !stake.isUndone));
}
