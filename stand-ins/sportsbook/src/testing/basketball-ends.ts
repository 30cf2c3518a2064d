import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { advance, type BasketballCourse } from '../basketball/course.ts';
import { judge } from '../basketball/judge.ts';
import { type BookEnd, findDutchBook, type PricedPick, worthOf } from './find-dutch-book.ts';

/** Enough of them lie between all lines. Fewer ends only make a Dutch book easier to find. */
const endsCount = 2_500;
/** A rate is multiplied by so many hundredths in a period, so that ends are far apart. */
const tiltMin = 55;
const tiltMax = 145;

/** What a match may still come to, period by period, likely or not. */
function endsOf(course: BasketballCourse, seed: string): BasketballCourse[] {
  const draws = drawsFrom(seededRandom(seed));
  return Array.from({ length: endsCount }, () => {
    let end = course;
    for (let period = -1; end.phase !== 'over'; ) {
      if (end.period !== period) end = { ...end, ratesMillionths: tilted(course, draws) };
      period = end.period;
      end = advance(end, draws);
    }
    return end;
  });
}

function tilted({ ratesMillionths }: BasketballCourse, draws: Draws): [number, number] {
  const tilt = (rate: number) => {
    const hundredths = tiltMin + draws.below(tiltMax - tiltMin + 1);
    return Math.min(850_000, Math.trunc((rate * hundredths) / 100));
  };
  return [tilt(ratesMillionths[0]), tilt(ratesMillionths[1])];
}

/** By judging each pick at each end. */
function bookEnds(picks: readonly PricedPick[], ends: readonly BasketballCourse[]): BookEnd[] {
  return ends.map((end) => {
    const returned = picks.flatMap((pick, at) => {
      const verdict = judge(pick, end);
      if (verdict === 'lost') return [];
      return [{ at, returns: verdict === 'void' ? 1 : pick.priceThousandths / 1_000 }];
    });
    return { picks: returned.map(({ at }) => at), returns: returned.map(({ returns }) => returns) };
  });
}

/** A Dutch book on a match, and the least that it returns over other ends than those it was found by. */
export function findBasketballBook(course: BasketballCourse, picks: readonly PricedPick[]) {
  const found = findDutchBook(picks.length, bookEnds(picks, endsOf(course, 'ends that are searched')));
  if (!found) return undefined;
  const others = bookEnds(picks, endsOf(course, 'other ends'));
  const worst = others.reduce((least, end) => Math.min(least, worthOf(end, found.stakes)), Number.POSITIVE_INFINITY);
  return { ...found, picks, worst };
}
