import { cornersAndCards } from './corners-and-cards.ts';
import { fullTime } from './full-time.ts';
import { halves } from './halves.ts';
import type { Market, Outcome } from './market.ts';

/** Every market of a grid in the order in which they are listed; the next goal and its scorers are in `scorers.ts`. */
export const markets: readonly Market[] = [...fullTime, ...halves, ...cornersAndCards];

const byKey = new Map(markets.map((market) => [market.key, market]));

export function findOutcome(pick: {
  market: string;
  outcome: string;
}): { market: Market; outcome: Outcome } | undefined {
  const market = byKey.get(pick.market);
  const outcome = market?.outcomes.find(({ key }) => key === pick.outcome);
  return market && outcome && { market, outcome };
}
