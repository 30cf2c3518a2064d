import type { Kobo } from '@harmattan/kernel/money';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import type { Answer, MoneyKey } from '../wallet/index.ts';
import { adjust } from './adjust.ts';
import { openBooks, unlessUndone, wasUndone } from './books.ts';
import { changeWin, undoWin } from './change-win.ts';
import { memoOf } from './move-memo.ts';
import { refundPart } from './part-refunds.ts';
import { commit, draw, release, reserve } from './reserves.ts';
import { markOf, settle } from './settle.ts';
import type { Move, SupplierSession, SupplierWallet } from './supplier-wallet.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { undoRound, undoStake } from './undo.ts';

export type WalletDeps = Pick<SuppliersDeps, 'wallet' | 'sessions' | 'currency'> &
  Partial<Pick<SuppliersDeps, 'mayOverdraw'>>;

export function createSupplierWallet(deps: WalletDeps, supplier: WalletName): SupplierWallet {
  const { wallet, sessions, currency, mayOverdraw = false } = deps;
  // Games are paid at once and for good; it is results of matches that are corrected days later.
  const mayGoBelowZero = mayOverdraw && isBookName(supplier);
  const books = openBooks(deps, supplier);
  const { keys, house } = books;

  /**
   * A stake of a session that has ended since is answered as it was, so that a supplier who missed the answer learns it.
   * Anything new is refused.
   */
  async function mayStake(session: SupplierSession | undefined, playerId: bigint, key: MoneyKey): Promise<boolean> {
    if (session && session.playerId === playerId && sessions.isLive(session)) return true;
    return (await wallet.entry(key))?.playerId === playerId;
  }

  function debit(move: Move, amountKobo: Kobo, session: SupplierSession | undefined) {
    return {
      kind: 'debit' as const,
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

  return {
    supplier,
    currency,
    balance: books.balance,
    session: (token) => sessions.byToken(supplier, token),
    sessionOf: (playerId) => sessions.ofPlayer(supplier, playerId),
    player: (id) => sessions.player(supplier, id),
    open: (token, options) => sessions.open(supplier, token, options),

    async stake({ session, isFree, ...move }) {
      const amountKobo = isFree ? 0n : move.amountKobo;
      const problem = books.problemOf(move) ?? (isFree || amountKobo > 0n ? undefined : 'bad-amount');
      if (problem) return books.refused(move.playerId, problem);
      const key = keys.debit(move.txId);
      if (!(await mayStake(session, move.playerId, key))) return books.refused(move.playerId, 'no-session');
      const [answer] = (await wallet.linked([debit(move, amountKobo, session), ...markOf(books, move, 0)])) as [Answer];
      return unlessUndone(books, move.playerId, await books.told(move.playerId, key, answer));
    },

    win: (move) => settle(books, move),
    refundPart: (move) => refundPart(books, move),

    async award({ kind, ...move }) {
      const problem = books.problemOf(move);
      if (problem) return books.refused(move.playerId, problem);
      const key = keys.credit(move.txId, 0);
      const [answer] = (await wallet.linked([
        {
          kind: 'credit',
          playerId: move.playerId,
          key,
          round: keys.round(move.playerId, move.round),
          amountKobo: move.amountKobo,
          house,
          about: kind,
          memo: memoOf(move),
        },
        ...markOf(books, move, 0),
      ])) as [Answer];
      return books.told(move.playerId, key, answer);
    },

    async play({ session, winKobo, isFree, closes, ...move }) {
      const amountKobo = isFree ? 0n : move.amountKobo;
      const problem = books.problemOf(move) ?? books.problemOf({ ...move, amountKobo: winKobo });
      if (problem) return books.refused(move.playerId, problem);
      const key = keys.debit(move.txId);
      if (!(await mayStake(session, move.playerId, key))) return books.refused(move.playerId, 'no-session');
      const stake = debit(move, amountKobo, session);
      const answers = await wallet.linked([
        stake,
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
          ...(closes && { closes }),
        },
      ]);
      return unlessUndone(books, move.playerId, await books.told(move.playerId, key, answers.at(-1) as Answer));
    },

    cancel: (move) => undoStake(books, move),
    cancelRound: (move) => undoRound(books, move),
    cancelWin: (move) => undoWin(books, move),
    changeWin: (move) => changeWin(books, move, { mayGoBelowZero }),
    adjust: (move) => adjust(books, move, { mayGoBelowZero }),
    reserve: (move) => reserve(books, move, mayStake),
    draw: (move) => draw(books, move),
    commit: (move) => commit(books, move),
    release: (move) => release(books, move),

    async find(txId) {
      const stake = await books.lastTry((attempt) => keys.debit(txId, attempt));
      const entry = stake ?? (await books.lastTry((attempt) => keys.credit(txId, attempt)));
      if (!entry) return undefined;
      const { playerId, amountKobo } = entry;
      const isStanding = entry.status === 'ok' && !(await wasUndone(books, playerId, entry.key));
      const state = entry.status !== 'ok' ? 'refused' : isStanding ? 'applied' : 'reversed';
      const id = stake ? entry.key : keys.credit(txId, 0);
      return { id, playerId, state, amountKobo, balanceKobo: await books.balance(playerId) };
    },
  };
}
