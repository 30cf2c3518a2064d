import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';
import { createProfile } from './index.ts';

const db = useTestDatabase();
const password = 'correct horse';
const ada = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };

async function setUp() {
  const platform = await sharedTestPlatform(db, { TEST_CLOCK: 'on' });
  const number = newNumber();
  const browser = newBrowser(platform.server);
  await browser.register(number, password);
  await browser.signIn(number, password);
  return {
    platform,
    browser,
    userName: `234${number}`,
    signIn: () => browser.signIn(number, password),
    save: (body: typeof ada) => browser.call('POST User/SaveUserPersonalDetails', { body }),
    read: () => browser.call('GET User/PersonalInfromation'),
  };
}

test('shows a new player what identity knows, and nothing made up', async () => {
  const { read, userName } = await setUp();
  expect(await read()).toMatchObject({
    statusCode: 0,
    data: {
      firstName: '',
      lastName: '',
      birthDate: null,
      countryCode: 'NG',
      mobileNumber: userName,
      userName,
      currencyName: 'NGN',
      subscribeToEmail: false,
      twoFactorEnabled: false,
      smsTwoFactorEnabled: false,
      userNotificationSetup: { smsNotificationEnabled: false, inboxOffersEnabled: true },
    },
  });
  await db.database.pool.query('update identity.player set sms_second_factor = true where user_name = $1', [userName]);
  expect((await read()).data.smsTwoFactorEnabled).toBe(true);
});

test('saves, and lets a player correct it', async () => {
  const { read, save } = await setUp();
  expect((await save(ada)).status).toBe('SUCCESS');
  expect((await save(ada)).status).toBe('SUCCESS');
  expect((await read()).data).toMatchObject({ firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28' });
  await save({ ...ada, lastName: 'Obi-Eze', dateOfBirth: '1990-2-8' });
  expect((await read()).data).toMatchObject({ firstName: 'Ada', lastName: 'Obi-Eze', birthDate: '1990-02-08' });
});

test('says beside each field what is wrong, and saves nothing of it', async () => {
  const { read, save } = await setUp();
  await save(ada);
  expect(await save({ firstName: 'B', lastName: 'Eze', dateOfBirth: '2020-01-01' })).toMatchObject({
    http: 200,
    status: 'VALIDATION_ERROR',
    data: { FirstName: 'message.name_too_short', DateOfBirth: 'message.age_under_18' },
  });
  expect((await read()).data).toMatchObject({ firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28' });
});

test('turns each kind of news on and off, also for who has told nothing yet, and leaves the rest alone', async () => {
  const { browser, read, save } = await setUp();
  const email = (flag: '0' | '1' | 'true' | 'false') =>
    browser.call('POST User/UpdateEmailSubscription', { query: { flag } });
  const sms = (flag: '0' | '1' | 'true' | 'false') =>
    browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag } });
  const shown = async () => {
    const { subscribeToEmail, userNotificationSetup, firstName } = (await read()).data;
    const { smsNotificationEnabled, inboxOffersEnabled } = userNotificationSetup;
    return [subscribeToEmail, smsNotificationEnabled, inboxOffersEnabled, firstName];
  };
  expect(await email('1')).toMatchObject({ statusCode: 0, data: { subscribeToEmail: true } });
  expect(await email('true')).toMatchObject({ statusCode: 0, data: { subscribeToEmail: true } });
  expect(await shown()).toEqual([true, false, true, '']);
  await save(ada);
  expect(await sms('true')).toMatchObject({ statusCode: 0, data: { smsNotificationEnabled: true } });
  expect(await shown()).toEqual([true, true, true, 'Ada']);
  const inbox = await browser.call('POST User/UpdateInboxOffers', { query: { flag: '0' } });
  expect(inbox).toMatchObject({ data: { inboxOffersEnabled: false } });
  expect(await email('0')).toMatchObject({ data: { subscribeToEmail: false } });
  expect(await shown()).toEqual([false, true, false, 'Ada']);
});

test('both kinds of news turned on at once, by who has told nothing yet, are both on', async () => {
  const { browser, read } = await setUp();
  const answers = await Promise.all([
    browser.call('POST User/UpdateEmailSubscription', { query: { flag: '1' } }),
    browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag: '1' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect((await read()).data).toMatchObject({
    subscribeToEmail: true,
    userNotificationSetup: { smsNotificationEnabled: true },
  });
});

test.each([{}, { flag: '2' }, { flag: '' }, { flag: 'yes' }, { flag: '1', playerId: '1' }])(
  'does not take %j for a wish about news',
  async (query) => {
    const { browser } = await setUp();
    for (const key of [
      'POST User/UpdateEmailSubscription',
      'POST User/UpdateSMSNotificationStatus',
      'POST User/UpdateInboxOffers',
    ] as const) {
      expect((await browser.call(key, { query: query as { flag: '1' } })).http).toBe(400);
    }
  },
);

test('ten forms at once leave one of them, whole', async () => {
  const { read, save } = await setUp();
  const words = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Femi', 'Gozie', 'Halima', 'Ife', 'Jide'];
  const forms = words.map((word, at) => ({ firstName: word, lastName: word, dateOfBirth: `1980-01-1${at}` }));
  const answers = await Promise.all(forms.map(save));
  expect(answers.map(({ status }) => status)).toEqual(words.map(() => 'SUCCESS'));
  const { firstName, lastName, birthDate } = (await read()).data;
  expect(forms).toContainEqual({ firstName, lastName, dateOfBirth: birthDate });
});

test('counts the age by the clock of the platform', async () => {
  const { platform, save, signIn } = await setUp();
  const now = platform.clock.now();
  const soon = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth() + 2, 1));
  const form = { ...ada, dateOfBirth: soon.toISOString().slice(0, 10) };
  const move = (offsetMs: number) =>
    platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
  expect((await save(form)).data).toMatchObject({ DateOfBirth: 'message.age_under_18' });
  await move(63 * 86_400_000);
  await signIn();
  expect((await save(form)).status).toBe('SUCCESS');
  await move(0);
});

test("shows no visitor and no player another player's details", async () => {
  const { platform, save } = await setUp();
  await save(ada);
  const visitor = newBrowser(platform.server);
  expect((await visitor.call('GET User/PersonalInfromation')).http).toBe(401);
  const number = newNumber();
  await visitor.register(number, password);
  await visitor.signIn(number, password);
  expect((await visitor.call('GET User/PersonalInfromation')).data.firstName).toBe('');
});

test('tells the other modules a name once there is one, and since when it replaces an earlier one', async () => {
  const { platform, save, userName } = await setUp();
  const { rows } = await db.database.pool.query('select id from identity.player where user_name = $1', [userName]);
  const profile = createProfile({
    database: db.database,
    clock: platform.clock,
    ageMin: 18,
    lockIdentity: async () => false,
    onOtherDetails: async () => {},
    identityOf: async () => ({
      userName,
      currency: 'NGN',
      country: 'NG',
      appSecondFactor: false,
      smsSecondFactor: false,
    }),
    onDetails: async () => {},
  });
  expect(await profile.nameOf(rows[0].id)).toBeUndefined();
  await save(ada);
  await save({ ...ada, dateOfBirth: '1991-02-28' });
  expect(await profile.nameOf(rows[0].id)).toEqual({ firstName: 'Ada', lastName: 'Obi', changedAt: null });
  await save({ ...ada, firstName: 'Lami' });
  const changed = await profile.nameOf(rows[0].id);
  expect(changed).toMatchObject({ firstName: 'Lami', changedAt: expect.any(Date) });
  await save({ ...ada, firstName: 'Lami' });
  expect(await profile.nameOf(rows[0].id)).toEqual(changed);
});

test('what a player wants to be sent is kept with each change of it, with when and how', async () => {
  const { platform, browser, userName } = await setUp();
  const { playerId } = (await platform.identity.playerByUserName(userName)) as { playerId: bigint };
  const set = (flag: '0' | '1') => browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag } });
  await set('1');
  await set('1');
  await set('0');
  await browser.call('POST User/UpdateInboxOffers', { query: { flag: '0' } });
  const { rows } = await db.database.pool.query(
    'select channel, is_given, how from profile.consent where player_id = $1 order by id',
    [playerId],
  );
  expect(rows).toEqual([
    { channel: 'sms', is_given: true, how: 'page' },
    { channel: 'sms', is_given: false, how: 'page' },
    { channel: 'inbox', is_given: false, how: 'page' },
  ]);
});
