import type { MarketView, Side } from '../contract/offer.ts';
import type { Glance, League, PricedMarket, Sport } from '../sport.ts';
import { isOver, isToCome, type Match, minuteMs } from './match.ts';

/** A match at one version, with what is computed from it at the first call. */
export interface HeldMatch {
  match: Match;
  sport: Sport;
  league: Pick<League, 'id' | 'name'>;
  home: Side;
  away: Side;
  /** The market that lists show. */
  mainKey: string;
  glance(): Glance;
  /** What can be bet on; nothing once it is over. All of it is work, which only a page that has the match open or a bet on it needs. */
  markets(): readonly PricedMarket[];
  /** The market that lists show. */
  main(): PricedMarket | undefined;
  market(key: string): PricedMarket | undefined;
  marketCount(): number;
}

/** A club that is no longer in any list, of a match that is long over. */
const unknownCrest = { colours: ['#7a6a55', '#c9b79c'], shape: 'plain' } as const;
/** A match that is so late with its next minute is not bet on until it has caught up. */
const lateMinMs = 2_000;

/** What of a sport is looked up again and again. */
export function lookUpSport(sport: Sport) {
  const leagues = new Map(sport.leagues.map(({ id, name }) => [id, { id, name }]));
  const sides = new Map<string, Side>(
    sport.leagues.flatMap(({ clubs }) => clubs.map(({ id, name, crest }) => [id, { id, name, crest }] as const)),
  );
  const [one, other] = sport.leagues.flatMap(({ clubs }) => clubs);
  const first = sport.begin(sport.firstRating(one?.id ?? ''), sport.firstRating(other?.id ?? ''));
  const mainKey = sport.price(first)[0]?.key ?? '';
  const sideOf = (id: string): Side => sides.get(id) ?? { id, name: id, crest: unknownCrest };

  return {
    leagues,
    hold(match: Match): HeldMatch {
      return {
        match,
        sport,
        league: leagues.get(match.league) ?? { id: match.league, name: match.league },
        home: sideOf(match.home),
        away: sideOf(match.away),
        mainKey,
        ...readersOf(match, sport, mainKey),
      };
    },
  };
}

/** What is computed from a match, each at the first call and once. */
function readersOf(match: Match, sport: Sport, mainKey: string) {
  let glance: Glance | undefined;
  let markets: readonly PricedMarket[] | undefined;
  let main: { market: PricedMarket | undefined } | undefined;
  let count: number | undefined;

  function allMarkets(): readonly PricedMarket[] {
    markets ??= isOver(match) ? [] : sport.price(match.course).map((market) => unlessStopped(match, market));
    return markets;
  }

  function mainMarket(): PricedMarket | undefined {
    if (main) return main.market;
    const priced = isOver(match) ? undefined : sport.priceMain(match.course);
    main = { market: priced && unlessStopped(match, priced) };
    return main.market;
  }

  /** A market that is not listed, or no longer. */
  function unlisted(key: string): PricedMarket | undefined {
    const priced = isOver(match) ? undefined : sport.priceOne(match.course, key);
    return priced && unlessStopped(match, priced);
  }

  return {
    glance: () => (glance ??= sport.glance(match.course)),
    markets: allMarkets,
    main: mainMarket,
    market: (key: string) =>
      key === mainKey ? mainMarket() : (allMarkets().find((market) => market.key === key) ?? unlisted(key)),
    marketCount: () => (count ??= isOver(match) ? 0 : (markets?.length ?? sport.countMarkets(match.course))),
  };
}

/** A goal or a person suspended it. The clock is not asked. */
export function isHeldUp({ suspendedUntil, isStopped }: Match): boolean {
  return suspendedUntil !== null || isStopped;
}

/** A market that a person suspended is shown without prices. */
function unlessStopped({ stoppedMarkets }: Match, market: PricedMarket): PricedMarket {
  if (!stoppedMarkets.includes(market.key)) return market;
  return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, priceThousandths: 0 })) };
}

/** Whether nothing can be bet on just now, though the match is not over. */
export function isSuspendedAt({ match }: HeldMatch, now: Date, speed: number): boolean {
  if (isOver(match)) return false;
  if (isHeldUp(match)) return true;
  // From the instant at which it begins, until it is stored that it has.
  if (isToCome(match)) return now >= match.startsAt;
  return now.getTime() > (match.nextAt?.getTime() ?? 0) + Math.max(minuteMs / speed, lateMinMs);
}

export function viewMarket({ key, outcomes }: PricedMarket): MarketView {
  return {
    key,
    outcomes: outcomes.map((outcome) => ({ key: outcome.key, price: outcome.priceThousandths })),
  };
}
