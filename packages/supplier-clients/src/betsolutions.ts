import { betsolutionsTypes as types } from '@harmattan/wires/suppliers/betsolutions';
import { createBetsolutionsCalls } from './betsolutions-calls.ts';
import type { ClientOptions, Seat, SupplierClient } from './supplier-client.ts';

/** Told apart by the game's number, as the supplier does: 5000 and up are tables, 7000 and up provably fair. */
function productOf(game: string): string {
  if (/^5\d{3}$/.test(game)) return '1';
  return /^7\d{3}$/.test(game) ? '3' : '2';
}

export function createBetsolutionsClient(options: ClientOptions<'betsolutions'>): SupplierClient {
  const { open, ask } = createBetsolutionsCalls(options);
  const move = (call: string, seat: Seat, fields: Record<string, string>) =>
    ask(call, seat, { GameId: seat.game, ProductId: productOf(seat.game), ...fields });

  return {
    supplier: 'betsolutions',
    can: {
      jackpot: true,
      freeStake: true,
      signature: true,
      currency: true,
      oneShotLaunch: true,
      severalStakes: true,
      winNamesStake: false,
      roundEnd: 'never',
    },
    open,
    balance: (seat) => move('GetBalance', seat, {}),
    stake: (seat, { txId, round, amountMinor, isFree }) =>
      move('Bet', seat, {
        TransactionId: txId,
        RoundId: round,
        Amount: String(amountMinor),
        BetTypeId: isFree ? types.freeSpin : types.normal,
      }),
    win: (seat, { txId, round, amountMinor, kind = 'win' }) =>
      move('Win', seat, {
        TransactionId: txId,
        RoundId: round,
        Amount: String(amountMinor),
        WinTypeId: { win: types.normal, jackpot: types.jackpot, free: types.freeSpin }[kind],
      }),
    cancel: (seat, { txId, round, amountMinor, stakeTxId }) =>
      move('CancelBet', seat, {
        TransactionId: txId,
        RoundId: round,
        Amount: String(amountMinor),
        BetTransactionId: stakeTxId,
        BetTypeId: types.cancelBet,
      }),
  };
}
