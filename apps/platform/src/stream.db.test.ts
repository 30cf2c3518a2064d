import { apiPrefix } from '@harmattan/contract';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';
import { newBrowser, newNumber } from './testing/test-player.ts';

const db = useTestDatabase();
/** A busy machine may be late. */
const password = 'correct horse';

/** Opens the stream of a browser's session and collects what comes. */
async function openStream(url: string, browser: ReturnType<typeof newBrowser>) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${url}${apiPrefix}/User/Stream`, {
    headers: { authorization: `Bearer ${browser.token}`, cookie },
    signal: stopping.signal,
  });
  const heard = { status: response.status, text: '', hasEnded: false };
  const collect = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
  };
  collect()
    .catch(() => {})
    .finally(() => {
      heard.hasEnded = true;
    });
  return heard;
}

test("streams a player's balance and unread messages until the session ends, and the player's other sessions go on", async () => {
  const platform = await startTestPlatform(db);
  const number = newNumber();
  const [browser, other] = [newBrowser(platform.server), newBrowser(platform.server)];
  await browser.register(number, password);
  for (const one of [browser, other]) await one.signIn(number, password);
  const [stream, otherStream] = [await openStream(platform.url, browser), await openStream(platform.url, other)];
  await expect.poll(() => stream.text).toContain('event: balance\ndata: {"totalBalance":0,"version":"0"}\n\n');
  // The welcome of a new player.
  await expect.poll(() => stream.text).toContain('event: unread\ndata: {"unread":1}\n\n');

  await browser.call('POST Security/LogOff');
  await expect.poll(() => stream.hasEnded).toBe(true);
  await expect.poll(() => otherStream.text).toContain('event: balance');
  expect(otherStream.hasEnded).toBe(false);
  expect((await openStream(platform.url, browser)).status).toBe(401);
  await platform.stop();
  await expect.poll(() => otherStream.hasEnded).toBe(true);
});

test('streams a break to every session of the player as soon as it begins, and to one that is opened later', async () => {
  const platform = await startTestPlatform(db);
  const number = newNumber();
  const [browser, other] = [newBrowser(platform.server), newBrowser(platform.server)];
  await browser.register(number, password);
  for (const one of [browser, other]) await one.signIn(number, password);
  const streams = [await openStream(platform.url, browser), await openStream(platform.url, other)];
  for (const stream of streams) await expect.poll(() => stream.text).toContain('event: balance');
  expect(streams[0]?.text).not.toContain('event: break');
  expect((await browser.call('POST Limits/TimeOut', { body: { hours: 24, password } })).status).toBe('SUCCESS');
  streams.push(await openStream(platform.url, other));
  for (const stream of streams)
    await expect.poll(() => stream.text).toContain('event: break\ndata: {"break":{"kind":"time-out"');
});

test('streams nothing to a session that must change its password first, and streams once it is changed', async () => {
  const platform = await startTestPlatform(db);
  const number = newNumber();
  const browser = newBrowser(platform.server);
  await browser.register(number, password);
  await db.database.pool.query("update identity.player set password_change = 'at_sign_in' where user_name = $1", [
    `234${number}`,
  ]);
  expect((await browser.signIn(number, password)).status).toBe('PASSWORD_CHANGE_FORCED');
  const refused = await openStream(platform.url, browser);
  expect(refused.status).toBe(403);
  const newPassword = 'battery staple';
  const body = { oldPassword: password, newPassword, confirmPassword: newPassword };
  expect((await browser.call('POST Security/ChangePassword', { body })).status).toBe('SUCCESS');
  const stream = await openStream(platform.url, browser);
  await expect.poll(() => stream.text).toContain('event: balance');
});
