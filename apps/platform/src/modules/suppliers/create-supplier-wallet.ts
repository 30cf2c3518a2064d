import { amountMaxKobo, type Kobo } from '@harmattan/kernel/money';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Answer, HouseAccount, MoneyKey, Operation, StatementLine } from '../wallet/index.ts';
import { changeWin } from './change-win.ts';
import { createKeys } from './move-keys.ts';
import { memoOf } from './move-memo.ts';
import { receiptOf, refusedReceipt } from './receipts.ts';
import type { Move, Outcome, Receipt, SupplierSession, SupplierWallet } from './supplier-wallet.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';

export type WalletDeps = Pick<SuppliersDeps, 'wallet' | 'sessions' | 'currency'>;

/** How often a win may come before its stake, or a correction before there is money for it, and still be taken afterwards. */
const attemptsMax = 20;
const idMax = 80;

export function createSupplierWallet(deps: WalletDeps, supplier: SupplierName): SupplierWallet {
  const { wallet, sessions, currency } = deps;
  const keys = createKeys(supplier);
  const house: HouseAccount = `house:${supplier}`;

  async function balance(playerId: bigint): Promise<Kobo> {
    return (await wallet.balance(playerId)).availableKobo;
  }

  /** What is wrong with the request itself, before anybody's money is looked at. */
  function problemOf(move: Partial<Move>): Outcome | undefined {
    if (move.currency !== currency) return 'currency';
    const { txId = 'x', round = 'x', game = 'x', amountKobo = 0n } = move;
    if (!isId(txId) || !isId(round) || !isId(game)) return 'bad-request';
    return amountKobo < 0n || amountKobo > amountMaxKobo ? 'bad-amount' : undefined;
  }

  async function refused(playerId: bigint, outcome: Outcome): Promise<Receipt> {
    return refusedReceipt(outcome, await balance(playerId));
  }

  /** A repeat is answered with what the player has now, not with what they had then. */
  async function told(playerId: bigint, key: string, answer: Answer): Promise<Receipt> {
    const receipt = receiptOf(key, answer);
    return answer.isRepeat || answer.status === 'conflict'
      ? { ...receipt, balanceKobo: await balance(playerId) }
      : receipt;
  }

  /** A stake that was taken and given back since does not stand, though it was asked for in the same words. */
  async function unlessUndone(playerId: bigint, receipt: Receipt): Promise<Receipt> {
    if (receipt.outcome !== 'repeat') return receipt;
    const undone = await wallet.entry(keys.reversal(playerId, receipt.id));
    return undone?.status === 'ok' ? { ...receipt, outcome: 'reversed' } : receipt;
  }

  /** There was a stake, or the round was called off before there was: no stake will come for it any more. */
  async function wasCalledOff(playerId: bigint, round: MoneyKey): Promise<boolean> {
    const lines = await wallet.rounds({ playerId, rounds: [round] });
    return lines.some((line) => isStake(line) || (line.kind === 'reverse' && line.of === round));
  }

  /**
   * A stake of a session that has ended since is answered as it was, so that a supplier who missed the answer learns it.
   * Anything new is refused.
   */
  async function mayStake(session: SupplierSession | undefined, playerId: bigint, key: string): Promise<boolean> {
    if (session && session.playerId === playerId && sessions.isLive(session)) return true;
    return (await wallet.entry(key))?.playerId === playerId;
  }

  function debit(move: Move, amountKobo: Kobo, session: SupplierSession | undefined) {
    return {
      playerId: move.playerId,
      key: keys.debit(move.txId),
      round: keys.round(move.playerId, move.round),
      amountKobo,
      house,
      about: 'stake',
      memo: memoOf(move),
      isStake: true,
      ...(session?.epoch !== undefined && { sessionEpoch: session.epoch }),
    };
  }

  /**
   * Tries until it is decided for good. A win that came before its stake was refused under its key for ever, but its
   * supplier sends it again under the same id: so each try has a key of its own, and the next one is made only after the
   * last was refused in the books.
   */
  async function insist(operationOf: (attempt: number) => Operation, retriable: Answer['status']): Promise<Receipt> {
    for (let attempt = 0; ; attempt += 1) {
      const operation = operationOf(attempt);
      const [answer] = (await wallet.linked([operation])) as [Answer];
      const mayTryAgain = answer.isRepeat && answer.status === retriable && attempt + 1 < attemptsMax;
      if (!mayTryAgain) return told(operation.playerId, operationOf(0).key, answer);
    }
  }

  /** A win that was taken at a later try than the first. */
  async function lastTry(firstKey: MoneyKey, txId: string): Promise<StatementLine | undefined> {
    if (firstKey !== keys.credit(txId, 0)) return undefined;
    let last: StatementLine | undefined;
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const entry = await wallet.entry(keys.credit(txId, attempt));
      if (!entry) return last;
      last = entry;
    }
    return last;
  }

  const port: SupplierWallet = {
    supplier,
    currency,
    balance,
    session: (token) => sessions.byToken(supplier, token),
    player: (id) => sessions.player(supplier, id),
    newestSession: (playerId) => sessions.newest(supplier, playerId),
    open: (token, options) => sessions.open(supplier, token, options?.issue),

    async stake({ session, isFree, ...move }) {
      const amountKobo = isFree ? 0n : move.amountKobo;
      const problem = problemOf(move) ?? (isFree || amountKobo > 0n ? undefined : 'bad-amount');
      if (problem) return refused(move.playerId, problem);
      const key = keys.debit(move.txId);
      if (!(await mayStake(session, move.playerId, key))) return refused(move.playerId, 'no-session');
      const answer = await wallet.transfer({ direction: 'out', ...debit(move, amountKobo, session) });
      return unlessUndone(move.playerId, await told(move.playerId, key, answer));
    },

    async win({ stakeTxId, ...move }) {
      const problem = problemOf(move);
      if (problem) return refused(move.playerId, problem);
      const round = keys.round(move.playerId, move.round);
      const receipt = await insist(
        (attempt) => ({
          kind: 'credit',
          playerId: move.playerId,
          key: keys.credit(move.txId, attempt),
          round,
          of: stakeTxId === undefined ? round : keys.debit(stakeTxId),
          amountKobo: move.amountKobo,
          house,
          about: 'win',
          memo: memoOf(move),
        }),
        'unknown',
      );
      const isFinal = receipt.outcome === 'unknown' && (await wasCalledOff(move.playerId, round));
      return isFinal ? { ...receipt, outcome: 'reversed' } : receipt;
    },

    async award({ kind, ...move }) {
      const problem = problemOf(move);
      if (problem) return refused(move.playerId, problem);
      const key = keys.credit(move.txId, 0);
      const answer = await wallet.transfer({
        direction: 'in',
        playerId: move.playerId,
        key,
        round: keys.round(move.playerId, move.round),
        amountKobo: move.amountKobo,
        house,
        about: kind,
        memo: memoOf(move),
      });
      return told(move.playerId, key, answer);
    },

    async play({ session, winKobo, isFree, ...move }) {
      const amountKobo = isFree ? 0n : move.amountKobo;
      const problem = problemOf(move) ?? problemOf({ ...move, amountKobo: winKobo });
      if (problem) return refused(move.playerId, problem);
      const key = keys.debit(move.txId);
      if (!(await mayStake(session, move.playerId, key))) return refused(move.playerId, 'no-session');
      const stake = debit(move, amountKobo, session);
      const answers = await wallet.linked([
        { kind: 'debit', ...stake },
        {
          kind: 'credit',
          playerId: move.playerId,
          key: keys.credit(move.txId, 0),
          round: stake.round,
          of: stake.round,
          amountKobo: winKobo,
          house,
          about: 'win',
          memo: stake.memo,
        },
      ]);
      return unlessUndone(move.playerId, await told(move.playerId, key, answers.at(-1) as Answer));
    },

    async cancel({ stakeTxId, amountKobo, ...move }) {
      const problem = problemOf({ ...move, txId: stakeTxId });
      if (problem) return refused(move.playerId, problem);
      const of = keys.debit(stakeTxId);
      if (amountKobo !== undefined) {
        const staked = await wallet.entry(of);
        const isOther =
          staked?.status === 'ok' && staked.playerId === move.playerId && staked.amountKobo !== amountKobo;
        // A free stake took nothing, whatever the wire says it was worth.
        if (isOther && staked.amountKobo !== 0n) return refused(move.playerId, 'mismatch');
      }
      const key = keys.reversal(move.playerId, of);
      const memo = memoOf({ ...move, txId: stakeTxId });
      const answer = await wallet.reverse({ playerId: move.playerId, key, of, about: 'refund', memo });
      return told(move.playerId, key, answer);
    },

    async cancelRound({ amountKobo, ...move }) {
      const problem = problemOf(move);
      if (problem) return refused(move.playerId, problem);
      const { playerId } = move;
      const round = keys.round(playerId, move.round);
      const memo = memoOf(move);
      const staked = (await wallet.rounds({ playerId, rounds: [round] })).filter(isStake);
      const totalKobo = staked.reduce((sum, line) => sum + line.amountKobo, 0n);
      if (amountKobo !== undefined && staked.length > 0 && totalKobo !== amountKobo)
        return refused(playerId, 'mismatch');
      // Closed first: whatever is staked from now on is refused, so the list that follows is complete.
      const key = keys.reversal(playerId, round);
      const closed = await wallet.reverse({ playerId, key, of: round, round, about: 'refund', memo });
      if (closed.status === 'settled' || closed.status === 'conflict') return told(playerId, key, closed);
      const stakes = (await wallet.rounds({ playerId, rounds: [round] })).filter(isStake);
      if (stakes.length === 0) return { ...(await told(playerId, key, closed)), outcome: 'unseen' };
      let wasUndone = true;
      for (const line of stakes) {
        const undone = keys.reversal(playerId, line.key);
        const answer = await wallet.reverse({ playerId, key: undone, of: line.key, about: 'refund', memo });
        if (answer.status === 'settled') return told(playerId, key, answer);
        wasUndone &&= answer.isRepeat;
      }
      return { outcome: wasUndone ? 'repeat' : 'done', balanceKobo: await balance(playerId), id: key };
    },

    async changeWin(move) {
      const problem = problemOf(move);
      if (problem) return refused(move.playerId, problem);
      const changed = await changeWin({ wallet, keys, house }, move);
      if (typeof changed === 'string') return refused(move.playerId, changed);
      return told(move.playerId, changed.key, changed.answer);
    },

    async find(txId) {
      for (const key of [keys.debit(txId), keys.credit(txId, 0)]) {
        const entry = (await lastTry(key, txId)) ?? (await wallet.entry(key));
        if (!entry) continue;
        const isUndone =
          entry.status === 'ok' && (await wallet.entry(keys.reversal(entry.playerId, key)))?.status === 'ok';
        const state = entry.status !== 'ok' ? 'refused' : isUndone ? 'reversed' : 'applied';
        return {
          id: key,
          playerId: entry.playerId,
          state,
          amountKobo: entry.amountKobo,
          balanceKobo: await balance(entry.playerId),
        };
      }
      return undefined;
    },
  };
  return port;
}

/** What can be kept beside the money and found again. */
function isId(text: string): boolean {
  return text.length > 0 && text.length <= idMax && text.isWellFormed() && !text.includes('\0');
}

function isStake(line: { kind: string; about: string; status: string }): boolean {
  return line.kind === 'debit' && line.about === 'stake' && line.status === 'ok';
}
