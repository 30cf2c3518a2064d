import type { Minor } from '@harmattan/kernel/money';
import { type Answer, type Operation, type StatementLine, WalletBusy } from '../wallet/index.ts';
import { isFinished, isPaidPart, isPartRefund } from './closings.ts';
import { namedIn } from './move-memo.ts';
import { isStake, isUndone, type SupplierLedger } from './supplier-ledger.ts';
import type { Move, Receipt } from './supplier-wallet.ts';
import { isCalledOff } from './whole-rounds.ts';

type Rest = Omit<Move, 'amountMinor'> & { amountMinor?: Minor | undefined };

/** So often two refunds of one bet may meet before one of them is sent back to be asked again. */
const triesMax = 20;

/** Gives a part of a stake back, and the bet goes on. All parts together are never more than was staked. */
export async function refundPart(ledger: SupplierLedger, move: Move): Promise<Receipt> {
  const { keys } = ledger;
  const { playerId, amountMinor } = move;
  const problem = ledger.problemOf(move);
  if (problem) return ledger.refused(playerId, problem);
  const key = keys.credit(move.txId, 0);
  return withRefundNumber(ledger, move, async ({ stakedMinor, givenMinor, lines, credit }) => {
    const leg = { ...credit, key, amountMinor };
    if (await ledger.wallet.entry(key)) return [leg];
    const round = keys.round(playerId, move.round);
    if (isCalledOff(lines, round)) return 'reversed';
    if (isFinished(ledger, lines, round)) return 'settled';
    // Nothing is written down for what comes too early, so that the same id works once it is time.
    if (stakedMinor === 0n) return 'unknown';
    return givenMinor + amountMinor > stakedMinor ? 'bad-amount' : [leg, markOf(ledger, move, lines)];
  });
}

/**
 * Gives back what the parts have left of the stakes, once, and closes the bet. How much of the stake was sold only the book knows: where parts were sold, it says
 * what is left, which is less than the whole.
 */
export async function refundRest(ledger: SupplierLedger, move: Rest): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId } = move;
  const round = keys.round(playerId, move.round);
  return withRefundNumber(ledger, move, async ({ stakedMinor, givenMinor, lines, credit }) => {
    const unrefundedMinor = stakedMinor - givenMinor;
    const isSold = lines.some((line) => isPart(ledger, lines, line) && line.about === 'cash-out');
    const restMinor = isSold ? (move.amountMinor ?? unrefundedMinor) : unrefundedMinor;
    const key = await freeKey(ledger, playerId, move.round);
    const before = await wallet.entry(key);
    const leg: Operation = { ...credit, key, amountMinor: before?.amountMinor ?? restMinor, closes: 'round' };
    if (move.amountMinor !== undefined && move.amountMinor !== leg.amountMinor) return 'mismatch';
    if (before) return [leg];
    if (isSold && restMinor >= unrefundedMinor) return 'settled';
    const isPaid = lines.some(
      (line) => line.kind === 'credit' && line.status === 'ok' && line.of === round && !isPart(ledger, lines, line),
    );
    return isPaid || isFinished(ledger, lines, round) ? 'settled' : [leg, markOf(ledger, move, lines)];
  });
}

/** Whether a part of the bet was sold, or a part of its stake came back, while the rest goes on. */
export async function hasPaidParts(ledger: SupplierLedger, playerId: bigint, round: string): Promise<boolean> {
  const lines = await ledger.wallet.rounds({ playerId, rounds: [round] });
  return lines.some((line) => isPart(ledger, lines, line));
}

interface Refunds {
  lines: StatementLine[];
  stakedMinor: Minor;
  givenMinor: Minor;
  credit: Omit<Extract<Operation, { kind: 'credit' }>, 'key' | 'amountMinor'>;
}

/**
 * What is due depends on what was given back before. So each refund takes the next number of its bet along, which belongs to one
 * of them only: whichever comes second looks again.
 */
async function withRefundNumber(
  ledger: SupplierLedger,
  move: Rest,
  decide: (refunds: Refunds) => Promise<Operation[] | Parameters<SupplierLedger['refused']>[1]>,
): Promise<Receipt> {
  const { wallet, keys, house } = ledger;
  const { playerId } = move;
  const round = keys.round(playerId, move.round);
  const common = { playerId, round, of: round, house, about: 'refund', ...namedIn(ledger, move) };
  for (let tries = 0; tries < triesMax; tries += 1) {
    const lines = await wallet.rounds({ playerId, rounds: [round] });
    const stakes = lines.filter((line) => isStake(line) && !isUndone(lines, line));
    const parts = lines.filter((line) => isPartRefund(ledger, line) && !isUndone(lines, line));
    const legs = await decide({
      lines,
      stakedMinor: sumOf(stakes),
      givenMinor: sumOf(parts),
      credit: { ...common, kind: 'credit' },
    });
    if (!Array.isArray(legs)) return ledger.refused(playerId, legs);
    const [answer] = (await wallet.linked(legs)) as [Answer];
    const isBeaten = answer.status === 'conflict' && legs.length > 1;
    if (!isBeaten) return ledger.told(playerId, (legs[0] as Operation).key, answer);
  }
  throw new WalletBusy('refunds of one bet kept meeting each other');
}

/** The number that belongs to the next refund of the bet alone. */
function markOf(
  { keys, house, ...ledger }: SupplierLedger,
  { playerId, round }: Rest,
  lines: StatementLine[],
): Operation {
  const given = lines.filter((line) => isPartRefund({ keys, house, ...ledger }, line)).length;
  return { kind: 'credit', playerId, key: keys.part(playerId, round, given), amountMinor: 0n, house, about: 'mark' };
}

/** Under the name of the round's undoing, of which a refused try may have been written down. */
async function freeKey({ wallet, keys }: SupplierLedger, playerId: bigint, name: string): Promise<string> {
  const round = keys.round(playerId, name);
  for (let attempt = 0; ; attempt += 1) {
    const key = keys.reversal(playerId, round, attempt);
    const entry = await wallet.entry(key);
    if (entry?.kind !== 'reverse') return key;
  }
}

function isPart(ledger: SupplierLedger, lines: readonly StatementLine[], line: StatementLine): boolean {
  return line.kind === 'credit' && line.status === 'ok' && isPaidPart(ledger, line) && !isUndone(lines, line);
}

function sumOf(lines: readonly StatementLine[]): Minor {
  return lines.reduce((total, { amountMinor }) => total + amountMinor, 0n);
}
