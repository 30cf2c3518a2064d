import { expect, test } from 'vitest';
import { blackjackReturn } from '../../testing/blackjack-return.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { basicDeed } from './basic-strategy.ts';
import { blackjackDecks } from './blackjack.ts';
import { blackjackReturnMillionths, blackjackStatements } from './statements.ts';

test('returns what is stated, over every hand of the player and of the dealer', { timeout: 300_000 }, () => {
  expect(Math.round(1_000_000 * blackjackReturn(blackjackDecks, basicDeed))).toBe(blackjackReturnMillionths);
});

test('what is played agrees with it within four standard errors', { timeout: 600_000 }, () => {
  const rounds = Number(process.env.FAIR_ROUNDS ?? 100_000);
  const draws = drawsFrom(seededRandom('blackjack return'));
  for (const { name, play, returnMillionths } of blackjackStatements) {
    let [sum, squares] = [0, 0];
    for (let at = 0; at < rounds; at += 1) {
      const back = play(draws) / 100;
      sum += back;
      squares += back * back;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - returnMillionths / 1_000_000), name).toBeLessThan(4 * error);
  }
});
