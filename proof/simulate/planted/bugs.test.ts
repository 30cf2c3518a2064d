import { expect, test } from 'vitest';
import { applyTo, staleBugs } from './apply.ts';
import { bugs } from './bugs.ts';

test('every planted bug still has its place in the product', () => {
  expect(staleBugs()).toEqual([]);
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  expect(bugs.length).toBeGreaterThanOrEqual(25);
});

test('an edit that finds no place, or two, is refused', () => {
  const edit = { file: 'x.ts', from: 'a', to: 'b' };
  expect(applyTo('cat', [edit])).toBe('cbt');
  expect(() => applyTo('dog', [edit])).toThrow('0 places');
  expect(() => applyTo('banana', [edit])).toThrow('3 places');
});
