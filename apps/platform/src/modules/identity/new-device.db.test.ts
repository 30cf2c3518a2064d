import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'a horse in the rain';
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test('a second device is new for a while, and the one that the account began on never is', async () => {
  const platform = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  const number = newNumber();
  const openOn = async (agent: string) => {
    const browser = newBrowser(platform.server, { 'user-agent': agent });
    await browser.signIn(number, password);
    const { rows } = await db.database.pool.query('select id from identity.session order by created_at desc limit 1');
    return rows[0].id as string;
  };
  await newBrowser(platform.server).register(number, password);
  const isNew = (sessionId: string) => platform.identity.isOnNewDevice(sessionId, { youngSeconds: 3_600 });
  const first = await openOn(phone);
  expect(await isNew(first)).toBe(false);
  const second = await openOn(laptop);
  expect(await isNew(second)).toBe(true);
  expect(await isNew(await openOn(laptop))).toBe(true);
  expect([await isNew(await openOn(phone)), await isNew(first)]).toEqual([false, false]);
  await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs: 3_601_000 } });
  expect(await isNew(second)).toBe(false);
  expect(await isNew(randomUUID())).toBe(true);
});
