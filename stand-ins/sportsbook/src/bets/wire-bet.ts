import type { WireBet } from '@harmattan/supplier-clients/book-client';
import { cappedReturn } from '../prices/index.ts';
import { type BetRecord, firstSport } from './bet.ts';

/** A bet as the wires tell it. */
export function wireBet(bet: Pick<BetRecord, 'id' | 'stakeTx' | 'stakeMinor' | 'returnMaxMinor' | 'legs'>): WireBet {
  return {
    txId: String(bet.stakeTx),
    betId: String(bet.id),
    stakeMinor: bet.stakeMinor,
    returnMinor: cappedReturn(bet.stakeMinor, {
      prices: bet.legs.map(({ priceThousandths }) => priceThousandths),
      returnMaxMinor: bet.returnMaxMinor,
    }),
    picks: bet.legs.map(({ match, market, outcome, about, startsAt, priceThousandths, wasLive }) => ({
      matchId: match,
      sport: about.sport ?? firstSport,
      league: about.league,
      startsAt,
      match: `${about.home.name} – ${about.away.name}`,
      market,
      outcome,
      priceThousandths,
      isLive: wasLive,
    })),
  };
}
