import { expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';

test('shows what a second person has to know, and not the ids of the machine', () => {
  expect(readAsked({ playerId: '7', amountMinor: '500', direction: 'debit', key: 'a' })).toEqual([
    { field: 'direction', value: 'debit' },
  ]);
  expect(readAsked({ playerId: '7', userName: '2348030000001', proof: 'document-in-person' })).toEqual([
    { field: 'userName', value: '2348030000001' },
    { field: 'proof', value: 'document-in-person' },
  ]);
});

test('reads nothing of nothing', () => {
  expect(readAsked(null)).toEqual([]);
  expect(readAsked([1])).toEqual([]);
  expect(readAsked({ reference: '', rows: [1], none: null })).toEqual([]);
});
