import { expect, it } from 'vitest';
import { wrongCardFields } from './card-check.ts';

const good = { amount: '500', cardNumber: '5531886652142950', expireMonth: '9', expireYear: '32', cvv: '564' };

it('finds nothing wrong with a card', () => {
  expect(wrongCardFields(good)).toEqual([]);
});

it('lets a number pass whose check digit is wrong: the bank decides', () => {
  expect(wrongCardFields({ ...good, cardNumber: '5531886652142951' })).toEqual([]);
});

it.each([
  [{ cardNumber: '553188665' }, 'cardNumber'],
  [{ expireMonth: '13' }, 'expireMonth'],
  [{ expireMonth: '0' }, 'expireMonth'],
  [{ expireYear: '3' }, 'expireYear'],
  [{ cvv: '12' }, 'cvv'],
])('finds %j wrong', (change, name) => {
  expect(wrongCardFields({ ...good, ...change })).toEqual([name]);
});
