import { Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listWaitingJackpots } from '../jackpot/index.ts';
import { listWaitingRaces } from '../races/index.ts';
import { addWaitingMetrics, createWaiting, type WaitingItem } from './index.ts';

const { database } = useTestDatabase();
const { pool } = database;

test('a jackpot that is not given back and a prize of a race that is not paid are listed, the oldest first', async () => {
  await pool.query(
    `insert into jackpot.jackpot (type_id, closes_at, ticket_price, guaranteed, growth_bps, state, opened_at, work, created_at)
     values (10, app_now(), 100, 0, 0, 'void', app_now(), 'refund', app_now() - interval '1 hour'),
            (10, app_now(), 100, 0, 0, 'void', app_now(), 'refund', app_now())`,
  );
  const { rows } = await pool.query(
    `insert into races.race (url_suffix, state, work, starts_at, ends_at, over_at)
     values ('late', 'finished', 'pay', app_now() - interval '3 hours', app_now() - interval '2 hours', app_now() - interval '2 hours')
     returning id`,
  );
  await pool.query(
    'insert into races.standing values ($1, 1, 77, 500, app_now(), 300, null), ($1, 2, 78, 400, app_now(), 0, null)',
    [rows[0].id],
  );
  const waiting = createWaiting([() => listWaitingJackpots(pool), () => listWaitingRaces(pool)]);
  expect(await waiting.waitingForOperator()).toMatchObject([
    { kind: 'race not paid', playerId: 77n, amountMinor: 300n, reason: 'the wallet does not pay a prize' },
    { kind: 'jackpot not paid', playerId: null, amountMinor: null, reason: 'not finished: refund' },
  ]);
});

test('the metrics tell count and oldest age of every kind, read anew each time', async () => {
  const since = new Date('2026-11-16T10:00:00Z');
  const item: WaitingItem = {
    id: '1',
    kind: 'deposit in review',
    playerId: 1n,
    amountMinor: 1n,
    since,
    reason: 'late',
  };
  let items = [item, { ...item, id: '2', since: new Date(since.getTime() + 60_000) }];
  const registry = new Registry();
  const clock = { now: () => new Date(since.getTime() + 90_000) };
  addWaitingMetrics(registry, { waiting: createWaiting([async () => [...items]]), clock });
  const shown = await registry.metrics();
  expect(shown).toContain('harmattan_waiting_items{kind="deposit in review"} 2');
  expect(shown).toContain('harmattan_waiting_oldest_seconds{kind="deposit in review"} 90');
  expect(shown).toContain('harmattan_waiting_items{kind="withdrawal to approve"} 0');
  items = [];
  expect(await registry.metrics()).toContain('harmattan_waiting_items{kind="deposit in review"} 0');
});
