import type { BlackjackHand, PlayedHand } from './blackjack-hand.ts';
import { dealerHand, hasDealerBlackjack } from './dealer.ts';
import { isNatural, most, pointsOf } from './points.ts';
import { insuranceMinor } from './raise.ts';

export type BlackjackResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface Paid {
  stakeMinor: bigint;
  /** With the stake itself. */
  paidMinor: bigint;
}

export interface BlackjackPaid {
  hands: (Paid & { result: BlackjackResult })[];
  insurance: Paid | undefined;
  /** All of it together. */
  winMinor: bigint;
}

/** What a round that is over pays. `stakeMinor` is the stake of the beginning. */
export function settleBlackjack(hand: BlackjackHand, stakeMinor: bigint): BlackjackPaid {
  const hands = hand.hands.map((played) => {
    const result = resultOf(hand, played);
    const staked = played.isDoubled ? 2n * stakeMinor : stakeMinor;
    return { result, stakeMinor: staked, paidMinor: pay(result, staked) };
  });
  const insured = insuranceMinor(stakeMinor);
  const insurance =
    hand.insurance === 'taken'
      ? { stakeMinor: insured, paidMinor: hasDealerBlackjack(hand) ? 3n * insured : 0n }
      : undefined;
  const winMinor = hands.reduce((sum, { paidMinor }) => sum + paidMinor, insurance?.paidMinor ?? 0n);
  return { hands, insurance, winMinor };
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
function pay(result: BlackjackResult, stakeMinor: bigint): bigint {
  if (result === 'blackjack') return stakeMinor + (3n * stakeMinor) / 2n;
  if (result === 'won') return 2n * stakeMinor;
  return result === 'push' ? stakeMinor : 0n;
}
