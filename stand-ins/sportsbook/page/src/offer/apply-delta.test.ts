import { expect, test } from 'vitest';
import { applyDelta, type KnownMatch } from './apply-delta.ts';

const crest = { colours: ['#000000', '#ffffff'] as const, shape: 'plain' };
const result = { key: '1x2', outcomes: [outcome('1', 1_620), outcome('X', 3_400), outcome('2', 6_100)] };
const goals = { key: 'total:2.5', outcomes: [outcome('over', 1_900), outcome('under', 1_850)] };
const match: KnownMatch = {
  id: '17',
  sport: 'football',
  league: 'savannah',
  home: { id: 'a', name: 'Kaduna Lions', crest },
  away: { id: 'b', name: 'Jos Heights', crest },
  startsAt: '2026-11-15T18:00:00Z',
  state: 'running',
  version: 5,
  minute: 66,
  score: [1, 1],
  isSuspended: false,
  main: [result],
  more: 9,
};

function outcome(key: string, price: number) {
  return { key, price };
}

function pricesOf(changed: ReturnType<typeof applyDelta>) {
  if (typeof changed !== 'object') return changed;
  return [changed.main, changed.markets].map((markets) =>
    markets?.map(({ key, outcomes }) => [key, ...outcomes.map(({ price }) => price)]),
  );
}

test('the next version changes what it names and leaves the rest', () => {
  const changed = applyDelta(match, { m: '17', v: 6, t: 67, s: [2, 1], x: 1 });
  expect(changed).toEqual({ ...match, version: 6, minute: 67, score: [2, 1], isSuspended: true });
  expect(applyDelta(match, { m: '17', v: 6, p: 'finished', x: 0 })).toMatchObject({ state: 'finished', minute: 66 });
});

test('prices go to their outcomes by their order, and a closed market disappears', () => {
  const opened = { ...match, markets: [result, goals] };
  const changed = applyDelta(opened, { m: '17', v: 6, o: { '1x2': [1_500, 0, 7_000], 'total:2.5': null } });
  expect(pricesOf(changed)).toEqual([[['1x2', 1_500, 0, 7_000]], [['1x2', 1_500, 0, 7_000]]]);
});

test('what was heard already changes nothing', () => {
  for (const v of [1, 4, 5]) expect(applyDelta(match, { m: '17', v, s: [9, 9] })).toBeUndefined();
});

test('a version that is not the next one, or a market that the page does not know, must be asked about', () => {
  expect(applyDelta(match, { m: '17', v: 7, t: 68 })).toBe('missed');
  expect(applyDelta({ ...match, markets: [result] }, { m: '17', v: 6, o: { 'total:2.5': [1_900, 1_850] } })).toBe(
    'missed',
  );
  expect(applyDelta({ ...match, main: [] }, { m: '17', v: 6, o: { '1x2': [1_500, 4_000, 7_000] } })).toBe('missed');
  expect(applyDelta(match, { m: '17', v: 6, o: { '1x2': [1_500, 4_000] } })).toBe('missed');
});

test('prices of markets that are not shown are none of our business', () => {
  expect(pricesOf(applyDelta(match, { m: '17', v: 6, o: { btts: [1_700, 2_000] } }))).toEqual([
    [['1x2', 1_620, 3_400, 6_100]],
    undefined,
  ]);
});

test('what is told whole is taken whatever was missed, and closes what it does not name', () => {
  const opened = { ...match, markets: [result, goals] };
  const whole = { m: '17', v: 9, w: 1, t: 70, s: [2, 2], p: 'running', x: 0 } as const;
  expect(pricesOf(applyDelta(match, { ...whole, s: [2, 2], o: { '1x2': [2_000, 2_500, 5_000] } }))).toEqual([
    [['1x2', 2_000, 2_500, 5_000]],
    undefined,
  ]);
  const three = { '1x2': [2_000, 2_500, 5_000], 'total:2.5': [1_100, 9_000] };
  expect(pricesOf(applyDelta(opened, { ...whole, s: [2, 2], o: three }))).toEqual([
    [['1x2', 2_000, 2_500, 5_000]],
    [
      ['1x2', 2_000, 2_500, 5_000],
      ['total:2.5', 1_100, 9_000],
    ],
  ]);
  expect(applyDelta(match, { ...whole, v: 4, s: [0, 0] })).toBeUndefined();
});

test('points of quarters are taken as they are told', () => {
  const parts: [number, number][] = [
    [21, 18],
    [4, 6],
  ];
  expect(applyDelta({ ...match, parts: [[21, 18]] }, { m: '17', v: match.version + 1, q: parts })).toMatchObject({
    parts,
  });
});
