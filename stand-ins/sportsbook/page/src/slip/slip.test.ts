import { expect, test } from 'vitest';
import {
  clashes,
  emptySlip,
  kindOf,
  makeKey,
  mustAsk,
  picksMax,
  readSlip,
  type SlipPick,
  systemOf,
  toggled,
} from './slip.ts';

function pick(match: number, outcome = '1', market = '1x2'): SlipPick {
  return { match: String(match), market, outcome, price: 1_620, home: 'Kaduna Lions', away: 'Jos Heights' };
}

function slipOf(...picks: SlipPick[]) {
  return { ...emptySlip(), picks };
}

test('a price is put on the slip, another of its market takes its place, and the same once more takes it off', () => {
  const one = toggled(emptySlip(), pick(1));
  expect(one).toMatchObject({ picks: [pick(1)] });
  const other = toggled(slipOf(pick(1), pick(2)), pick(1, 'X'));
  expect(other).toMatchObject({ picks: [pick(1, 'X'), pick(2)] });
  expect(toggled(slipOf(pick(1, 'X'), pick(2)), pick(1, 'X'))).toMatchObject({ picks: [pick(2)] });
  const both = toggled(slipOf(pick(1)), pick(1, 'over', 'total:2.5'));
  expect(both).toMatchObject({ picks: [pick(1), pick(1, 'over', 'total:2.5')] });
});

test('a slip is full at its limit', () => {
  const full = slipOf(...Array.from({ length: picksMax }, (_, at) => pick(at)));
  expect(toggled(full, pick(picksMax))).toBe('full');
  expect(toggled(full, pick(0))).toMatchObject({ picks: full.picks.slice(1) });
});

test('one pick is a single, several an accumulator unless the player says otherwise', () => {
  expect(kindOf({ ...slipOf(pick(1)), kind: 'accumulator' })).toBe('single');
  expect(kindOf(slipOf(pick(1), pick(2)))).toBe('accumulator');
  expect(kindOf({ ...slipOf(pick(1), pick(2)), kind: 'single' })).toBe('single');
});

test('picks of one match alone are a builder, unless the player says singles; beside another match they are not', () => {
  const both = [pick(1), pick(1, 'over', 'total:2.5')];
  expect(kindOf(slipOf(...both))).toBe('builder');
  expect(kindOf({ ...slipOf(...both), kind: 'system' })).toBe('builder');
  expect(kindOf({ ...slipOf(...both), kind: 'single' })).toBe('single');
  expect(kindOf({ ...slipOf(...both, pick(2)), kind: 'builder' })).toBe('accumulator');
  expect(kindOf({ ...slipOf(pick(1)), kind: 'builder' })).toBe('single');
});

test('by default a higher price is taken without asking; every change is asked about, or none, where the player chose so', () => {
  const [same, better, worse] = [1_620, 1_700, 1_500];
  expect([same, better, worse].map((now) => mustAsk(1_620, now, 'none'))).toEqual([false, true, true]);
  expect([same, better, worse].map((now) => mustAsk(1_620, now, 'better'))).toEqual([false, false, true]);
  expect([same, better, worse].map((now) => mustAsk(1_620, now, 'any'))).toEqual([false, false, false]);
  expect(emptySlip().priceChanges).toBe('better');
});

test('picks of one match clash', () => {
  const picks = [pick(1), pick(2), pick(1, 'over', 'total:2.5')];
  expect([...clashes(picks)]).toEqual(['1/1x2/1', '1/total:2.5/over']);
});

test('a slip comes back as it was kept', () => {
  const kept = { ...slipOf(pick(1), pick(2)), stake: '500', priceChanges: 'any' as const, isSent: true };
  expect(readSlip(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('what is no slip is an empty one, and nothing foreign is taken over', () => {
  const kept = slipOf(pick(1));
  const wrong = [
    null,
    'slip',
    {},
    { ...kept, key: '../../etc' },
    { ...kept, picks: [{ ...pick(1), price: 1.5 }] },
    { ...kept, picks: [{ ...pick(1), home: 7 }] },
    { ...kept, picks: Array.from({ length: picksMax + 1 }, (_, at) => pick(at)) },
  ];
  for (const each of wrong) expect(readSlip(each).picks).toEqual([]);
  expect(readSlip({ ...kept, stake: '1e5', kind: 'double', priceChanges: 'all' })).toMatchObject({
    stake: '',
    kind: null,
    priceChanges: 'better',
  });
});

test('keys are random UUIDs, each another', () => {
  const keys = new Set(Array.from({ length: 200 }, makeKey));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('a system stays one when picks are taken off or made bankers, and is none with fewer than three', () => {
  const three = [pick(1), pick(2), pick(3)];
  expect(kindOf({ ...slipOf(pick(1), pick(2)), kind: 'system' })).toBe('accumulator');
  expect(kindOf({ ...slipOf(...three), kind: 'system' })).toBe('system');
  expect(systemOf({ picks: three, sizes: [] })).toEqual({ sizes: [2], bankers: [] });
  expect(systemOf({ picks: three, sizes: [1, 2, 3] })).toEqual({ sizes: [1, 2, 3], bankers: [] });
  const [one, two, third] = three as [SlipPick, SlipPick, SlipPick];
  const bankers = [{ ...one, isBanker: true }, { ...two, isBanker: true }, third];
  expect(systemOf({ picks: bankers, sizes: [3] })).toEqual({ sizes: [1], bankers: [0] });
  // 2 of 50 are 1,225 lines, which are too many.
  expect(systemOf({ picks: Array.from({ length: 50 }, (_, at) => pick(at)), sizes: [] }).sizes).toEqual([49]);
});
