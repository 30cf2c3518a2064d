import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '../../modules/identity/second-factor/totp.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser } from '../../testing/test-player.ts';
import { demoPassword, demoPlayers } from './demo-players.ts';

const db = useTestDatabase();
const start = async () =>
  startTestPlatform(db, { DEMO: 'on', DEMO_RACES: 'off', SMS_URL: (await startSmsInbox()).url });
/** Other demo worlds open accounts as well, seconds after the start, each a digit longer than any number that a form takes. */
const players = async () => {
  const own = 'select * from identity.player where length(user_name) <= 13 order by user_name';
  return (await db.database.pool.query(own)).rows;
};

test('two platforms that start at once make each demo player once', async () => {
  await Promise.all([start(), start()]);
  expect((await players()).map(({ user_name }) => user_name)).toEqual(demoPlayers.map(({ number }) => `234${number}`));
});

test('each demo player meets another answer at sign-in', async () => {
  const { server } = await start();
  const answers = [];
  for (const { number } of demoPlayers) {
    answers.push(await newBrowser(server).signIn(number, demoPassword));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([0, 7008, 111, 7015, 7008, 0]);
  expect(answers.at(-1)).toMatchObject({ data: { user: { rankId: 33 } } });
});

test('anybody can sign in with the secret that everybody knows', async () => {
  const { server, clock } = await start();
  const secret = Secret.fromBase32('NBQXE3LBOR2GC3RAONQW4ZDCN54CAMBV').bytes;
  const code = codeAt(secret, stepAt(clock.now()));
  expect(await newBrowser(server).signIn('8030000005', demoPassword, code)).toMatchObject({ statusCode: 0 });
});

test('a later start changes nothing, least of all a changed password', async () => {
  const { server } = await start();
  const browser = newBrowser(server);
  await browser.signIn(demoPlayers[0].number, demoPassword);
  const changed = 'another one';
  await browser.call('POST Security/ChangePassword', {
    body: { oldPassword: demoPassword, newPassword: changed, confirmPassword: changed },
  });
  const before = await players();
  await start();
  expect(await players()).toEqual(before);
  expect(await newBrowser(server).signIn(demoPlayers[0].number, changed)).toMatchObject({ statusCode: 0 });
});
