import { expect, test } from 'vitest';
import { collectPrizes } from './collect-prizes.ts';

test('puts neighbouring places with the same prize into one line, and no others', () => {
  const prizes = [500, 200, 200, 100, 200].map((prize, index) => ({ place: index + 1, prize, net: prize - 5 }));
  expect(collectPrizes(prizes)).toEqual([
    { from: 1, to: 1, prize: 500, net: 495 },
    { from: 2, to: 3, prize: 200, net: 195 },
    { from: 4, to: 4, prize: 100, net: 95 },
    { from: 5, to: 5, prize: 200, net: 195 },
  ]);
});
