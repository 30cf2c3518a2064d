import type { Minor } from '@harmattan/kernel/money';
import type { HeldMatch } from '../offer/index.ts';
import type { Course, Sport } from '../sport.ts';
import { builderMarket, picksOfBuilder, type SelectionSum } from './exposure-store.ts';

/**
 * Over the ends that stand for all that the match can still come to: what is returned then, less all stakes. A score decides nothing in markets of halves, corners, cards and
 * scorers: of each of them the selection that returns most comes true besides.
 */
export function worstEnd(
  { sport, match, glance }: Pick<HeldMatch, 'sport' | 'match' | 'glance'>,
  sums: readonly SelectionSum[],
) {
  const [home, away] = glance().score;
  const stakes = totalOf(sums, 'stakesMinor') - undecidedReturns({ sport, match }, sums, [home, away]);
  let worst: { lossMinor: Minor; score: [number, number] } | undefined;
  for (const [homeEnd, awayEnd] of sport.scoresAhead(match.course)) {
    const score: [number, number] = [homeEnd, awayEnd];
    const course = sport.correct(match.course, score);
    const returned = sums.reduce((sum, { market, outcome, returnsMinor }) => {
      return isReturned({ market, outcome }, { sport, course }) ? sum + returnsMinor : sum;
    }, 0n);
    if (!worst || returned - stakes > worst.lossMinor) worst = { lossMinor: returned - stakes, score };
  }
  return worst;
}

/** A builder is, unless the score decides one of its picks against it. */
function isReturned(
  { market, outcome }: Pick<SelectionSum, 'market' | 'outcome'>,
  { sport, course }: { sport: Sport; course: Course },
): boolean {
  if (market !== builderMarket) return sport.judge({ market, outcome }, course) === 'won';
  return picksOfBuilder(outcome).every((pick) => sport.judge(pick, course) !== 'lost');
}

/** The largest return of each market whose picks a final score leaves open. */
function undecidedReturns(
  { sport, match }: Pick<HeldMatch, 'sport' | 'match'>,
  sums: readonly SelectionSum[],
  [home, away]: [number, number],
): Minor {
  const scores = [0, 1, 2].flatMap((more) => [0, 1, 2].map((others): [number, number] => [home + more, away + others]));
  const ends = scores.map((score) => sport.correct(match.course, score));
  const ofMarkets = sums.filter(({ market }) => market !== builderMarket);
  return [...Map.groupBy(ofMarkets, ({ market }) => market).values()]
    .filter((own) => own.every((pick) => ends.every((end) => sport.judge(pick, end) === 'void')))
    .reduce((sum, own) => sum + largestReturn(own), 0n);
}

function largestReturn(sums: readonly SelectionSum[]): Minor {
  let most = 0n;
  for (const { returnsMinor } of sums) if (returnsMinor > most) most = returnsMinor;
  return most;
}

export function totalOf(sums: readonly SelectionSum[], field: 'stakesMinor' | 'returnsMinor'): Minor {
  return sums.reduce((sum, one) => sum + one[field], 0n);
}
