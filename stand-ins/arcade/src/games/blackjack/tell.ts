import {
  type BlackjackHand,
  dealerHand,
  handInTurn,
  hasDealerBlackjack,
  legalDeeds,
  pointsOf,
  raiseBlackjackKobo,
  settleBlackjack,
} from '@harmattan/fair/blackjack/blackjack';
import { koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';

/** What lies open on the table: of the dealer's cards the first, and nothing of those that are still to come. */
export function tellView({ stake, table }: { stake: string; table: BlackjackHand }) {
  const stakeKobo = koboFromNaira(stake) ?? 0n;
  const costOf = (costKobo: bigint) => (costKobo > 0n ? nairaFromKobo(costKobo) : null);
  return {
    stake,
    dealer: { cards: [...table.dealer.slice(0, 1), null] },
    hands: table.hands.map(({ cards, isDoubled }) => ({
      cards,
      stake: nairaFromKobo(isDoubled ? 2n * stakeKobo : stakeKobo),
    })),
    turn: handInTurn(table),
    deeds: legalDeeds(table).map((deed) => ({ do: deed, costs: costOf(raiseBlackjackKobo({ do: deed }, stakeKobo)) })),
    insurance: table.insurance === 'taken' ? costOf(raiseBlackjackKobo({ do: 'insure' }, stakeKobo)) : null,
    isInsuranceOffered: table.insurance === 'offered',
  };
}

/** How it ended: every hand with what was staked on it and what it paid. All that was paid is the win. */
export function tellOutcome(table: BlackjackHand, stakeKobo: bigint) {
  const { hands, insurance, winKobo } = settleBlackjack(table, stakeKobo);
  const dealer = dealerHand(table);
  return {
    outcome: {
      stake: nairaFromKobo(stakeKobo),
      dealer: { cards: dealer, total: pointsOf(dealer).total, isBlackjack: hasDealerBlackjack(table) },
      hands: hands.map(({ result, ...paid }, at) => {
        const cards = table.hands[at]?.cards ?? [];
        return { cards, total: pointsOf(cards).total, result, ...tellPaid(paid) };
      }),
      insurance: insurance ? tellPaid(insurance) : null,
    },
    winKobo,
  };
}

function tellPaid({ stakeKobo, paidKobo }: { stakeKobo: bigint; paidKobo: bigint }) {
  return { stake: nairaFromKobo(stakeKobo), paid: nairaFromKobo(paidKobo) };
}
