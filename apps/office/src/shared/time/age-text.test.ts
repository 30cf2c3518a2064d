import { expect, test } from 'vitest';
import { ageText, spokenAge } from './age-text.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [0, '0 s'],
  [59 * second, '59 s'],
  [minute, '1 min'],
  [hour - 1, '59 min'],
  [hour, '1 h'],
  [47 * hour + 59 * minute, '47 h'],
  [48 * hour, '2 d'],
  [400 * 24 * hour, '400 d'],
])('an age of %i ms reads %s', (age, text) => {
  expect(ageText(5_000, 5_000 + age)).toBe(text);
});

test('a clock that is behind shows no age below zero', () => {
  expect(ageText(5_000, 1_000)).toBe('0 s');
});

test('a voice says the unit in full', () => {
  expect(spokenAge(0, 3 * hour, 'en')).toBe('3 hours');
  expect(spokenAge(0, minute, 'en')).toBe('1 minute');
});
