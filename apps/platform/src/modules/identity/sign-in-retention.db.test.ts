import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';

test("forgets sign-ins after a year, but for each player's last one", async () => {
  const platform = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  const prune = platform.jobs.find(({ name }) => name === 'prune-identity');
  const move = (days: number) =>
    platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs: days * 86_400_000 } });
  const [busy, idle] = [newNumber(), newNumber()];
  for (const number of [busy, busy, busy, idle, idle]) {
    const browser = newBrowser(platform.server);
    await browser.register(number, password);
    expect((await browser.signIn(number, password)).status).toBe('SUCCESS');
  }
  await move(200);
  await newBrowser(platform.server).signIn(busy, password);
  const kept = async (number: string) =>
    (
      await db.database.pool.query(
        'select 1 from identity.sign_in s join identity.player p on p.id = s.player_id where p.user_name = $1',
        [`234${number}`],
      )
    ).rowCount;
  await move(364);
  await prune?.run(AbortSignal.timeout(60_000));
  expect([await kept(busy), await kept(idle)]).toEqual([4, 2]);
  await move(366);
  await prune?.run(AbortSignal.timeout(60_000));
  expect([await kept(busy), await kept(idle)]).toEqual([1, 1]);
  await move(2_000);
  await prune?.run(AbortSignal.timeout(60_000));
  expect([await kept(busy), await kept(idle)]).toEqual([1, 1]);
});
