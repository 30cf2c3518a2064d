import { type Card, deckSize } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Draws } from '../draws.ts';

export const handSize = 5;
const dealtSize = 2 * handSize;

/** What a round draws below: ten cards of one deck, none of them twice. */
export const dealBounds: readonly number[] = Array.from({ length: dealtSize }, (_, at) => deckSize - at);

/** The hand, and after it the five cards that will take the places of what is not held. */
export function dealCards(draws: Draws): Card[] {
  const next = openShoe(draws, 1);
  return Array.from({ length: dealtSize }, () => next());
}

/** The final hand: held cards stay where they lie, the others are replaced in order by those that follow. */
export function drawTo(dealt: readonly Card[], hold: readonly number[]): Card[] {
  const following = dealt.slice(handSize);
  return dealt.slice(0, handSize).map((card, at) => (hold.includes(at) ? card : (following.shift() ?? card)));
}
