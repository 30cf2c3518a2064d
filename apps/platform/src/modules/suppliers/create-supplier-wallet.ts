import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import { adjust } from './adjust.ts';
import { award } from './award.ts';
import { changeWin, undoWin } from './change-win.ts';
import { findTransaction } from './find-transaction.ts';
import { refundPart } from './part-refunds.ts';
import { commit, draw, release, reserve } from './reserves.ts';
import { settle } from './settle.ts';
import { openStakes } from './stakes.ts';
import { openLedger } from './supplier-ledger.ts';
import type { Move, Receipt, SupplierWallet } from './supplier-wallet.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { undoRound, undoStake } from './undo.ts';

export type WalletDeps = Pick<SuppliersDeps, 'wallet' | 'sessions' | 'currency'> &
  Partial<Pick<SuppliersDeps, 'mayOverdraw' | 'bets' | 'findPause' | 'taxes' | 'isCheckDue'>>;

export function createSupplierWallet(deps: WalletDeps, supplier: WalletName): SupplierWallet {
  const { sessions, currency, mayOverdraw = false, bets, findPause = () => undefined } = deps;
  const { isCheckDue = async () => false } = deps;
  // Games are paid at once and for good; it is results of matches that are corrected days later.
  const mayGoBelowZero = mayOverdraw && isBookName(supplier);
  const ledger = openLedger(deps, supplier);
  const stakes = openStakes(ledger, {
    isLive: sessions.isLive,
    isPaused: (game) => findPause({ supplier, game }) !== undefined,
  });

  /** Once the stake is taken, also by an earlier try: what the bet is on is told then. */
  function keepingBet<Asked extends Move>(take: (move: Asked) => Promise<Receipt>): (move: Asked) => Promise<Receipt> {
    return async (move) => {
      const receipt = await take(move);
      const isTaken = receipt.outcome === 'done' || receipt.outcome === 'repeat';
      const { playerId, bet: details } = move;
      if (details && isTaken) {
        const round = ledger.keys.round(playerId, move.round);
        await bets?.keep({ playerId, round, supplier, reference: move.round, details });
      }
      return receipt;
    };
  }

  return {
    supplier,
    currency,
    balance: ledger.balance,
    session: (token) => sessions.byToken(supplier, token),
    sessionOf: (playerId) => sessions.ofPlayer(supplier, playerId),
    player: (id) => sessions.player(supplier, id),
    isCheckDue,
    open: (token, options) => sessions.open(supplier, token, options),

    stake: keepingBet(stakes.stake),
    play: stakes.play,
    win: (move) => settle(ledger, move),
    refundPart: (move) => refundPart(ledger, move),
    award: (move) => award(ledger, move),
    cancel: (move) => undoStake(ledger, move),
    cancelRound: (move) => undoRound(ledger, move),
    cancelWin: (move) => undoWin(ledger, move),
    changeWin: (move) => changeWin(ledger, move, { mayGoBelowZero }),
    adjust: (move) => adjust(ledger, move, { mayGoBelowZero }),
    reserve: (move) => reserve(ledger, move, stakes.findProblem),
    draw: keepingBet((move) => draw(ledger, move)),
    commit: (move) => commit(ledger, move),
    release: (move) => release(ledger, move),

    find: (txId) => findTransaction(ledger, txId),
  };
}
