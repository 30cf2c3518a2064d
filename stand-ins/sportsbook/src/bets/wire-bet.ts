import type { WireBet } from '@harmattan/supplier-clients/book-client';
import { cappedReturn } from '../prices/index.ts';
import { systemFacts } from '../prices/system-names.ts';
import { type BetRecord, firstSport } from './bet.ts';

/** A bet as the wires tell it. */
export function wireBet(
  bet: Pick<BetRecord, 'id' | 'kind' | 'stakeTx' | 'stakeMinor' | 'returnMaxMinor' | 'legs' | 'system'>,
): WireBet {
  const { kind, system, legs } = bet;
  return {
    txId: String(bet.stakeTx),
    betId: String(bet.id),
    stakeMinor: bet.stakeMinor,
    returnMinor: cappedReturn(bet.stakeMinor, {
      prices: legs.map(({ priceThousandths }) => priceThousandths),
      system,
      returnMaxMinor: bet.returnMaxMinor,
    }),
    system: systemFacts(legs.length, system) ?? undefined,
    isBuilder: kind === 'builder',
    picks: legs.map(({ match, market, outcome, about, startsAt, priceThousandths, wasLive }, at) => ({
      matchId: match,
      sport: about.sport ?? firstSport,
      league: about.league,
      startsAt,
      match: `${about.home.name} – ${about.away.name}`,
      market,
      outcome,
      priceThousandths,
      isLive: wasLive,
      isBanker: system?.bankers.includes(at) ?? false,
    })),
  };
}
