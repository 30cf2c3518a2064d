import { expect, test } from 'vitest';
import { type OrderDraft, problemsOf, readNumbers } from './order-draft.ts';

test('numbers of players are read by lines, spaces and commas, each once', () => {
  expect(readNumbers(' +2348030000001\n2348030000002, 2348030000001 ')).toEqual(['2348030000001', '2348030000002']);
  expect(readNumbers('  \n')).toEqual([]);
});

test('an order needs players unless it releases those of another one', () => {
  const draft: OrderDraft = {
    ...{ authority: 'Court', number: '1', receivedAt: '2026-11-18T09:00', until: '', text: 'Freeze.', numbers: '' },
    asks: 'freeze',
  };
  expect(problemsOf(draft)).toEqual(['numbers']);
  expect(problemsOf({ ...draft, asks: 'release' })).toEqual([]);
  expect(problemsOf({ ...draft, numbers: '1', text: ' ', number: '' })).toEqual(['number', 'text']);
});
