import type { BookClient, Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import { stakeMinor, winMinor } from '../cases/bet.ts';
import type { Case } from '../cases/case.ts';
import { expectBalance, fundsMinor, open, type Scene } from '../scene.ts';

export type BookScene = Scene<BookClient>;
export type BookCase = Case<BookClient>;

export { stakeMinor, winMinor };

export function wireBet({ newId }: BookScene, amountMinor = stakeMinor): WireBet {
  return {
    txId: newId(),
    betId: newId(),
    stakeMinor: amountMinor,
    returnMinor: winMinor,
    picks: [
      {
        matchId: newId(),
        sport: 'football',
        league: 'Test league',
        startsAt: new Date('2027-01-01T15:00:00Z'),
        match: 'Home – Away',
        market: 'Result',
        outcome: 'Home',
        priceThousandths: 2_500,
        isLive: false,
      },
    ],
  };
}

/** A bet of a player who has just sat down, and everything that can be said about it. */
export async function newBet(scene: BookScene, { funds = fundsMinor } = {}) {
  const launch = await scene.launch(funds);
  return { launch, ...betAt(scene, await open(scene.client, launch)) };
}

export function betAt(scene: BookScene, seat: Seat) {
  const { client, newId } = scene;
  const bet = wireBet(scene);
  const [settleTxId, correctTxId] = [newId(), newId()];
  const of = { betId: bet.betId, stakeTxId: bet.txId };
  return {
    seat,
    bet,
    settleTxId,
    place: (amountMinor = stakeMinor, by = client) => by.place(seat, { ...bet, stakeMinor: amountMinor }),
    settle: (kind: Settlement['kind'] = 'won', amountMinor = amounts[kind], { txId = settleTxId, by = client } = {}) =>
      by.settle(seat, { ...of, txId, stakeMinor, kind, amountMinor }),
    cancel: (by = client) => by.cancel(seat, bet),
    /** From what was paid to what should have been. */
    correct: (
      previousMinor: bigint,
      amountMinor: bigint,
      { txId = correctTxId, previousTxId = settleTxId, by = client } = {},
    ) => by.correct(seat, { ...of, txId, previousTxId, previousMinor, amountMinor }),
    balance: (wantedMinor: bigint) => expectBalance(scene, seat, wantedMinor),
  };
}

const amounts: Record<Settlement['kind'], bigint> = {
  won: winMinor,
  lost: 0n,
  void: stakeMinor,
  cashout: 700n,
  'part-cashout': 300n,
};
