import { expect, test } from 'vitest';
import { type CountedEntry, countEntry, type DaySums, nothingCounted, type PlayerCount } from './count-entries.ts';
import { nextCheckAt, sessionAt } from './session-rules.ts';

const noon = Date.parse('2026-11-18T11:00:00Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000);

function entry(minutes: number, change: Partial<CountedEntry> = {}): CountedEntry {
  const stake = { kind: 'debit', status: 'ok', about: 'stake', houseMinor: 100n, product: 'games' } as const;
  return { ...stake, version: 1n, at: at(minutes), ...change };
}

function countAll(entries: CountedEntry[]): { count: PlayerCount; sums: DaySums } {
  const sums: DaySums = new Map();
  return { count: entries.reduce((count, one) => countEntry(count, one, sums), nothingCounted), sums };
}

const win = { kind: 'credit', about: 'win', houseMinor: -250n } as const;

test('a session begins with the first stake after a pause, and has its stakes and wins', () => {
  const { count } = countAll([entry(0), entry(1, win), entry(16.1), entry(20), entry(21, win)]);
  expect(sessionAt(count, at(22))).toEqual({ from: at(16.1), stakedMinor: 200n, wonMinor: 250n });
});

test('a pause of fifteen minutes does not end a session, and a longer one does', () => {
  const { count } = countAll([entry(0), entry(15)]);
  expect(sessionAt(count, at(30))?.from).toEqual(at(0));
  expect(sessionAt(count, at(30.1))).toBeUndefined();
});

test('what is won after the pause belongs to no session', () => {
  const { count } = countAll([entry(0), entry(16, win)]);
  expect(count.session).toMatchObject({ stakedMinor: 100n, wonMinor: 0n });
});

test('a stake that is given back is no stake, on the day of the stake', () => {
  const back = { kind: 'reverse', about: 'refund', houseMinor: -100n, backAt: at(0) } as const;
  const { count, sums } = countAll([entry(0), entry(24 * 60, back)]);
  expect(sums.get('2026-11-18')?.products.get('games')).toEqual({ stakedMinor: 0n, wonMinor: 0n });
  expect(sums.has('2026-11-19')).toBe(false);
  expect(count.session?.stakedMinor).toBe(100n);
});

test('a stake from before the session that is given back changes nothing in the session', () => {
  const back = { kind: 'reverse', about: 'refund', houseMinor: -100n, backAt: at(0) } as const;
  const { count } = countAll([entry(0), entry(60), entry(61, back)]);
  expect(count.session).toMatchObject({ from: at(60), stakedMinor: 100n });
});

test('time over midnight belongs to both days, and a refused stake plays no time', () => {
  const { sums } = countAll([entry(715), entry(725), entry(726, { status: 'insufficient', houseMinor: 0n })]);
  expect(sums.get('2026-11-18')?.playedMs).toBe(5 * 60_000);
  expect(sums.get('2026-11-19')?.playedMs).toBe(5 * 60_000);
});

test('a reserve plays time like a stake, and a correction does not', () => {
  const reserve = { kind: 'hold', about: 'reserve', houseMinor: 0n } as const;
  const { sums, count } = countAll([entry(0, reserve), entry(5, reserve), entry(9, { about: 'correction' })]);
  expect(sums.get('2026-11-18')?.playedMs).toBe(5 * 60_000);
  expect(count.lastStakeAt).toEqual(at(5));
});

test.each([
  ['deposit', { about: 'deposit', kind: 'credit', houseMinor: -500n }, { depositedMinor: 500n }],
  ['chargeback', { about: 'chargeback', kind: 'debit', houseMinor: 500n }, { depositedMinor: -500n }],
  ['withdrawal', { about: 'withdrawal', kind: 'post', houseMinor: 300n }, { withdrawnMinor: 300n }],
  ['withdrawal that came back', { about: 'withdrawal', kind: 'reverse', houseMinor: -300n }, { withdrawnMinor: -300n }],
  ['adjustment', { about: 'adjustment', kind: 'credit', houseMinor: -7n }, { otherMinor: 7n }],
] as const)('counts a %s as a payment', (_name, change, sum) => {
  const { sums } = countAll([entry(0, { product: null, ...change })]);
  expect(sums.get('2026-11-18')).toMatchObject(sum);
  expect(sums.get('2026-11-18')?.products.size).toBe(0);
});

test('a check is due its interval after the beginning, and then after the last one', () => {
  const session = { from: at(0), stakedMinor: 0n, wonMinor: 0n };
  expect(nextCheckAt(session, { minutes: null, acknowledgedAt: null })).toEqual(at(60));
  expect(nextCheckAt(session, { minutes: 15, acknowledgedAt: null })).toEqual(at(15));
  expect(nextCheckAt(session, { minutes: 15, acknowledgedAt: at(17) })).toEqual(at(32));
  expect(nextCheckAt(session, { minutes: 15, acknowledgedAt: at(-30) })).toEqual(at(15));
});
