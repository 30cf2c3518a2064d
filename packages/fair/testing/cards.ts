import { type Card, suits } from '../src/cards/card.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** `As Td` is the ace of spades and the ten of diamonds. */
export function cardsOf(words: string): Card[] {
  return words.split(' ').map((word) => {
    const suit = suits.find(([first]) => first === word[1]);
    const rank = ranks.indexOf(word[0] ?? '') + 1;
    if (!suit || rank === 0) throw new Error(`${word} is no card`);
    return { rank, suit };
  });
}
