import { expect, test } from 'vitest';
import { decimalPrice, describeBet } from './bet-words.ts';

const pick = {
  matchId: 'm1',
  sport: 'football',
  league: 'coast',
  startsAt: new Date('2026-11-20T15:00:00Z'),
  match: 'Gulls v Dunes',
  market: 'Result',
  outcome: 'Gulls',
  priceThousandths: 1_850,
  isLive: false,
};

test('says what a bet is on, and cuts what is too long', () => {
  expect(describeBet({ picks: [pick] })).toBe('Gulls v Dunes: Result: Gulls');
  expect(describeBet({ picks: [pick, pick] })).toBe('Gulls v Dunes: Result: Gulls; Gulls v Dunes: Result: Gulls');
  const long = describeBet({ picks: Array.from({ length: 30 }, () => pick) });
  expect(long).toHaveLength(250);
  expect(long).toMatch(/^Gulls v Dunes.*…$/);
});

test('says that a bet is a system, of how many lines, and which of its picks are bankers', () => {
  const picks = [{ ...pick, isBanker: true }, pick];
  expect(describeBet({ picks, system: { name: '2/3 + 1', lines: 3 } })).toBe(
    'System 2/3 + 1, 3 lines: Gulls v Dunes: Result: Gulls (banker); Gulls v Dunes: Result: Gulls',
  );
});

test('says that a bet is a builder, and every pick of it', () => {
  const picks = [pick, { ...pick, market: 'Goals', outcome: 'Over 2.5', priceThousandths: 1_000 }];
  expect(describeBet({ picks, isBuilder: true })).toBe(
    'Bet builder, 2 picks: Gulls v Dunes: Result: Gulls; Gulls v Dunes: Goals: Over 2.5',
  );
});

test.each([
  [1_850, '1.850'],
  [1_001, '1.001'],
  [12_000, '12.000'],
  [1_000_000, '1000.000'],
  [999, '0.999'],
  [5, '0.005'],
])('%i thousandths are a price of %s', (thousandths, text) => {
  expect(decimalPrice(thousandths)).toBe(text);
});
