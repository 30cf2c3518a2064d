import { expect, test } from 'vitest';
import { phaseOf } from './spin.ts';

const at = (seconds: number) => new Date(1_000_000 + seconds * 1_000);
const times = { closesAt: at(10), endsAt: at(30) };

test('bets are taken until the very moment of closing, and not at it', () => {
  const spin = { ...times, state: 'open' } as const;
  expect(phaseOf(spin, at(0))).toBe('betting');
  expect(phaseOf(spin, at(9.999))).toBe('betting');
  expect(phaseOf(spin, at(10))).toBe('closed');
});

test('a turn that is not drawn stays closed, however late it is', () => {
  expect(phaseOf({ ...times, state: 'open' }, at(3_600))).toBe('closed');
});

test('a turn that is drawn is being decided, however late it is', () => {
  expect(phaseOf({ ...times, state: 'drawn' }, at(12))).toBe('deciding');
  expect(phaseOf({ ...times, state: 'drawn' }, at(3_600))).toBe('deciding');
});

test('what is done is shown until its end, and over at it', () => {
  const spin = { ...times, state: 'done' } as const;
  expect(phaseOf(spin, at(29.999))).toBe('showing');
  expect(phaseOf(spin, at(30))).toBe('over');
});
