import type { MoneyKey } from '../wallet/index.ts';
import { namedIn } from './move-memo.ts';
import { isStakeable } from './stakes.ts';
import { retryUntilDecided, type SupplierLedger, unlessUndone } from './supplier-ledger.ts';
import type { Move, Outcome, Receipt, ReserveMove, SupplierSession } from './supplier-wallet.ts';

type ReserveCommand = Omit<Move, 'round' | 'alias'> & { session: SupplierSession | undefined };
type DrawCommand = Omit<Move, 'alias'> & { reserveId: string };

/**
 * Sports bets of some suppliers take their stake in steps: money is set aside, taken in parts, and the rest given back. The
 * reserve asks for everything that a stake asks for; what is drawn of it later does not.
 */
export async function reserve(
  ledger: SupplierLedger,
  { session, ...move }: ReserveCommand,
  findStakeProblem: (
    session: SupplierSession | undefined,
    playerId: bigint,
    key: MoneyKey,
  ) => Promise<Outcome | undefined>,
): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, amountMinor } = move;
  const problem = ledger.problemOf(move) ?? (isStakeable(amountMinor) ? undefined : 'bad-amount');
  if (problem) return ledger.refused(playerId, problem);
  const key = keys.reserve(move.txId);
  const refusal = await findStakeProblem(session, playerId, key);
  if (refusal) return ledger.refused(playerId, refusal);
  const answer = await wallet.hold({
    playerId,
    key,
    amountMinor,
    about: 'reserve',
    ...namedIn(ledger, { ...move, round: '' }),
    isStake: true,
    ...(session?.epoch !== undefined && { sessionEpoch: session.epoch }),
  });
  return unlessUndone(ledger, playerId, await ledger.told(playerId, key, answer));
}

/** A draw that came before its reserve was refused in the books; each further try has a key of its own. */
export async function draw(ledger: SupplierLedger, { reserveId, ...move }: DrawCommand): Promise<Receipt> {
  const { wallet, keys, house } = ledger;
  const { playerId, amountMinor } = move;
  const problem =
    ledger.problemOf(move) ??
    problemOf(ledger, { ...move, reserveId }) ??
    (amountMinor > 0n ? undefined : 'bad-amount');
  if (problem) return ledger.refused(playerId, problem);
  const of = keys.reserve(reserveId);
  const round = keys.round(playerId, move.round);
  const named = namedIn(ledger, move);
  const keyOf = (attempt: number) => keys.debit(move.txId, attempt);
  const answer = await retryUntilDecided(
    wallet,
    (attempt) => [
      { kind: 'draw', playerId, key: keyOf(attempt), of, round, amountMinor, house, about: 'stake', ...named },
    ],
    { refusedAs: ['unknown'], mayWork: () => isReserved(ledger, playerId, of) },
  );
  const receipt = await ledger.told(playerId, keyOf(0), answer);
  if (receipt.outcome === 'settled') return unlessReleased(ledger, { playerId, of, receipt });
  if (receipt.outcome !== 'repeat') return receipt;
  const drawn = await ledger.lastTry(keyOf);
  const { outcome } = await unlessUndone(ledger, playerId, { ...receipt, id: drawn?.key ?? receipt.id });
  return { ...receipt, outcome };
}

/** Gives back what is left, which may be nothing. */
export async function commit(ledger: SupplierLedger, move: ReserveMove): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, reserveId } = move;
  const problem = problemOf(ledger, move);
  if (problem) return ledger.refused(playerId, problem);
  const of = keys.reserve(reserveId);
  const keyOf = (attempt: number) => keys.commit(playerId, reserveId, attempt);
  const named = namedIn(ledger, { ...move, round: '', txId: reserveId });
  const answer = await retryUntilDecided(
    wallet,
    (attempt) => [{ kind: 'void', playerId, key: keyOf(attempt), of, about: 'commit', ...named }],
    { refusedAs: ['unknown'], mayWork: () => isReserved(ledger, playerId, of) },
  );
  const receipt = await ledger.told(playerId, keyOf(0), answer);
  if (receipt.outcome !== 'settled') return receipt;
  const told = await unlessReleased(ledger, { playerId, of, receipt });
  // Something else has closed it and given back what was left, as a release does that meets a draw.
  return told.outcome === 'settled' ? { ...told, outcome: 'repeat' } : told;
}

export async function release(ledger: SupplierLedger, move: ReserveMove): Promise<Receipt> {
  const { wallet, keys } = ledger;
  const { playerId, reserveId } = move;
  const problem = problemOf(ledger, move);
  if (problem) return ledger.refused(playerId, problem);
  const of = keys.reserve(reserveId);
  if (await hasDraws(ledger, playerId, of)) return ledger.refused(playerId, 'settled');
  const key = keys.reversal(playerId, of, 0);
  const named = namedIn(ledger, { ...move, round: '', txId: reserveId });
  const answer = await wallet.reverse({ playerId, key, of, about: 'release', ...named });
  const receipt = await ledger.told(playerId, key, answer);
  // A draw may have come just before. Nothing can be drawn any more, so this look is the last word.
  const isGivenBack = answer.status !== 'ok' || !(await hasDraws(ledger, playerId, of));
  return isGivenBack ? receipt : { ...receipt, outcome: 'settled' };
}

function problemOf(ledger: SupplierLedger, { currency, game, reserveId }: Omit<ReserveMove, 'playerId'>) {
  return ledger.problemOf({ currency, game, txId: reserveId });
}

async function isReserved({ wallet }: SupplierLedger, playerId: bigint, of: MoneyKey): Promise<boolean> {
  const entry = await wallet.entry(of);
  return entry?.playerId === playerId && entry.status === 'ok';
}

async function hasDraws({ wallet }: SupplierLedger, playerId: bigint, of: MoneyKey): Promise<boolean> {
  const lines = await wallet.entriesAbout({ playerId, of });
  return lines.some(({ kind, status }) => kind === 'draw' && status === 'ok');
}

/** A reserve that was given back is told apart from one that was used, though a release may have closed that as well. */
async function unlessReleased(
  ledger: SupplierLedger,
  { playerId, of, receipt }: { playerId: bigint; of: MoneyKey; receipt: Receipt },
): Promise<Receipt> {
  const release = await ledger.wallet.entry(ledger.keys.reversal(playerId, of, 0));
  const isGivenBack = release?.status === 'ok' && !(await hasDraws(ledger, playerId, of));
  return isGivenBack ? { ...receipt, outcome: 'reversed' } : receipt;
}
