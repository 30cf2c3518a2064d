import { expect, test } from 'vitest';
import { throwIfAnyFailed, workByPlayer } from './work-by-player.ts';

const itemsOf = (playerId: bigint, count: number) => Array.from({ length: count }, (_, at) => ({ playerId, at }));

test('takes a few of a player at a time, all players side by side, and keeps the order', async () => {
  const atOnce = new Map<bigint, number>();
  let most = 0;
  let others = 0;
  const items = [...itemsOf(1n, 50), ...itemsOf(2n, 1), ...itemsOf(3n, 1)];
  const outcomes = await workByPlayer(items, async ({ playerId, at }) => {
    const now = (atOnce.get(playerId) ?? 0) + 1;
    atOnce.set(playerId, now);
    most = Math.max(most, now);
    if (playerId !== 1n) others = Math.max(others, atOnce.get(1n) ?? 0);
    await Promise.resolve();
    atOnce.set(playerId, (atOnce.get(playerId) as number) - 1);
    if (at === 30) throw new Error('no');
  });
  expect(most).toBeLessThanOrEqual(20);
  expect(others).toBeGreaterThan(0);
  expect(outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([30]);
  expect(() => throwIfAnyFailed(outcomes)).toThrow('1 of 52');
});

test('does not go on with a player for whom nothing works', async () => {
  let tried = 0;
  const outcomes = await workByPlayer([...itemsOf(1n, 500), ...itemsOf(2n, 2)], async ({ playerId }) => {
    if (playerId === 2n) return;
    tried += 1;
    throw new Error('the wallet is down');
  });
  expect(tried).toBeLessThanOrEqual(20);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(500);
  expect(outcomes.slice(500)).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
});

test('nothing to do is nothing that failed', async () => {
  expect(() => throwIfAnyFailed([])).not.toThrow();
  expect(await workByPlayer([], async () => {})).toEqual([]);
});
