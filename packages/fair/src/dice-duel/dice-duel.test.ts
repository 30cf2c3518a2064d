import { expect, test } from 'vitest';
import { diceDuelSpots, drawDiceDuel, payDiceDuel } from './dice-duel.ts';
import { diceDuelStatements } from './statements.ts';

/** Every roll of four dice, once. */
const everyRoll = Array.from({ length: 6 ** 4 }, (_, at) => [
  at % 6,
  Math.floor(at / 6) % 6,
  Math.floor(at / 36) % 6,
  Math.floor(at / 216),
]);

function drawsOf(faces: readonly number[]) {
  const left = [...faces];
  return { below: () => left.shift() ?? -1 };
}

test('what is stated is what all 1,296 rolls give', () => {
  for (const { name, returnMillionths, play } of diceDuelStatements) {
    const back = everyRoll.reduce((sum, faces) => sum + play(drawsOf(faces)), 0);
    expect(Math.round((back / everyRoll.length) * 10_000), name).toBe(returnMillionths);
  }
  expect(diceDuelStatements).toHaveLength(diceDuelSpots.length);
});

test('the sides are alike, and a tie is neither', () => {
  const winners = everyRoll.map((faces) => drawDiceDuel(drawsOf(faces)).winner);
  const count = (winner: string) => winners.filter((one) => one === winner).length;
  expect([count('red'), count('blue'), count('tie')]).toEqual([575, 575, 146]);
});

test('a bet gets its stake and its pays, a tie takes both sides, and part of a kobo is not paid', () => {
  const tie = drawDiceDuel(drawsOf([0, 2, 1, 1]));
  expect(tie).toEqual({ red: [1, 3], blue: [2, 2], winner: 'tie' });
  expect(payDiceDuel('red', 1_000n, tie)).toBe(0n);
  expect(payDiceDuel('blue', 1_000n, tie)).toBe(0n);
  expect(payDiceDuel('tie', 1_000n, tie)).toBe(8_500n);
  expect(payDiceDuel('blue-double', 1_000n, tie)).toBe(5_800n);
  expect(payDiceDuel('red-double', 1_000n, tie)).toBe(0n);
  const red = drawDiceDuel(drawsOf([5, 4, 0, 0]));
  expect(payDiceDuel('red', 1_003n, red)).toBe(2_206n);
  expect(payDiceDuel('toString', 1_000n, red)).toBe(0n);
});
