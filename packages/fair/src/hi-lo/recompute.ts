import type { Random } from '@harmattan/kernel/random';
import { type Card, ranks, type Suit } from '../cards/card.ts';
import { drawsFrom } from '../draws.ts';
import { drawCards } from './hi-lo.ts';

const signs: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', [ranks]: 'K' };

/** What was decided when the round began: every card that could have been shown, in order. */
export function recompute(
  random: Random,
  _choice: Record<string, unknown>,
): { lines: Record<string, string | number | (string | number)[]> } {
  return { lines: { cards: drawCards(drawsFrom(random)).map(cardText) } };
}

/** `Q♠`, `10♥`. */
export function cardText({ rank, suit }: Card): string {
  return `${letters[rank] ?? rank}${signs[suit]}`;
}
