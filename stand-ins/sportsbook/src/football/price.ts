import { pricedOutcome } from '../all-sports/priced-outcome.ts';
import type { PricedMarket } from '../sport.ts';
import type { FootballCourse } from './course.ts';
import { chancesIn, type Grids, gridsOf } from './grid.ts';
import { markets } from './markets/all-markets.ts';
import type { Market } from './markets/market.ts';
import { priceGoals } from './price-goals.ts';

/** The market that lists show. */
const [main] = markets as [Market];
/** The next goal, its scorer, and the scorers. */
const goalMarkets = 3;

/** Every market that is open, with at least one price in it. */
export function price(course: FootballCourse): readonly PricedMarket[] {
  if (isOver(course)) return [];
  const grids = gridsOf(course);
  const ofGrids = markets.map((market) => priceMarket(market, grids, isLive(course)));
  return [...ofGrids, ...priceGoals(course, grids, isLive(course))].filter(isOffered);
}

/** The first of them, without the work for all others: lists show hundreds of matches. */
export function priceMain(course: FootballCourse): PricedMarket | undefined {
  if (isOver(course)) return undefined;
  const priced = priceMarket(main, gridsOf(course), isLive(course));
  return isOffered(priced) ? priced : undefined;
}

/** How many there are. Before the match they are all there. */
export function countMarkets(course: FootballCourse): number {
  return course.phase === 'before' ? markets.length + goalMarkets : price(course).length;
}

function priceMarket(market: Market, grids: Grids, isInPlay: boolean): PricedMarket {
  const { wins, voidPerBillion } = chancesIn(grids.of(market.view), market);
  const options = { marginThousandths: market.marginThousandths, isLive: isInPlay };
  return {
    key: market.key,
    outcomes: market.outcomes.map(({ key }, at) =>
      pricedOutcome({ key, chancePerBillion: wins[at] as number, voidPerBillion }, options),
    ),
  };
}

function isOffered({ outcomes }: PricedMarket): boolean {
  return outcomes.some(({ priceThousandths }) => priceThousandths > 0);
}

function isLive({ phase }: FootballCourse): boolean {
  return phase !== 'before';
}

function isOver({ phase }: FootballCourse): boolean {
  return phase === 'over' || phase === 'abandoned';
}
