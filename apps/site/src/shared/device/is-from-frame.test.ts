import { expect, it } from 'vitest';
import { isFromFrame } from './is-from-frame.ts';

const book = {} as Window;
const frame = { source: book, origin: 'https://book.example' };
const said = { source: book, origin: frame.origin };

it('knows the frame by its window and its origin together', () => {
  expect(isFromFrame(said, frame)).toBe(true);
});

it.each([
  ['another window of the same origin', { source: {} as Window }],
  ['no window', { source: null }],
  ['the same window with another page in it', { origin: 'https://book.example.evil.example' }],
  ['an origin that is none', { origin: 'null' }],
])('is not deceived by %s', (_who, difference) => {
  expect(isFromFrame({ ...said, ...difference }, frame)).toBe(false);
});

it('believes no message while there is no frame', () => {
  expect(isFromFrame({ ...said, source: null }, { ...frame, source: null })).toBe(false);
});
