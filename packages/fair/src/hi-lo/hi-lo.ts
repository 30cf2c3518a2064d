import { type Card, cardAt, deckSize } from '../cards/card.ts';
import type { Draws } from '../draws.ts';
import { type HiLoCall, hiLoMultiplier, isRight, rightRanks } from './pays.ts';

export const cardsMax = 52;
export const skipsMax = 20;

export type HiLoStep = HiLoCall | 'skip';

type DealtCard = { rank: Card['rank']; suit: Card['suit'] };

/** Everything about a round: all cards are known from the beginning, and only to the server. */
export type HiLoHand = {
  cards: DealtCard[];
  /** What was done at each card, from the first. The card that lies open is the one after them. */
  steps: HiLoStep[];
  /** The multiplier at which the round ends by itself. */
  mostHundredThousandths: number;
  ended: 'cashed-out' | 'given-back' | null;
};

/** `give-back` is done for a player who has gone before any call; players cannot ask for it. */
export type HiLoMove = { do: HiLoStep | 'cash-out' | 'give-back' };

/** Each card from a whole deck: what was shown before makes none likelier. */
export function drawCards(draws: Draws, count = cardsMax): DealtCard[] {
  return Array.from({ length: count }, () => cardAt(draws.below(deckSize)));
}

export function layCards(cards: DealtCard[], mostHundredThousandths: number): HiLoHand {
  return { cards, steps: [], mostHundredThousandths, ended: null };
}

const rankAt = ({ cards }: HiLoHand, at: number) => cards[at]?.rank ?? 0;

function callsOf({ steps }: HiLoHand): { at: number; call: HiLoCall }[] {
  return steps.flatMap((step, at) => (step === 'skip' ? [] : [{ at, call: step }]));
}

const skipsLeft = ({ steps }: HiLoHand) => skipsMax - steps.filter((step) => step === 'skip').length;

/** What the calls made so far are worth, and one more if it comes true. */
function hiLoWorth(hand: HiLoHand, next?: HiLoCall): number {
  const right = callsOf(hand).map(({ at, call }) => rightRanks(call, rankAt(hand, at)));
  if (next) right.push(rightRanks(next, rankAt(hand, hand.steps.length)));
  return hiLoMultiplier(right, hand.mostHundredThousandths);
}

/** How the round ended, or undefined while there is something to decide. The last card and the most cash out by themselves. */
export function hiLoEnd(hand: HiLoHand): 'wrong' | 'cashed-out' | 'given-back' | undefined {
  if (hand.ended) return hand.ended;
  const calls = callsOf(hand);
  if (calls.some(({ at, call }) => !isRight(call, rankAt(hand, at), rankAt(hand, at + 1)))) return 'wrong';
  const isLast = hand.steps.length === hand.cards.length - 1;
  const isMost = calls.length > 0 && hiLoWorth(hand) === hand.mostHundredThousandths;
  return isLast || isMost ? 'cashed-out' : undefined;
}

/** The round after a move; undefined when the move is out of turn. */
export function actHiLo(hand: HiLoHand, move: HiLoMove): HiLoHand | undefined {
  if (hiLoEnd(hand)) return undefined;
  const hasCalled = callsOf(hand).length > 0;
  if (move.do === 'cash-out') return hasCalled ? { ...hand, ended: 'cashed-out' } : undefined;
  if (move.do === 'give-back') return hasCalled ? undefined : { ...hand, ended: 'given-back' };
  if (move.do === 'skip' && skipsLeft(hand) === 0) return undefined;
  return { ...hand, steps: [...hand.steps, move.do] };
}

/** Nothing was risked before the first call, so the stake goes back; after it, what is there is taken. */
export function leaveHiLo(hand: HiLoHand): HiLoMove {
  return { do: callsOf(hand).length === 0 ? 'give-back' : 'cash-out' };
}

/** What the player may see: the cards that lie open, and what the next call would be worth. */
export function viewHiLo(hand: HiLoHand) {
  const rank = rankAt(hand, hand.steps.length);
  const offer = (call: HiLoCall) => ({
    ranks: rightRanks(call, rank),
    multiplierHundredThousandths: hiLoWorth(hand, call),
  });
  return {
    ...shown(hand),
    calls: callsOf(hand).length,
    multiplierHundredThousandths: hiLoWorth(hand),
    mostHundredThousandths: hand.mostHundredThousandths,
    skipsLeft: skipsLeft(hand),
    higher: offer('higher'),
    lower: offer('lower'),
  };
}

/** The whole round when it has ended. */
export function tellHiLo(hand: HiLoHand) {
  const end = hiLoEnd(hand);
  if (!end) return undefined;
  return { end, ...shown(hand), multiplierHundredThousandths: end === 'wrong' ? 0 : hiLoWorth(hand) };
}

const shown = ({ cards, steps }: HiLoHand) => ({ cards: cards.slice(0, steps.length + 1), steps });
