import { expect, test } from 'vitest';
import { takingTurns } from './taking-turns.ts';

const turnsOf = (...items: string[]) => takingTurns(items, (item) => item[0] as string);

test('everybody has their first before anybody has their second, each in their own order', () => {
  expect(turnsOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2')).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('nothing is lost or told twice', () => {
  const many = Array.from({ length: 1_000 }, (_none, at) => `${String.fromCharCode(97 + ((at * 7) % 13))}${at}`);
  expect(turnsOf(...many).toSorted()).toEqual(many.toSorted());
  expect(turnsOf()).toEqual([]);
});
