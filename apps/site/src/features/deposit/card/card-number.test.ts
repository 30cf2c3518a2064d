import { describe, expect, it } from 'vitest';
import { cardDigits, caretAfter, groupCardNumber, hasCheckDigit } from './card-number.ts';

it.each([
  ['5531 8866 5214 2950', '5531886652142950'],
  ['5531-8866', '55318866'],
  ['12345678901234567890123', '1234567890123456789'],
])('reads the digits of %s', (text, digits) => {
  expect(cardDigits(text)).toBe(digits);
});

it.each([
  ['', ''],
  ['5531', '5531'],
  ['55318', '5531 8'],
  ['5531886652142950', '5531 8866 5214 2950'],
])('groups %s as %s', (digits, shown) => {
  expect(groupCardNumber(digits)).toBe(shown);
});

it.each([0, 1, 4, 5, 8, 9, 16])('keeps the caret behind %i digits', (count) => {
  const shown = groupCardNumber('5531886652142950');
  expect(shown.slice(0, caretAfter(count)).replace(/ /g, '')).toHaveLength(count);
});

describe('the check digit', () => {
  it.each(['5531886652142950', '4111111111111111', '378282246310005'])('is right in %s', (digits) => {
    expect(hasCheckDigit(digits)).toBe(true);
  });

  it.each(['5531886652142951', '4111111111111112', ''])('is wrong in %j', (digits) => {
    expect(hasCheckDigit(digits)).toBe(false);
  });
});
