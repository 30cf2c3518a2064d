import { expect, test } from 'vitest';
import { asksForPlayer, type Entry, findEntries } from './find-entries.ts';

const entry = (group: Entry['group'], title: string, rest: Partial<Entry> = {}): Entry => ({
  id: title,
  group,
  title,
  run() {},
  ...rest,
});
const payments = entry('desks', 'Payments');
const players = entry('desks', 'Players');
const withdrawal = entry('waiting', 'Withdrawal to approve', {
  note: '2348031234567',
  words: ['0198c2aa-77aa-7bbb-8ccc-123456789abc'],
});
const entries = [players, payments, withdrawal, entry('actions', 'Sign out')];
const titlesOf = (text: string) => findEntries(entries, text).map(({ title }) => title);

test('offers desks and commands before anything is written, and nothing that waits', () => {
  expect(titlesOf('  ')).toEqual(['Players', 'Payments', 'Sign out']);
});

test('finds a payment by its id, by a part of it and by its player', () => {
  expect(titlesOf('0198C2AA-77aa-7bbb-8ccc-123456789abc')).toEqual(['Withdrawal to approve']);
  expect(titlesOf('8031234')).toEqual(['Withdrawal to approve']);
  expect(titlesOf('withdrawal 234803')).toEqual(['Withdrawal to approve']);
});

test('what begins with the text comes before what has it inside', () => {
  const list = [entry('desks', 'Repay'), entry('desks', 'To pay'), entry('desks', 'Payments')];
  expect(findEntries(list, 'pay').map(({ title }) => title)).toEqual(['Payments', 'To pay', 'Repay']);
});

test('an entry lacks no word of the text, and marks of a pattern are plain letters', () => {
  expect(titlesOf('payments nowhere')).toEqual([]);
  expect(titlesOf('.*')).toEqual([]);
});

test('a group shows eight at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => entry('waiting', `Withdrawal ${at}`));
  expect(findEntries([...many, payments], 'w')).toHaveLength(8);
});

test.each([
  ['#12', true],
  ['8031', true],
  ['+2348031234567', true],
  ['803', false],
  ['pay', false],
  ['#', false],
])('%s asks for a player: %s', (text, answer) => {
  expect(asksForPlayer(text)).toBe(answer);
});
