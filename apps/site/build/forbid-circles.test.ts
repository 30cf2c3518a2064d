import { expect, test } from 'vitest';
import { findCircle } from './forbid-circles.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

test('files that share others are no circle', () => {
  const bundle = { a: chunk('b', 'c'), b: chunk('c'), c: chunk(), 'd.css': { type: 'asset' } };
  expect(findCircle(bundle)).toBeUndefined();
});

test('files that import each other are found, also over others', () => {
  expect(findCircle({ a: chunk('b'), b: chunk('c'), c: chunk('b') })).toEqual(['b', 'c', 'b']);
});
