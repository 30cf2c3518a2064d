import type { BlackjackDeed, BlackjackHand, BlackjackMove } from './blackjack-hand.ts';
import { handInTurn, legalDeeds } from './moves.ts';
import { type Points, pointsOf, worthOf } from './points.ts';

/**
 * Against the dealer's 2 to 10 and ace: `h`it, `s`tand, `d`ouble or else hit, `D`ouble or else stand. What is not listed below is
 * hit, what is not listed above stands.
 */
const hard: Readonly<Record<number, string>> = {
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhhh',
  16: 'ssssshhhhh',
};
const soft: Readonly<Record<number, string>> = {
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'sDDDDsshhh',
};
const standFrom = { hard: 17, soft: 19 };

/** Which pairs are split against the same cards, by the worth of one of the two. */
const pairs: Readonly<Record<number, string>> = {
  1: 'pppppppppp',
  2: 'pppppp----',
  3: 'pppppp----',
  4: '---pp-----',
  6: 'ppppp-----',
  7: 'pppppp----',
  8: 'pppppppppp',
  9: 'ppppp-pp--',
};

export interface Situation extends Points {
  /** What the dealer shows: 1 for the ace, to 10. */
  up: number;
  canDouble: boolean;
  /** The worth of one card of a pair that can be split. */
  pairOf: number | undefined;
}

/** What is best to do for those who look at nothing but their total and the dealer's card. */
export function basicDeed({ total, isSoft, up, canDouble, pairOf }: Situation): BlackjackDeed {
  const column = up === 1 ? 9 : up - 2;
  if (pairOf !== undefined && pairs[pairOf]?.[column] === 'p') return 'split';
  const entry = (isSoft ? soft : hard)[total]?.[column];
  if (entry === 'd' || entry === 'D') return canDouble ? 'double' : entry === 'd' ? 'hit' : 'stand';
  if (entry) return entry === 's' ? 'stand' : 'hit';
  return total >= (isSoft ? standFrom.soft : standFrom.hard) ? 'stand' : 'hit';
}

/** The move of a player who keeps to the table. Insurance is declined. */
export function basicMove(hand: BlackjackHand): BlackjackMove {
  const legal = legalDeeds(hand);
  if (legal.includes('decline')) return { do: 'decline' };
  const cards = hand.hands[handInTurn(hand)]?.cards ?? [];
  const [first] = cards;
  const [up] = hand.dealer;
  return {
    do: basicDeed({
      ...pointsOf(cards),
      up: up ? worthOf(up) : 10,
      canDouble: legal.includes('double'),
      pairOf: first && legal.includes('split') ? worthOf(first) : undefined,
    }),
  };
}
