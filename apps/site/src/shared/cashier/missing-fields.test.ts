import { expect, it } from 'vitest';
import { missingFields } from './missing-fields.ts';

const none = { optional: [], first: [] };

it('names every empty field but the optional ones', () => {
  expect(missingFields({ amount: ' ', code: '058', note: '' }, { ...none, optional: ['note'] })).toEqual(['amount']);
});

it('asks for the amount first, and for the card once there is one', () => {
  const first = ['amount'] as const;
  expect(missingFields({ amount: '', cardNumber: '', cvv: '1' }, { ...none, first })).toEqual(['amount']);
  expect(missingFields({ amount: '500', cardNumber: '', cvv: '1' }, { ...none, first })).toEqual(['cardNumber']);
});
