import type { BlackjackDeed, BlackjackHand, BlackjackMove, PlayedHand } from './blackjack-hand.ts';
import { hasDealerBlackjack } from './dealer.ts';
import { most, pointsOf, worthOf } from './points.ts';

/** Which of the player's hands is to be played, or -1 when there is nothing left to decide. */
export function handInTurn(hand: BlackjackHand): number {
  // The dealer looks before anybody plays: nothing more is staked against a blackjack.
  if (hand.insurance === 'offered' || hasDealerBlackjack(hand)) return -1;
  return hand.hands.findIndex(({ isDone }) => !isDone);
}

/** What the player may do now. Nothing, when the round is over. */
export function legalDeeds(hand: BlackjackHand): BlackjackDeed[] {
  if (hand.insurance === 'offered') return ['insure', 'decline'];
  const played = hand.hands[handInTurn(hand)];
  if (!played) return [];
  const deeds: BlackjackDeed[] = ['hit', 'stand'];
  if (played.cards.length === 2) deeds.push('double');
  if (hand.hands.length === 1 && isPair(played)) deeds.push('split');
  return deeds;
}

/** The hand after a move, or undefined when the move is out of turn. */
export function actBlackjack(hand: BlackjackHand, { do: deed }: BlackjackMove): BlackjackHand | undefined {
  if (!legalDeeds(hand).includes(deed)) return undefined;
  if (deed === 'insure') return { ...hand, insurance: 'taken' };
  if (deed === 'decline') return { ...hand, insurance: 'declined' };
  if (deed === 'split') return split(hand);
  const at = handInTurn(hand);
  const hands = hand.hands.map((played, index) => (index === at ? playOn(hand, played, deed) : played));
  return { ...hand, hands, taken: deed === 'stand' ? hand.taken : hand.taken + 1 };
}

function playOn({ player, taken }: BlackjackHand, played: PlayedHand, deed: BlackjackDeed): PlayedHand {
  if (deed === 'stand') return { ...played, isDone: true };
  const cards = [...played.cards, ...player.slice(taken, taken + 1)];
  const isDoubled = deed === 'double';
  return { cards, isDoubled, isDone: isDoubled || pointsOf(cards).total >= most };
}

/** Each card gets a second one. Aces get no more than that. */
function split(hand: BlackjackHand): BlackjackHand {
  const { player, taken } = hand;
  const [pair] = hand.hands;
  const hands = (pair?.cards ?? []).map((card, index): PlayedHand => {
    const cards = [card, ...player.slice(taken + index, taken + index + 1)];
    return { cards, isDoubled: false, isDone: card.rank === 1 || pointsOf(cards).total === most };
  });
  return { ...hand, hands, taken: taken + hands.length };
}

function isPair({ cards }: PlayedHand): boolean {
  const [first, second] = cards;
  return cards.length === 2 && !!first && !!second && worthOf(first) === worthOf(second);
}
