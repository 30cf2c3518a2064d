import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { type BenchPlayer, makePlayers } from '../worlds/players.ts';

const db = useTestDatabase();
afterEach(async () => expect(await findings(db.database.pool)).toEqual([]));

async function startPlatform(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, 'platform-process.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: db.url('harmattan_app'),
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      // No withdrawal is approved automatically: the player can still cancel each of them.
      WITHDRAWAL_AUTO_APPROVE_MAX: '0',
      REQUESTS_PER_MINUTE_MAX: '1000000',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the platform ended with ${code}`)));
  const [{ url }] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }];
  died.catch(() => {});
  return { child, url };
}

type Outcome = { http: number; status: string } | 'no answer';

async function call(url: string, player: BenchPlayer, path: string, body?: object): Promise<Outcome> {
  try {
    const answer = await fetch(`${url}/api/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${player.token}`,
        cookie: `harmattan_session=${player.cookie}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { http: answer.status, status: ((await answer.json()) as { status: string }).status };
  } catch {
    return 'no answer';
  }
}

const statesOf = async (player: BenchPlayer): Promise<string[]> =>
  (
    await db.database.pool.query('select state from cashier.payment where player_id = $1 order by number', [
      player.playerId,
    ])
  ).rows.map(({ state }) => state);

test('fault 6: told to stop under load, it answers what it has accepted, keeps every promise, and ends by itself', async () => {
  const players = await makePlayers(db.url('harmattan_owner'), 30);
  const { child, url } = await startPlatform();
  for (const player of players) {
    const details = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };
    expect(await call(url, player, 'User/SaveUserPersonalDetails', details)).toMatchObject({ status: 'SUCCESS' });
  }

  /** Orders a withdrawal and calls it back, over and over; what was told last decides what must be found. */
  const told = new Map<BenchPlayer, { accepted: number; calledBack: number }>();
  const unserved: Outcome[] = [];
  async function keepAsking(player: BenchPlayer): Promise<void> {
    const count = { accepted: 0, calledBack: 0 };
    told.set(player, count);
    for (;;) {
      const order = await call(url, player, 'Banking/RegisterFastHubWithdraw?amount=1000');
      if (order === 'no answer' || order.http !== 200) return void unserved.push(order);
      if (order.status === 'SUCCESS') count.accepted += 1;
      const back = await call(url, player, 'Banking/RejectWithadrawByUser');
      if (back === 'no answer' || back.http !== 200) return void unserved.push(back);
      if (back.status === 'SUCCESS') count.calledBack += 1;
    }
  }
  const asking = players.map(keepAsking);
  await expect.poll(() => [...told.values()].every(({ calledBack }) => calledBack > 1)).toBe(true);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  await Promise.all(asking);

  expect(code).toBe(0);
  expect(unserved.filter((outcome) => outcome !== 'no answer').map(({ http }) => http)).toEqual(
    expect.not.arrayContaining([500]),
  );
  for (const [player, { accepted, calledBack }] of told) {
    const states = await statesOf(player);
    // One order or one cancellation of each player may have been carried out without its answer getting through.
    expect(states.length - accepted).toBeLessThanOrEqual(1);
    expect(states.length).toBeGreaterThanOrEqual(accepted);
    const canceled = states.filter((state) => state === 'canceled').length;
    expect(canceled).toBeGreaterThanOrEqual(calledBack);
    expect(canceled - calledBack).toBeLessThanOrEqual(1);
  }
});

test('fault 6, control: killed outright, it leaves callers without an answer', async () => {
  const [player] = (await makePlayersAgain()) as [BenchPlayer];
  const { child, url } = await startPlatform();
  await call(url, player, 'User/SaveUserPersonalDetails', {
    firstName: 'Ada',
    lastName: 'Obi',
    dateOfBirth: '1990-02-28',
  });
  const asked = Array.from({ length: 20 }, () => call(url, player, 'Banking/RegisterFastHubWithdraw?amount=1000'));
  child.kill('SIGKILL');
  expect(await Promise.all(asked)).toContain('no answer');
});

/** Numbers are given out once; those of the first test are taken. */
async function makePlayersAgain(): Promise<BenchPlayer[]> {
  return makePlayers(db.url('harmattan_owner'), 1, 5_000);
}
