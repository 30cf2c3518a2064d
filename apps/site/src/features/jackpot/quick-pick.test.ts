import type { Random } from '@harmattan/kernel/random';
import { expect, it } from 'vitest';
import { quickPick, undoDraw } from './quick-pick.ts';

/** Counts up, so that each draw is another one. */
function counting(): Random {
  let value = 0;
  return {
    bytes(count) {
      const bytes = new Uint8Array(count);
      bytes[count - 1] = value;
      value += 1;
      return bytes;
    },
  };
}

const eventIds = ['1', '2', '3', '4'];
const games = { eventIds, isOnScores: false, random: counting() };

it('fills every game without a pick and keeps what the player picked', () => {
  const { picks, drawn } = quickPick({ picks: { 2: [1, 3] }, drawn: {} }, games);
  expect(Object.keys(picks)).toEqual(eventIds);
  expect(picks[2]).toEqual([1, 3]);
  expect(Object.keys(drawn)).toEqual(['1', '3', '4']);
});

it('drawn again, it changes what it filled and nothing that was changed by hand', () => {
  const random = counting();
  const first = quickPick({ picks: { 2: 1 }, drawn: {} }, { ...games, random });
  const changed = { ...first, picks: { ...first.picks, 1: 3 as const } };
  expect(first.picks[1]).not.toBe(3);
  const second = quickPick(changed, { ...games, random });
  expect(second.picks).toMatchObject({ 1: 3, 2: 1 });
  expect(Object.keys(second.drawn)).toEqual(['3', '4']);
  expect(second.picks[3]).not.toBe(first.picks[3]);
});

it('is undone at once', () => {
  const draw = quickPick({ picks: { 2: 1 }, drawn: {} }, games);
  expect(undoDraw(draw)).toEqual({ 2: 1 });
  expect(undoDraw(quickPick(draw, games))).toEqual({ 2: 1 });
});

it('draws every outcome, and scores where scores are told', () => {
  const seen = new Set(Array.from({ length: 9 }, () => quickPick({ picks: {}, drawn: {} }, games).picks[1]));
  expect(seen).toEqual(new Set([1, 2, 3]));
  const { picks } = quickPick({ picks: {}, drawn: {} }, { ...games, isOnScores: true });
  for (const id of eventIds) expect(picks[id]).toEqual({ home: expect.any(Number), away: expect.any(Number) });
});
