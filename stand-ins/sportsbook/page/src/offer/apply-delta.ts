import type { MarketView, MatchDelta, MatchDetails, MatchSummary } from '../../../src/contract/offer.ts';

/** A match as the page has it: with all its markets once its details were fetched. */
export type KnownMatch = MatchSummary & Partial<Pick<MatchDetails, 'markets' | 'parts'>>;

/**
 * The match after a change. `missed` when something happened in between or the change cannot be understood without asking: the
 * match is then to be fetched again. Undefined for what is known already.
 */
export function applyDelta(match: KnownMatch, delta: MatchDelta): KnownMatch | 'missed' | undefined {
  const isWhole = delta.w === 1;
  if (isWhole ? delta.v < match.version : delta.v <= match.version) return undefined;
  if (!isWhole && delta.v !== match.version + 1) return 'missed';
  const changed: KnownMatch = {
    ...match,
    version: delta.v,
    ...(delta.t !== undefined && { minute: delta.t }),
    ...(delta.s && { score: delta.s }),
    ...(delta.p && { state: delta.p }),
    ...(delta.q && { parts: delta.q }),
    ...(delta.x !== undefined && { isSuspended: delta.x === 1 }),
  };
  if (!delta.o) return changed;
  // Where all of them are told, what is not among them is closed.
  const isEverything = isWhole && Object.keys(delta.o).length > 1;
  const main = pricesInto(match.main, delta.o, isWhole);
  const markets = match.markets && pricesInto(match.markets, delta.o, isEverything);
  // A market that opens anew comes without the names of its outcomes.
  const known = match.markets ?? (match.main.length === 0 ? [] : undefined);
  if (known && Object.entries(delta.o).some(([key, prices]) => prices && !has(known, key))) return 'missed';
  if (main === 'missed' || markets === 'missed') return 'missed';
  return { ...changed, main, ...(markets && { markets }) };
}

function has(markets: MarketView[], key: string): boolean {
  return markets.some((market) => market.key === key);
}

function pricesInto(markets: MarketView[], prices: NonNullable<MatchDelta['o']>, isEverything: boolean) {
  let isMissed = false;
  const next = markets.flatMap((market) => {
    const now = prices[market.key];
    if (now === undefined) return isEverything ? [] : [market];
    if (now === null) return [];
    if (now.length !== market.outcomes.length) isMissed = true;
    return [
      { ...market, outcomes: market.outcomes.map((outcome, at) => ({ ...outcome, price: now[at] ?? outcome.price })) },
    ];
  });
  return isMissed ? 'missed' : next;
}
