import type { Card } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Draws } from '../draws.ts';
import { kindShift, type MadeHand, packHand, type ThreeCardKind, threeCardKinds } from '../poker/made-hand.ts';
import { rankThreeCards, tellThreeCards } from '../poker/rank-three-cards.ts';
import { anteBonusPays, pairPlusPays } from './pays.ts';

export interface ThreeCardDeal {
  player: Card[];
  dealer: Card[];
}

/** Six cards of one deck, always, whatever will be decided: a table that shares its draws shares its cards. */
export function dealThreeCards(draws: Draws): ThreeCardDeal {
  const next = openShoe(draws, 1);
  const [a, b, c, d, e, f] = [next(), next(), next(), next(), next(), next()];
  return { player: [a, c, e], dealer: [b, d, f] };
}

/** The dealer plays with this or better: a queen. */
const qualifyingRank = packHand(threeCardKinds.indexOf('high-card'), 12);

export type ThreeCardEnd = 'fold' | 'unqualified' | 'won' | 'tie' | 'lost';

/** How a hand stands that was played. */
export function compareThreeCards(player: number, dealer: number): Exclude<ThreeCardEnd, 'fold'> {
  if (dealer < qualifyingRank) return 'unqualified';
  if (player === dealer) return 'tie';
  return player > dealer ? 'won' : 'lost';
}

/** What comes back for an ante of one and the play bet that goes with it, stakes included, and the bonus on the ante. */
export function backThreeCards(end: ThreeCardEnd, player: number): { ante: number; play: number; anteBonus: number } {
  if (end === 'fold') return { ante: 0, play: 0, anteBonus: 0 };
  const anteBonus = anteBonusPays[kindOf(player)];
  if (end === 'lost') return { ante: 0, play: 0, anteBonus };
  if (end === 'tie') return { ante: 1, play: 1, anteBonus };
  return { ante: 2, play: end === 'won' ? 2 : 1, anteBonus };
}

/** What comes back for a pair plus of one, whatever the player decides afterwards. */
export function backPairPlus(player: number): number {
  const pays = pairPlusPays[kindOf(player)];
  return pays === 0 ? 0 : 1 + pays;
}

function kindOf(value: number): ThreeCardKind {
  return threeCardKinds[value >> kindShift] ?? 'high-card';
}

export interface ThreeCardSettled {
  end: ThreeCardEnd;
  player: MadeHand<ThreeCardKind>;
  dealer: MadeHand<ThreeCardKind>;
  /** What each bet gets, its own stake included. The bonus on the ante has no stake of its own. */
  paidMinor: { ante: bigint; play: bigint; anteBonus: bigint; pairPlus: bigint };
}

export function settleThreeCards(
  deal: ThreeCardDeal,
  { anteMinor, bonusMinor, hasPlayed }: { anteMinor: bigint; bonusMinor: bigint; hasPlayed: boolean },
): ThreeCardSettled {
  const player = rankThreeCards(deal.player);
  const dealer = rankThreeCards(deal.dealer);
  const end = hasPlayed ? compareThreeCards(player, dealer) : 'fold';
  const back = backThreeCards(end, player);
  return {
    end,
    player: tellThreeCards(player),
    dealer: tellThreeCards(dealer),
    paidMinor: {
      ante: anteMinor * BigInt(back.ante),
      play: anteMinor * BigInt(back.play),
      anteBonus: anteMinor * BigInt(back.anteBonus),
      pairPlus: bonusMinor * BigInt(backPairPlus(player)),
    },
  };
}
