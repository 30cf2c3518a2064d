import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'a horse in the rain';
const youngSeconds = 3_600;
/** The clock of the database stays where a test has set it. */
let offsetMs = 0;

/** All browsers say the same of themselves. */
async function setUp() {
  const platform = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  const number = newNumber();
  const newPhone = () => newBrowser(platform.server);
  await newPhone().register(number, password);
  const later = (ms: number) => {
    offsetMs += ms;
    return platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
  };
  const openOn = async (browser: ReturnType<typeof newPhone>) => {
    await browser.signIn(number, password);
    const { rows } = await db.database.pool.query('select id from identity.session order by created_at desc limit 1');
    return rows[0].id as string;
  };
  const isNew = (sessionId: string) => platform.identity.isOnNewDevice(sessionId, { youngSeconds });
  return { platform, number, newPhone, later, openOn, isNew };
}

test('a second device is new for a while, and the one that a young account began on is not', async () => {
  const { newPhone, later, openOn, isNew } = await setUp();
  const phone = newPhone();
  const first = await openOn(phone);
  expect(await isNew(first)).toBe(false);
  const another = newPhone();
  const second = await openOn(another);
  expect(await isNew(second)).toBe(true);
  expect(await isNew(await openOn(another))).toBe(true);
  expect([await isNew(await openOn(phone)), await isNew(first)]).toEqual([false, false]);
  await later(youngSeconds * 1_000 + 1_000);
  expect(await isNew(second)).toBe(false);
  expect(await isNew(randomUUID())).toBe(true);
});

test('on an older account every further device is new, also where no other one is left', async () => {
  const { newPhone, later, openOn, isNew } = await setUp();
  await openOn(newPhone());
  await later(youngSeconds * 1_000 + 1_000);
  expect(await isNew(await openOn(newPhone()))).toBe(true);
  await db.database.pool.query('delete from identity.device_player');
  expect(await isNew(await openOn(newPhone()))).toBe(true);
});

test('a session from before devices were known is on a new one', async () => {
  const { newPhone, openOn, isNew } = await setUp();
  const session = await openOn(newPhone());
  await db.database.pool.query('update identity.session set device_id = null where id = $1', [session]);
  expect(await isNew(session)).toBe(true);
});
