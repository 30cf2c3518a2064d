// The benchmark's own promise: what it measures is whole. Little of it, so this says nothing about speed.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { measureBoard } from './measure-board.ts';
import { measureFreshness } from './measure-freshness.ts';
import { measureStakes } from './measure-stakes.ts';

const db = useTestDatabase();
const urls = { appUrl: db.url('harmattan_app'), ownerUrl: db.url('harmattan_owner') };

test('every stake of a short run is on the board, whichever process took it', async () => {
  const order = { perSecond: 200, seconds: 1, players: 50, firstPlayer: 2_000_000 };
  const { worstSeconds, perSecond } = await measureFreshness(urls, order);
  expect(worstSeconds).toBeGreaterThan(0);
  expect(perSecond).toBeGreaterThan(0);
});

test('a stake can be measured with a race and without one, and the index is there afterwards', async () => {
  const ratio = await measureStakes(urls, {
    rounds: 1,
    seconds: 0.2,
    callers: 20,
    players: 50,
    firstPlayer: 3_000_000,
  });
  expect(ratio).toBeGreaterThan(0);
  const { rows } = await db.database.pool.query(
    `select to_regclass('wallet.journal_turnover') is not null as is_there`,
  );
  expect(rows[0].is_there).toBe(true);
});

test('a board answers over the wire, with one’s own place', async () => {
  const { growth } = await measureBoard(urls, { few: 20, many: 200, rounds: 1, asks: 3 });
  expect(growth).toBeGreaterThan(0);
});
