import { expect, test } from 'vitest';
import { playRound } from './play-round.ts';
import type { FreeSpinsRule } from './slot-model.ts';

const rule: FreeSpinsRule = {
  byScatters: [
    { count: 3, spins: 5 },
    { count: 4, spins: 8 },
  ],
  againByScatters: [{ count: 3, spins: 5 }],
  spinsMost: 12,
  multiplier: 2,
  spinsBought: 5,
};

/** Each spin wins as much as it is multiplied with, and shows the scatters dealt to it. */
function deal(...scatters: number[]) {
  return (_kind: string, multiplier: number) => ({
    falls: [{ grid: [], wins: [], multiplier, winHundredths: 100 * multiplier }],
    scatters: scatters.shift() ?? 0,
  });
}

test('scatters of the paid spin give free spins by their number, with the multiplier', () => {
  expect(playRound(deal(2), rule, 10_000, false)).toMatchObject({ winHundredths: 100 });
  expect(playRound(deal(3), rule, 10_000, false)).toMatchObject({ winHundredths: 100 + 5 * 200 });
  expect(playRound(deal(6), rule, 10_000, false)).toMatchObject({ winHundredths: 100 + 8 * 200 });
});

test('free spins are won again, up to their most', () => {
  const { spins } = playRound(deal(3, 3, 3, 3), rule, 10_000, false);
  expect(spins.map(({ freeSpinsWon }) => freeSpinsWon).slice(0, 4)).toEqual([5, 5, 2, 0]);
  expect(spins).toHaveLength(13);
});

test('a bought round starts with its free spins', () => {
  const { spins, winHundredths } = playRound(deal(), rule, 10_000, true);
  expect(spins.map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'free', 'free']);
  expect(winHundredths).toBe(1_000);
});

test('a round ends and is cut at the most that it may pay', () => {
  const { spins, winHundredths } = playRound(deal(3), rule, 450, false);
  expect(winHundredths).toBe(450);
  expect(spins).toHaveLength(3);
});

test('the multiplier that a free spin ends with is where the next one starts', () => {
  const growing = (_kind: string, multiplier: number) => ({
    falls: [multiplier, multiplier + 1].map((now) => ({ grid: [], wins: [], multiplier: now, winHundredths: 0 })),
    scatters: 0,
  });
  const { spins } = playRound(growing, rule, 10_000, true);
  expect(spins.map(({ falls }) => falls[0]?.multiplier)).toEqual([2, 3, 4, 5, 6]);
});
