import { expect, test } from 'vitest';
import { football } from '../football/index.ts';
import type { HeldMatch } from '../offer/index.ts';
import { pairs } from '../testing/football-courses.ts';
import type { SelectionSum } from './exposure-store.ts';
import { worstEnd } from './worst-end.ts';

const side = { id: '', name: '', crest: { colours: ['', ''] as const, shape: '' } };

const sum = (market: string, outcome: string, stakesMinor: bigint, returnsMinor: bigint): SelectionSum => ({
  ...{ match: '1', market, outcome, bets: 1, stakesMinor, returnsMinor },
  ...{ about: { league: '', home: side, away: side }, startsAt: new Date(0) },
});

function held(): HeldMatch {
  const [, [, course]] = pairs as [unknown, (typeof pairs)[number]];
  return { sport: football, match: { course }, glance: () => football.glance(course) } as unknown as HeldMatch;
}

test('markets that a score decides share the worst score, and each of the others returns its most besides', () => {
  const bets = [
    sum('1x2', '1', 100n, 250n),
    sum('1x2', '2', 100n, 400n),
    sum('corners:9.5', 'over', 100n, 190n),
    sum('corners:9.5', 'under', 50n, 80n),
  ];
  expect(worstEnd(held(), bets)).toEqual({ lossMinor: 400n + 190n - 350n, score: [0, 1] });
});

test('a builder returns at the ends at which none of its picks is lost, and once', () => {
  const draw = sum('1x2', 'X', 100n, 300n);
  const builder = sum('builder', '1x2 1 + total:2.5 over', 100n, 500n);
  expect(worstEnd(held(), [draw, builder])).toEqual({ lossMinor: 500n - 200n, score: [2, 1] });
  // Corners are left open by every score.
  const withCorners = sum('builder', '1x2 X + corners:9.5 over', 100n, 700n);
  expect(worstEnd(held(), [draw, builder, withCorners])).toEqual({ lossMinor: 1_000n - 300n, score: [0, 0] });
});
