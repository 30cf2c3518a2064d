import { expect, test } from 'vitest';
import { demoScore } from './demo-score.ts';

const scoresWith = (secret: string) =>
  Array.from({ length: 60 }, (_, eventId) => demoScore(Buffer.from(secret), eventId));

test('a game has one score, which no player can compute without the secret', () => {
  expect(scoresWith('one')).toEqual(scoresWith('one'));
  const shared = scoresWith('one').filter(
    ({ score1, score2 }, at) => score1 === scoresWith('two')[at]?.score1 && score2 === scoresWith('two')[at]?.score2,
  );
  expect(shared.length).toBeLessThan(20);
});
