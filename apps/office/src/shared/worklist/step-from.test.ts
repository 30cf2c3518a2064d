import { expect, test } from 'vitest';
import { stepFrom } from './step-from.ts';

const ids = ['a', 'b', 'c'];

test('begins at an end of the list', () => {
  expect(stepFrom(ids, undefined, 1)).toBe(0);
  expect(stepFrom(ids, undefined, -1)).toBe(2);
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});

test('moves by one and stops at the ends', () => {
  expect(stepFrom(ids, { id: 'a', place: 0 }, 1)).toBe(1);
  expect(stepFrom(ids, { id: 'c', place: 2 }, 1)).toBe(2);
  expect(stepFrom(ids, { id: 'a', place: 0 }, -1)).toBe(0);
});

test('follows an item whose place has changed', () => {
  expect(stepFrom(['new', ...ids], { id: 'a', place: 0 }, 1)).toBe(2);
});

test('goes on where an item was that is gone', () => {
  expect(stepFrom(['a', 'c'], { id: 'b', place: 1 }, 1)).toBe(1);
  expect(stepFrom(['a', 'c'], { id: 'b', place: 1 }, -1)).toBe(0);
  expect(stepFrom(['a'], { id: 'c', place: 2 }, 1)).toBe(0);
});
