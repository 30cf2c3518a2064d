import type { MatchDelta, MatchDetails, MatchSummary } from '../contract/offer.ts';
import type { PricedMarket } from '../sport.ts';
import { type HeldMatch, isHeldUp, isSuspendedAt, viewMarket } from './held-match.ts';
import { isLive, isOver } from './match.ts';
import type { OfferChange } from './offer.ts';

export interface Moment {
  now: Date;
  speed: number;
}

/** Which markets are told: those of lists, or all. */
export type Scope = (held: HeldMatch) => readonly PricedMarket[];
export const mainOf: Scope = (held) => [held.main()].filter((market) => market !== undefined);
export const allOf: Scope = (held) => held.markets();

export function tellSummary(held: HeldMatch, moment: Moment): MatchSummary {
  const main = mainOf(held).map(viewMarket);
  return { ...tellFacts(held, moment), main, more: held.marketCount() - main.length };
}

/** Markets are priced only where they are read: bets ask for the score alone. */
export function tellDetails(held: HeldMatch, moment: Moment): MatchDetails {
  const parts = partsOf(held);
  return {
    ...tellFacts(held, moment),
    ...(parts && { parts }),
    get main() {
      return mainOf(held).map(viewMarket);
    },
    get more() {
      return held.marketCount() - mainOf(held).length;
    },
    get markets() {
      return held.markets().map(viewMarket);
    },
  };
}

function partsOf(held: HeldMatch): [home: number, away: number][] | undefined {
  return held.glance().parts?.map(([home, away]) => [home, away]);
}

function tellFacts(held: HeldMatch, { now, speed }: Moment): Omit<MatchSummary, 'main' | 'more'> {
  const { match, league, home, away } = held;
  const { minute, score } = held.glance();
  return {
    id: match.id,
    sport: match.sport,
    league: league.id,
    home,
    away,
    startsAt: tellTime(match.startsAt),
    state: match.state,
    version: match.version,
    minute,
    score: [score[0], score[1]],
    isSuspended: isSuspendedAt(held, now, speed),
  };
}

/** Whole seconds are all that anybody needs. */
export function tellTime(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** What changed from one version to another. */
export function tellChange(before: HeldMatch, after: HeldMatch, scope: Scope): MatchDelta {
  const [was, is] = [before.glance(), after.glance()];
  const [wasSuspended, isSuspended] = [before, after].map(({ match }) => isHeldUp(match));
  const o = changedPrices(scope(before), scope(after));
  return {
    m: after.match.id,
    v: after.match.version,
    ...(was.minute !== is.minute && { t: is.minute }),
    ...(String(was.score) !== String(is.score) && { s: [is.score[0], is.score[1]] }),
    ...(before.match.state !== after.match.state && { p: after.match.state }),
    ...(scope === allOf && String(was.parts) !== String(is.parts) && { q: partsOf(after) ?? [] }),
    ...(wasSuspended !== isSuspended && { x: isSuspended ? 1 : 0 }),
    ...(Object.keys(o).length > 0 && { o }),
  };
}

/** How all of it stands, for a page that begins to watch. That a market of lists is closed is said. */
export function tellWhole(held: HeldMatch, moment: Moment, scope: Scope): MatchDelta {
  const { minute, score } = held.glance();
  const prices = changedPrices([], scope(held));
  return {
    m: held.match.id,
    v: held.match.version,
    w: 1,
    t: minute,
    s: [score[0], score[1]],
    p: held.match.state,
    ...(scope === allOf && held.glance().parts && { q: partsOf(held) ?? [] }),
    x: isSuspendedAt(held, moment.now, moment.speed) ? 1 : 0,
    o: scope === mainOf && !held.main() ? { [held.mainKey]: null } : prices,
  };
}

/** What a change is called, by the most that it says. */
export function kindOfChange(before: HeldMatch, after: HeldMatch): OfferChange['kind'] {
  const [was, is] = [before.match, after.match];
  if (isOver(is) && !isOver(was)) return 'finished';
  if (is.resultVersion !== was.resultVersion) return 'corrected';
  if (is.startsAt.getTime() !== was.startsAt.getTime()) return 'moved';
  if (isLive(is) && !isLive(was)) return 'started';
  if (String(before.glance().score) !== String(after.glance().score)) return 'score';
  if (isHeldUp(is) !== isHeldUp(was)) return 'suspended';
  return is.minutes === was.minutes ? 'prices' : 'minute';
}

function changedPrices(
  before: readonly PricedMarket[],
  after: readonly PricedMarket[],
): Record<string, number[] | null> {
  const was = new Map(before.map(({ key, outcomes }) => [key, pricesOf(outcomes)]));
  const changed: Record<string, number[] | null> = {};
  for (const { key, outcomes } of after) {
    const prices = pricesOf(outcomes);
    if (String(was.get(key)) !== String(prices)) changed[key] = prices;
    was.delete(key);
  }
  for (const key of was.keys()) changed[key] = null;
  return changed;
}

function pricesOf(outcomes: PricedMarket['outcomes']): number[] {
  return outcomes.map(({ priceThousandths }) => priceThousandths);
}
