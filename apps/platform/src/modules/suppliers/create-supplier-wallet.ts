import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import { adjust } from './adjust.ts';
import { award } from './award.ts';
import { openBooks } from './books.ts';
import { changeWin, undoWin } from './change-win.ts';
import { findTransaction } from './find-transaction.ts';
import { refundPart } from './part-refunds.ts';
import { commit, draw, release, reserve } from './reserves.ts';
import { settle } from './settle.ts';
import { openStakes } from './stakes.ts';
import type { SupplierWallet } from './supplier-wallet.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { undoRound, undoStake } from './undo.ts';

export type WalletDeps = Pick<SuppliersDeps, 'wallet' | 'sessions' | 'currency'> &
  Partial<Pick<SuppliersDeps, 'mayOverdraw'>>;

export function createSupplierWallet(deps: WalletDeps, supplier: WalletName): SupplierWallet {
  const { sessions, currency, mayOverdraw = false } = deps;
  // Games are paid at once and for good; it is results of matches that are corrected days later.
  const mayGoBelowZero = mayOverdraw && isBookName(supplier);
  const books = openBooks(deps, supplier);
  const stakes = openStakes(books, sessions);

  return {
    supplier,
    currency,
    balance: books.balance,
    session: (token) => sessions.byToken(supplier, token),
    sessionOf: (playerId) => sessions.ofPlayer(supplier, playerId),
    player: (id) => sessions.player(supplier, id),
    open: (token, options) => sessions.open(supplier, token, options),

    stake: stakes.stake,
    play: stakes.play,
    win: (move) => settle(books, move),
    refundPart: (move) => refundPart(books, move),
    award: (move) => award(books, move),
    cancel: (move) => undoStake(books, move),
    cancelRound: (move) => undoRound(books, move),
    cancelWin: (move) => undoWin(books, move),
    changeWin: (move) => changeWin(books, move, { mayGoBelowZero }),
    adjust: (move) => adjust(books, move, { mayGoBelowZero }),
    reserve: (move) => reserve(books, move, stakes.mayStake),
    draw: (move) => draw(books, move),
    commit: (move) => commit(books, move),
    release: (move) => release(books, move),

    find: (txId) => findTransaction(books, txId),
  };
}
