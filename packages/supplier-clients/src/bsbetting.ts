import { betsolutionsCodes as codes, betsolutionsTypes as types } from '@harmattan/wires/suppliers/betsolutions';
import { bsbettingGame, bsbettingProduct, bsbettingStatuses as statuses } from '@harmattan/wires/suppliers/bsbetting';
import { betPayload } from './bet-payload.ts';
import { describeBet } from './bet-words.ts';
import { createBetsolutionsCalls } from './betsolutions-calls.ts';
import type { BookClient, Settlement } from './book-client.ts';
import type { ClientOptions, Reply, Seat } from './supplier-client.ts';

const statusOf: Record<Settlement['kind'], string> = {
  won: statuses.won,
  lost: statuses.lost,
  void: statuses.void,
  cashout: statuses.cashedOut,
  'part-cashout': statuses.partCashedOut,
};

/** BetSolutions' wire, which is assumed to be BSBetting's as well. A bet is a round of its own. */
export function createBsbettingClient(options: ClientOptions<'bsbetting'>): BookClient {
  const { open, ask } = createBetsolutionsCalls(options);
  const move = (call: string, seat: Seat, fields: Record<string, string>) =>
    ask(call, seat, { GameId: bsbettingGame, ProductId: bsbettingProduct, ...fields });

  /** Of a bet the code for a repeat is the one for an id that was used; of what is paid it can only be the latter. */
  const pay = async (call: string, seat: Seat, fields: Record<string, string>): Promise<Reply> => {
    const reply = await move(call, seat, fields);
    return reply.code === codes.duplicatedTransactionId ? { ...reply, verdict: 'mismatch' } : reply;
  };

  return {
    supplier: 'bsbetting',
    can: { signature: true, currency: true, oneShotLaunch: true, reserves: false, tellsRepeats: true },
    open,
    balance: (seat) => move('GetBalance', seat, {}),
    place: (seat, bet) =>
      move('Bet', seat, {
        TransactionId: bet.txId,
        RoundId: bet.betId,
        Amount: String(bet.stakeMinor),
        BetTypeId: types.normal,
        Description: describeBet(bet),
        BetPayload: JSON.stringify(betPayload(bet)),
      }),
    cancel: (seat, { txId, betId, stakeMinor }) =>
      move('CancelBet', seat, {
        TransactionId: `${txId}-cancel`,
        RoundId: betId,
        Amount: String(stakeMinor),
        BetTransactionId: txId,
        BetTypeId: types.cancelBet,
      }),
    // A void bet is paid back as a win of its stake, because what was cancelled could not be corrected any more.
    settle: (seat, { txId, betId, amountMinor, kind }) =>
      pay('Win', seat, {
        TransactionId: txId,
        RoundId: betId,
        Amount: String(amountMinor),
        WinTypeId: types.normal,
        BetStatus: statusOf[kind],
      }),
    correct: (seat, { txId, betId, amountMinor, previousTxId, previousMinor }) =>
      pay('ChangeWin', seat, {
        TransactionId: txId,
        RoundId: betId,
        Amount: String(amountMinor),
        PreviousAmount: String(previousMinor),
        PreviousTransactionId: previousTxId,
        ChangeWinTypeId: types.normal,
      }),
  };
}
