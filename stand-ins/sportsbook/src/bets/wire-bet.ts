import type { WireBet } from '@harmattan/supplier-clients/book-client';
import { cappedReturn } from '../prices/index.ts';
import type { BetRecord } from './bet.ts';

/** The only one so far; a match does not say which it is. */
const sport = 'football';

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
      sport,
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
