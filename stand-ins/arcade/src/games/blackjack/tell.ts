import {
  type BlackjackHand,
  dealerHand,
  handInTurn,
  hasDealerBlackjack,
  legalDeeds,
  pointsOf,
  raiseBlackjackMinor,
  settleBlackjack,
} from '@harmattan/fair/blackjack/blackjack';
import { majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';

/** What lies open on the table: of the dealer's cards the first, and nothing of those that are still to come. */
export function tellView({ stake, table }: { stake: string; table: BlackjackHand }) {
  const stakeMinor = minorFromMajor(stake) ?? 0n;
  const costOf = (costMinor: bigint) => (costMinor > 0n ? majorFromMinor(costMinor) : null);
  return {
    stake,
    dealer: { cards: [...table.dealer.slice(0, 1), null] },
    hands: table.hands.map(({ cards, isDoubled }) => ({
      cards,
      stake: majorFromMinor(isDoubled ? 2n * stakeMinor : stakeMinor),
    })),
    turn: handInTurn(table),
    deeds: legalDeeds(table).map((deed) => ({
      do: deed,
      costs: costOf(raiseBlackjackMinor({ do: deed }, stakeMinor)),
    })),
    insurance: table.insurance === 'taken' ? costOf(raiseBlackjackMinor({ do: 'insure' }, stakeMinor)) : null,
    isInsuranceOffered: table.insurance === 'offered',
  };
}

/** How it ended: every hand with what was staked on it and what it paid. All that was paid is the win. */
export function tellOutcome(table: BlackjackHand, stakeMinor: bigint) {
  const { hands, insurance, winMinor } = settleBlackjack(table, stakeMinor);
  const dealer = dealerHand(table);
  return {
    outcome: {
      stake: majorFromMinor(stakeMinor),
      dealer: { cards: dealer, total: pointsOf(dealer).total, isBlackjack: hasDealerBlackjack(table) },
      hands: hands.map(({ result, ...paid }, at) => {
        const cards = table.hands[at]?.cards ?? [];
        return { cards, total: pointsOf(cards).total, result, ...tellPaid(paid) };
      }),
      insurance: insurance ? tellPaid(insurance) : null,
    },
    winMinor,
  };
}

function tellPaid({ stakeMinor, paidMinor }: { stakeMinor: bigint; paidMinor: bigint }) {
  return { stake: majorFromMinor(stakeMinor), paid: majorFromMinor(paidMinor) };
}
