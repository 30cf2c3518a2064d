import { handKinds, kindShift, type MadeHand, packHand } from '../poker/made-hand.ts';
import { rankHand, tellHand } from '../poker/rank-hand.ts';
import { firstFive, type HoldemDeal } from './deal.ts';
import { antePays, bonusPays, callAntes } from './pays.ts';

const ace = 14;

/** The dealer plays with this or better: a pair of fours. */
export const qualifyingRank = packHand(handKinds.indexOf('pair'), 4);

export type HoldemEnd = 'fold' | 'unqualified' | 'won' | 'tie' | 'lost';

/** How a hand stands that was called. */
export function compareHoldem(player: number, dealer: number): Exclude<HoldemEnd, 'fold'> {
  if (dealer < qualifyingRank) return 'unqualified';
  if (player === dealer) return 'tie';
  return player > dealer ? 'won' : 'lost';
}

/** What comes back for each ante and for the call that goes with it, stakes included. */
export function backAntes(end: HoldemEnd, player: number): { ante: number; call: number } {
  if (end === 'fold' || end === 'lost') return { ante: 0, call: 0 };
  if (end === 'tie') return { ante: 1, call: callAntes };
  const ante = 1 + antePays[handKinds[player >> kindShift] ?? 'high-card'];
  return { ante, call: end === 'won' ? 2 * callAntes : callAntes };
}

/** What comes back for a bonus of one, whatever the player decides afterwards. */
export function backBonus(deal: Pick<HoldemDeal, 'player' | 'board'>): number {
  const { kind, ranks } = tellHand(rankHand(firstFive(deal)));
  if (kind === 'pair' && ranks[0] !== ace) return 0;
  return bonusPays[kind] === 0 ? 0 : 1 + bonusPays[kind];
}

export interface HoldemSettled {
  end: HoldemEnd;
  player: MadeHand;
  dealer: MadeHand;
  /** What each bet gets, its own stake included. */
  paidMinor: { ante: bigint; call: bigint; bonus: bigint };
}

export function settleHoldem(
  deal: HoldemDeal,
  { anteMinor, bonusMinor, hasCalled }: { anteMinor: bigint; bonusMinor: bigint; hasCalled: boolean },
): HoldemSettled {
  const player = rankHand([...deal.player, ...deal.board]);
  const dealer = rankHand([...deal.dealer, ...deal.board]);
  const end = hasCalled ? compareHoldem(player, dealer) : 'fold';
  const back = backAntes(end, player);
  return {
    end,
    player: tellHand(player),
    dealer: tellHand(dealer),
    paidMinor: {
      ante: anteMinor * BigInt(back.ante),
      call: anteMinor * BigInt(back.call),
      bonus: bonusMinor * BigInt(backBonus(deal)),
    },
  };
}
