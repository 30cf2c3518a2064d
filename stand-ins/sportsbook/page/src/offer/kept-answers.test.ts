import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

test('keeps the answers of the twenty views that were shown last', () => {
  const kept = createKeptAnswers<number>();
  for (let view = 0; view < 20; view += 1) kept.keep(`/day/${view}`, view);
  kept.keep('/day/0', 100);
  kept.keep('/day/20', 20);
  expect(kept.of('/day/0')).toBe(100);
  expect(kept.of('/day/1')).toBeUndefined();
  expect(kept.of('/day/2')).toBe(2);
  expect(kept.of('/day/20')).toBe(20);
});
