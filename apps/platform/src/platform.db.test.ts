import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';
import { newBrowser, newNumber } from './testing/test-player.ts';

const db = useTestDatabase();

test('answers a call, shows the brand to the page and is ready, over a real port', async () => {
  const platform = await startTestPlatform(db, { LOCAL_COUNTRY: 'TZ' });
  const call = await fetch(`${platform.url}/api/api/security/getipcountry`);
  expect(await call.json()).toEqual({ statusCode: 0, status: 'SUCCESS', data: { country: 'TZ' } });
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(platform.url)).text()).toContain('"name":"Harmattan"');
});

test('lets go of its port and of the database when stopped', async () => {
  const platform = await startTestPlatform(db);
  await platform.stop();
  const refused = await new Promise((resolve) => {
    connect({ host: 'localhost', port: platform.port }).once('error', resolve).once('connect', resolve);
  });
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  const { rows } = await db.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name in ('harmattan-platform', 'harmattan-jobs')`,
  );
  expect(rows).toEqual([]);
});

test('lets go of the database when its start fails', async () => {
  const other = await startTestPlatform(db);
  const connections = async () => {
    const { rows } = await db.database.pool.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'harmattan-%' and pid <> pg_backend_pid()`,
    );
    return rows;
  };
  await expect(startTestPlatform(db, {}, { port: other.port })).rejects.toThrow('EADDRINUSE');
  await other.stop();
  await expect.poll(connections).toEqual([]);
});

test('announces that it stops before it refuses anything, and ends streams last, with a hint to come back', async () => {
  const platform = await startTestPlatform(db, { DRAIN_NOTICE_MS: '3000' });
  const browser = newBrowser(platform.server);
  const number = newNumber();
  await browser.register(number, 'a long pass phrase 7');
  await browser.signIn(number, 'a long pass phrase 7');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { authorization: `Bearer ${browser.token}`, cookie };
  const call = (path: string) => fetch(`${platform.url}/api/api/${path}`, { headers });
  const stream = await call('User/Stream');
  const heard = stream.text();
  let isStreamOver = false;
  heard.then(() => {
    isStreamOver = true;
  });

  const stopped = platform.stop();
  await vi.waitFor(async () => expect((await fetch(`${platform.url}/readyz`)).status).toBe(503), { timeout: 30_000 });
  expect((await call('User/GetBalance')).status).toBe(200);
  expect(isStreamOver).toBe(false);

  await stopped;
  expect((await heard).trimEnd().split('\n').at(-1)).toMatch(/^retry: \d+$/);
  await expect(call('User/GetBalance')).rejects.toThrow('fetch failed');
});

test('lets a test move its clock and the database together, and no caller where the setting is off', async () => {
  const move = (url: string, offsetMs: unknown) =>
    fetch(`${url}/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
  const movable = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  const moved = (await (await move(movable.url, 3_600_000)).json()) as { now: string };
  const { rows } = await db.database.pool.query('select app_now() as now');
  expect(Math.abs(new Date(moved.now).getTime() - rows[0].now.getTime())).toBeLessThan(600_000);
  expect((await move(movable.url, -1)).status).toBe(400);

  const restarted = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  expect(restarted.clock.now().getTime()).toBeGreaterThan(Date.now() + 3_500_000);

  const fixed = await startTestPlatform(db);
  expect((await move(fixed.url, 1)).status).toBe(404);
});
