import type { BlackjackHand, PlayedHand } from './blackjack-hand.ts';
import { dealerHand, hasDealerBlackjack } from './dealer.ts';
import { isNatural, most, pointsOf } from './points.ts';
import { insuranceKobo } from './raise.ts';

export type BlackjackResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface Paid {
  stakeKobo: bigint;
  /** With the stake itself. */
  paidKobo: bigint;
}

export interface BlackjackPaid {
  hands: (Paid & { result: BlackjackResult })[];
  insurance: Paid | undefined;
  /** All of it together. */
  winKobo: bigint;
}

/** What a round that is over pays. `stakeKobo` is the stake of the beginning. */
export function settleBlackjack(hand: BlackjackHand, stakeKobo: bigint): BlackjackPaid {
  const hands = hand.hands.map((played) => {
    const result = resultOf(hand, played);
    const staked = played.isDoubled ? 2n * stakeKobo : stakeKobo;
    return { result, stakeKobo: staked, paidKobo: pay(result, staked) };
  });
  const insured = insuranceKobo(stakeKobo);
  const insurance =
    hand.insurance === 'taken'
      ? { stakeKobo: insured, paidKobo: hasDealerBlackjack(hand) ? 3n * insured : 0n }
      : undefined;
  const winKobo = hands.reduce((sum, { paidKobo }) => sum + paidKobo, insurance?.paidKobo ?? 0n);
  return { hands, insurance, winKobo };
}

function resultOf(hand: BlackjackHand, { cards }: PlayedHand): BlackjackResult {
  const { total } = pointsOf(cards);
  if (total > most) return 'bust';
  const isBlackjack = hand.hands.length === 1 && isNatural(cards);
  if (hasDealerBlackjack(hand)) return isBlackjack ? 'push' : 'lost';
  if (isBlackjack) return 'blackjack';
  const dealer = pointsOf(dealerHand(hand)).total;
  if (dealer > most || total > dealer) return 'won';
  return total === dealer ? 'push' : 'lost';
}

/** Blackjack pays three to two, everything else evens. Part of a kobo is not paid. */
function pay(result: BlackjackResult, stakeKobo: bigint): bigint {
  if (result === 'blackjack') return stakeKobo + (3n * stakeKobo) / 2n;
  if (result === 'won') return 2n * stakeKobo;
  return result === 'push' ? stakeKobo : 0n;
}
