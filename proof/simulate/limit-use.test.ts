import { expect, test } from 'vitest';
import { createUse, type Entry, windowStart } from './limit-use.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

function entry(of: Partial<Entry> & { ms: number }): Entry {
  const { ms, ...rest } = of;
  return {
    ...{ player_id: '1', key: `${ms}`, of_key: null, round: null, kind: 'debit', status: 'ok', about: 'stake' },
    ...{ product: 'games', amount: '100', house_amount: '100', house: 'house:qtech', at: String(ms * 1_000) },
    ...{ place: null, together: null },
    ...rest,
  };
}

const isBeyond = (use: ReturnType<typeof createUse>, kind: 'stake' | 'loss' | 'time', limit: bigint, ms: number) =>
  use.passes(entry({ ms }), { kind, period: 'day', limit });

test('days, weeks from Monday on and months begin at midnight in Lagos', () => {
  const beginning = (period: 'day' | 'week' | 'month', at: string) =>
    new Date(windowStart(period, Date.parse(at))).toISOString();
  expect(beginning('day', '2026-11-20T22:59:59Z')).toBe('2026-11-19T23:00:00.000Z');
  expect(beginning('day', '2026-11-20T23:00:00Z')).toBe('2026-11-20T23:00:00.000Z');
  expect(beginning('week', '2026-11-22T22:59:59Z')).toBe('2026-11-15T23:00:00.000Z');
  expect(beginning('week', '2026-11-22T23:00:00Z')).toBe('2026-11-22T23:00:00.000Z');
  expect(beginning('month', '2026-11-30T23:00:00Z')).toBe('2026-11-30T23:00:00.000Z');
});

test('a stake passes a limit by one kobo, and not what it leaves', () => {
  const use = createUse();
  use.count(entry({ ms: noon, key: 'a' }));
  expect(isBeyond(use, 'stake', 200n, noon + 1)).toBe(false);
  expect(isBeyond(use, 'stake', 199n, noon + 1)).toBe(true);
});

test('a win makes room under a limit of losses alone, and a reversal in the window of its stake', () => {
  const use = createUse();
  use.count(entry({ ms: noon, key: 'a' }));
  use.count(entry({ ms: noon + 1, key: 'b', kind: 'credit', about: 'win', house_amount: '-60' }));
  expect(isBeyond(use, 'loss', 140n, noon + 2)).toBe(false);
  expect(isBeyond(use, 'loss', 139n, noon + 2)).toBe(true);
  expect(isBeyond(use, 'stake', 199n, noon + 2)).toBe(true);
  const nextDay = noon + 12 * 3_600_000;
  use.count(entry({ ms: nextDay, key: 'c', kind: 'reverse', about: 'refund', of_key: 'a', product: null }));
  expect(isBeyond(use, 'stake', 99n, nextDay + 1)).toBe(true);
  expect(isBeyond(use, 'stake', 100n, nextDay + 1)).toBe(false);
});

test('what is left of a hold comes back when it is closed, and its draws stay', () => {
  const use = createUse();
  use.count(entry({ ms: noon, key: 'hold', kind: 'hold', house_amount: '0' }));
  use.count(entry({ ms: noon + 1, key: 'draw', kind: 'draw', of_key: 'hold', amount: '30', house_amount: '30' }));
  use.count(entry({ ms: noon + 2, key: 'void', kind: 'void', of_key: 'hold', amount: '70', house_amount: '0' }));
  expect(isBeyond(use, 'stake', 130n, noon + 3)).toBe(false);
  expect(isBeyond(use, 'stake', 129n, noon + 3)).toBe(true);
});

test('time counts from stake to stake, and not after a pause', () => {
  const use = createUse();
  use.count(entry({ ms: noon, key: 'a' }));
  expect(isBeyond(use, 'time', 60_000n, noon + 59_999)).toBe(false);
  expect(isBeyond(use, 'time', 60_000n, noon + 60_000)).toBe(true);
  expect(isBeyond(use, 'time', 60_000n, noon + 15 * 60_000 + 1)).toBe(false);
});
