import type { Card } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Draws } from '../draws.ts';
import { bankerDraws, playerDraws, pointsOf } from './baccarat-rules.ts';

const decks = 8;

export type BaccaratWinner = 'player' | 'banker' | 'tie';

export interface BaccaratRound {
  player: Card[];
  banker: Card[];
  playerPoints: number;
  bankerPoints: number;
  winner: BaccaratWinner;
}

export const baccaratSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;

export type BaccaratSpot = (typeof baccaratSpots)[number];

/** In twentieths, to one: the banker's pays 0.95, which leaves the house its twentieth. */
export const baccaratPaysTwentieths: Readonly<Record<BaccaratSpot, number>> = {
  player: 20,
  banker: 19,
  tie: 160,
  'player-pair': 220,
  'banker-pair': 220,
};

/** One round of punto banco from a full shoe of eight decks. */
export function drawBaccarat(draws: Draws): BaccaratRound {
  const deal = openShoe(draws, decks);
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  if (playerDraws(points(player), points(banker))) player.push(deal());
  if (bankerDraws(points(player.slice(0, 2)), points(banker), player[2] && pointsOf(player[2].rank)))
    banker.push(deal());
  const playerPoints = points(player);
  const bankerPoints = points(banker);
  const better = playerPoints > bankerPoints ? 'player' : 'banker';
  return { player, banker, playerPoints, bankerPoints, winner: playerPoints === bankerPoints ? 'tie' : better };
}

function points(cards: Card[]): number {
  return cards.reduce((sum, { rank }) => sum + pointsOf(rank), 0) % 10;
}

const isPair = ([first, second]: Card[]) => first?.rank === second?.rank;

/** What a bet gets, its own stake included. Part of a kobo is not paid; a tie gives player's and banker's stakes back. */
export function payBaccarat(on: string, stakeMinor: bigint, round: BaccaratRound): bigint {
  const spot = baccaratSpots.find((one) => one === on);
  if (!spot) return 0n;
  if (hasWon(spot, round)) return stakeMinor + (stakeMinor * BigInt(baccaratPaysTwentieths[spot])) / 20n;
  return round.winner === 'tie' && (spot === 'player' || spot === 'banker') ? stakeMinor : 0n;
}

function hasWon(spot: BaccaratSpot, { winner, player, banker }: BaccaratRound): boolean {
  if (spot === 'player-pair') return isPair(player);
  if (spot === 'banker-pair') return isPair(banker);
  return winner === spot;
}
