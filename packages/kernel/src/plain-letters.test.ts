import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['Ɗanladi Ɓaƙo', 'danladi bako'],
  ['ƙƴ ɓɗ', 'ky bd'],
  ['Ọlá Ẹ̀ṣọ́', 'ola eso'],
  ['Ŋgozi', 'ngozi'],
  ['Łukasz Søren Đorđe', 'lukasz soren dorde'],
  ['Weiß Æsir Œuvre', 'weiss aesir oeuvre'],
  ['İstanbul ıssız', 'istanbul issiz'],
  ['ﬁn', 'fin'],
  ["Hold'em 21", "hold'em 21"],
  ['小明 محمد', '小明 محمد'],
])('%j is %j in plain letters', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test('a plain text stays as it is', () => {
  expect(plainLetters(plainLetters('Ɗanladi Ọlá Weiß'))).toBe('danladi ola weiss');
});
