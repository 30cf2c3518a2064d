import { expect, it } from 'vitest';
import { isSportsPath } from './current-area.ts';

it.each(['/', '/Sports/Altenar', '/sports/altenar/', '/Sports/AltenarLite'])('counts %s as sports', (path) => {
  expect(isSportsPath(path)).toBe(true);
});

it.each(['/Sports/mybets', '/Sports/BTI', '/slots', '/Sports'])('does not count %s as sports', (path) => {
  expect(isSportsPath(path)).toBe(false);
});
