import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import { decimalPrice, describeBet } from './bet-words.ts';
import type { WireBet } from './book-client.ts';

/** What a bet is on, as JSON: EveryMatrix' own shape, and the one that BSBetting is assumed to have. */
export function betPayload(bet: WireBet): object {
  return {
    Description: describeBet(bet),
    ...(bet.system && { SystemType: bet.system.name, LineCount: bet.system.lines }),
    ...(bet.isBuilder && { IsBetBuilder: true }),
    PotentialReturn: decimalFromMinor(bet.returnMinor),
    Selections: bet.picks.map((pick) => ({
      EventId: pick.matchId,
      Event: pick.match,
      Sport: pick.sport,
      Tournament: pick.league,
      StartTime: pick.startsAt.toISOString(),
      Market: pick.market,
      Outcome: pick.outcome,
      Odds: decimalPrice(pick.priceThousandths),
      IsLive: pick.isLive,
      ...(pick.isBanker && { IsBanker: true }),
    })),
  };
}
