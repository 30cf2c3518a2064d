import type { PacketElement } from '@harmattan/wires/suppliers/altenar-packet';
import { decimalPrice, describeBet, isLiveBet } from './bet-words.ts';
import type { WireBet, WirePick } from './book-client.ts';

export const text = (name: string, value: string): PacketElement => ({ name, type: 'string', value });
export const whole = (name: string, value: string): PacketElement => ({ name, type: 'int', value });

/** What a bet is on, as the wire tells it when it is placed. */
export function altenarBet(bet: WireBet): PacketElement[] {
  const { picks, stakeMinor, returnMinor } = bet;
  return [
    text('BetMode', isLiveBet(picks) ? 'Live' : 'PreLive'),
    text('Description', describeBet(bet)),
    text('SportIDs', [...new Set(picks.map(({ sport }) => sport))].join(',')),
    {
      name: 'Bet',
      inside: [
        { name: 'IsSystem', type: 'bool', value: String(bet.system !== undefined) },
        whole('EventCount', String(picks.length)),
        whole('BankerCount', String(picks.filter(({ isBanker }) => isBanker).length)),
        { name: 'EventList', inside: picks.map(eventOf) },
        { ...whole('BetStake', String(stakeMinor)), inside: [whole('Winnings', String(returnMinor))] },
      ],
    },
  ];
}

function eventOf(pick: WirePick): PacketElement {
  return {
    ...text('Event', pick.match),
    inside: [
      text('EventID', pick.matchId),
      text('SportID', pick.sport),
      text('ChampionshipID', pick.league),
      text('EventDate', pick.startsAt.toISOString()),
      {
        ...text('Market', pick.market),
        inside: [
          text('MarketID', pick.market),
          text('Outcome', pick.outcome),
          { name: 'Odds', type: 'double', value: decimalPrice(pick.priceThousandths) },
        ],
      },
    ],
  };
}
