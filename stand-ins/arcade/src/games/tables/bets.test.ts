import { expect, test } from 'vitest';
import { betMaxMinor, betsMax, chipText, createBets, majorText, minorOf } from './browser/bets.js';
import { betLimits, betsMax as betsTaken } from './table-choice.ts';

test('the page keeps to the limits that the server has', () => {
  expect(BigInt(betMaxMinor)).toBe(betLimits.maxMinor);
  expect(betsMax).toBe(betsTaken);
});

test('chips add up, and every step can be taken back', () => {
  const bets = createBets({ tableMaxMinor: 20_000_000 });
  bets.place('red', 10_000);
  bets.place('red', 5_000);
  bets.place('odd', 1_000);
  bets.twice();
  expect(bets.list()).toEqual([
    { on: 'red', amountMinor: 30_000 },
    { on: 'odd', amountMinor: 2_000 },
  ]);
  expect(bets.totalMinor()).toBe(32_000);
  bets.undo();
  expect(bets.totalMinor()).toBe(16_000);
  bets.clear();
  expect(bets.list()).toEqual([]);
  for (const totalMinor of [16_000, 15_000, 10_000, 0]) {
    expect(bets.canUndo()).toBe(true);
    bets.undo();
    expect(bets.totalMinor()).toBe(totalMinor);
  }
  expect(bets.canUndo()).toBe(false);
});

test('a step beyond a limit is not taken at all, and says which limit it was', () => {
  const bets = createBets({ tableMaxMinor: 6_000_000 });
  expect(bets.place('red', 5_000_000)).toBeUndefined();
  expect(bets.place('red', 1_000)).toBe('betMax');
  expect(bets.place('odd', 1_000_100)).toBe('tableMax');
  expect(bets.twice()).toBe('betMax');
  expect(bets.list()).toEqual([{ on: 'red', amountMinor: 5_000_000 }]);
  bets.sweep();
  for (let at = 0; at < betsMax; at += 1) expect(bets.place(`spot-${at}`, 1_000)).toBeUndefined();
  expect(bets.place('one-more', 1_000)).toBe('betsMax');
});

test('the last bets lie there again as they lay', () => {
  const bets = createBets({ tableMaxMinor: 6_000_000 });
  const last = [{ on: 'tie', amountMinor: 1_050 }];
  bets.place('red', 1_000);
  bets.repeat(last);
  expect(bets.list()).toEqual(last);
});

test('writes and reads amounts to the kobo', () => {
  for (const [amountMinor, text] of [
    [5, '0.05'],
    [150_050, '1500.50'],
    [20_000_000, '200000.00'],
  ] as const) {
    expect(majorText(amountMinor)).toBe(text);
    expect(minorOf(text)).toBe(amountMinor);
  }
  expect(minorOf('10')).toBe(1_000);
  expect([1_000, 99_900, 150_000, 5_000_000].map(chipText)).toEqual(['10', '999', '1.5K', '50K']);
});
