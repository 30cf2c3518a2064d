import { expect, test } from 'vitest';
import { cardOf, hasExpired, testCards } from './test-cards.ts';

function hasLuhnDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

test('every test card is one that a form takes for a card, and each is another', () => {
  for (const { number } of testCards) expect([number, hasLuhnDigit(number)]).toEqual([number, true]);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test.each(['', '4111111111111111', '5061000000000014'])('declines %j, which is no test card', (number) => {
  expect(cardOf(number).refusal).toBeDefined();
});

test.each([
  ['11', '26', false],
  ['10', '26', true],
  ['1', '27', false],
  ['12', '25', true],
  ['13', '30', true],
  ['00', '30', true],
  ['', '', true],
])('in November 2026 a card until %s/%s is expired: %s', (month, year, expired) => {
  expect(hasExpired({ month, year, now: new Date('2026-11-30T12:00:00Z') })).toBe(expired);
});
