import { expect, test } from 'vitest';
import { wheelStatements } from './statements.ts';
import { drawWheel, payWheel, wheelOrder, wheelPaysHalves, wheelSegments, wheelSpots } from './wheel.ts';

const everySegment = Array.from({ length: wheelSegments }, (_, segment) => segment);

test('has 54 segments, and of each thing as many as stand in the rules', () => {
  const counts = wheelSpots.map((spot) => [spot, wheelOrder.filter((one) => one === spot).length]);
  expect(Object.fromEntries(counts)).toEqual({ yam: 26, mango: 13, basket: 8, cowrie: 4, drum: 2, crown: 1 });
  expect(wheelOrder).toHaveLength(wheelSegments);
});

test('no two neighbours are alike, all around', () => {
  for (const segment of everySegment) {
    expect(wheelOrder[segment], `${segment}`).not.toBe(wheelOrder[(segment + 1) % wheelSegments]);
  }
});

test.each(wheelSpots)('%s gives back exactly 26 of 27 over all segments: the house keeps 3.70 %%', (spot) => {
  const paid = everySegment.reduce((sum, segment) => sum + payWheel(spot, 2_700n, segment), 0n);
  expect(paid * 27n).toBe(26n * 2_700n * 54n);
});

test('what is stated is what the segments give', () => {
  for (const { name, returnMillionths, play } of wheelStatements) {
    const back = everySegment.reduce((sum, segment) => sum + play({ below: () => segment }), 0);
    expect(Math.round((back / wheelSegments) * 10_000), name).toBe(returnMillionths);
  }
});

test('pays one segment only, the stake with it, and no part of a kobo', () => {
  expect(payWheel('crown', 100n, 0)).toBe(5_200n);
  expect(payWheel('yam', 100n, 0)).toBe(0n);
  expect(payWheel('yam', 100n, 2)).toBe(200n);
  expect(payWheel('basket', 101n, 3)).toBe(656n);
  expect(payWheel('basket', 101n, 54)).toBe(0n);
  expect(payWheel('toString', 100n, 0)).toBe(0n);
  expect(wheelPaysHalves.basket).toBe(11);
});

test('draws one number below 54', () => {
  const bounds: number[] = [];
  expect(drawWheel({ below: (bound) => bounds.push(bound) * 7 })).toBe(7);
  expect(bounds).toEqual([54]);
});
