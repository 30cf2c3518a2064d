import type { BookClient, Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import { stakeKobo, winKobo } from '../cases/bet.ts';
import type { Case } from '../cases/case.ts';
import { expectBalance, fundsKobo, open, type Scene } from '../scene.ts';

export type BookScene = Scene<BookClient>;
export type BookCase = Case<BookClient>;

export { stakeKobo, winKobo };

export function wireBet({ newId }: BookScene, amountKobo = stakeKobo): WireBet {
  return {
    txId: newId(),
    betId: newId(),
    stakeKobo: amountKobo,
    returnKobo: winKobo,
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
export async function newBet(scene: BookScene, { funds = fundsKobo } = {}) {
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
    place: (amountKobo = stakeKobo, by = client) => by.place(seat, { ...bet, stakeKobo: amountKobo }),
    settle: (kind: Settlement['kind'] = 'won', amountKobo = amounts[kind], { txId = settleTxId, by = client } = {}) =>
      by.settle(seat, { ...of, txId, stakeKobo, kind, amountKobo }),
    cancel: (by = client) => by.cancel(seat, bet),
    /** From what was paid to what should have been. */
    correct: (
      previousKobo: bigint,
      amountKobo: bigint,
      { txId = correctTxId, previousTxId = settleTxId, by = client } = {},
    ) => by.correct(seat, { ...of, txId, previousTxId, previousKobo, amountKobo }),
    balance: (wantedKobo: bigint) => expectBalance(scene, seat, wantedKobo),
  };
}

const amounts: Record<Settlement['kind'], bigint> = {
  won: winKobo,
  lost: 0n,
  void: stakeKobo,
  cashout: 700n,
  'part-cashout': 300n,
};
