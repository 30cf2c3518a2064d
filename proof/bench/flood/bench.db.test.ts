// The benchmark's own promise: the flood is one, and the stakes beside it are all answered. Little of it, so this says nothing about speed.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { measureFlood } from './measure-flood.ts';

const db = useTestDatabase();
const urls = { appUrl: db.url('harmattan_app'), ownerUrl: db.url('harmattan_owner') };
const plan = {
  rounds: 1,
  warmUpSeconds: 0,
  seconds: 1,
  stakesPerSecond: 20,
  players: 100,
  callers: 130,
  spreadMs: 500,
};

test('beside a flood every stake is taken, and a refused sign-in leaves nothing in the database', async () => {
  const [round] = await measureFlood(urls, plan);
  expect(round?.flood).toEqual({ wrong: expect.any(Number), busy: expect.any(Number), others: 0 });
  const { wrong = 0, busy = 0 } = round?.flood ?? {};
  expect(wrong).toBeGreaterThan(0);
  // Where the callers get less of the machine than the server, few of them call at once and few are refused.
  expect(wrong + busy).toBeGreaterThanOrEqual(plan.callers);
  expect(round?.control).toMatchObject({ wrong: 0, busy: 0 });
  const { rows } = await db.database.pool.query(
    `select (select count(*)::int from identity.security_event) as events,
            (select count(*)::int from plumbing.attempt where subject like 'sign-in of % from %') as counted`,
  );
  expect(rows).toEqual([{ events: wrong, counted: wrong }]);
});
