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
