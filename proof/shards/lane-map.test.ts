import { expect, test } from 'vitest';
import { evenLaneMap, laneCount, laneOf, shardOf } from './lane-map.ts';

const players = Array.from({ length: 51_200 }, (_, at) => BigInt(at + 1));

test('a lane never changes: it is part of where rows lie', () => {
  expect([1n, 2n, 4_711n, 9_007_199_254_740_993n].map(laneOf)).toEqual([107, 212, 222, 161]);
});

test('players spread evenly over the lanes, and over any number of shards', () => {
  const counts = new Array<number>(laneCount).fill(0);
  for (const player of players) (counts[laneOf(player)] as number) += 1;
  expect(Math.min(...counts)).toBeGreaterThan(120);
  expect(Math.max(...counts)).toBeLessThan(280);
  for (const shards of [2, 3, 5]) {
    const map = evenLaneMap(shards);
    const share = players.filter((player) => shardOf(map, player) === 0).length / players.length;
    expect(share * shards).toBeGreaterThan(0.95);
    expect(share * shards).toBeLessThan(1.05);
  }
});
