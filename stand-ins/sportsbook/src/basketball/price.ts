import { pricedOutcome } from '../all-sports/priced-outcome.ts';
import type { PricedMarket } from '../sport.ts';
import { chancesOf, perBillion } from './chances.ts';
import type { BasketballCourse } from './course.ts';
import { type OpenMatch, openMatch } from './ends.ts';
import { findMarket } from './markets/find-market.ts';
import { findTold, listedKeys, listedTold, mainKey } from './markets/listed-markets.ts';
import { winnerChances } from './winner.ts';

/** Every market that is open, with at least one price in it. */
export function price(course: BasketballCourse): readonly PricedMarket[] {
  if (isOver(course)) return [];
  const open = openMatch(course);
  const keys = [...listedKeys(open), ...listedTold(open).map(({ key }) => key)];
  return keys.map((key) => priceMarket(open, key)).filter((market) => market !== undefined);
}

/** A market whether it is listed or not: a line that the score has left behind can still be sold. Undefined where nothing of it is open. */
export function priceOne(course: BasketballCourse, key: string): PricedMarket | undefined {
  return isOver(course) ? undefined : priceMarket(openMatch(course), key);
}

/** How many `price` answers. Before a match each that is listed has a price. */
export function countMarkets(course: BasketballCourse): number {
  if (course.phase !== 'before') return price(course).length;
  const open = openMatch(course);
  return listedKeys(open).length + listedTold(open).length;
}

export function priceMain(course: BasketballCourse): PricedMarket | undefined {
  return priceOne(course, mainKey);
}

function priceMarket(open: OpenMatch, key: string): PricedMarket | undefined {
  const outcomes = pricesOf(open, key);
  return outcomes?.some(({ priceThousandths }) => priceThousandths > 0) ? { key, outcomes } : undefined;
}

function pricesOf(open: OpenMatch, key: string): PricedMarket['outcomes'] | undefined {
  const isLive = open.course.phase !== 'before';
  const market = findMarket(key);
  if (market) {
    const { wins, voidPerBillion } = key === mainKey ? winnerChances(open) : chancesOf(open, market);
    return market.outcomes.map((outcome, at) =>
      pricedOutcome(
        { key: outcome.key, chancePerBillion: wins[at] as number, voidPerBillion },
        { marginThousandths: market.marginThousandths, isLive },
      ),
    );
  }
  const told = findTold(key);
  if (!told) return undefined;
  const chances = told.chancesOf(open);
  const all = chances.reduce((sum, share) => sum + share, 0);
  return told.outcomes.map((outcome, at) =>
    pricedOutcome(
      { key: outcome, chancePerBillion: perBillion(chances[at] as number, all) },
      { marginThousandths: told.marginThousandths, isLive },
    ),
  );
}

function isOver({ phase }: BasketballCourse): boolean {
  return phase === 'over' || phase === 'abandoned';
}
