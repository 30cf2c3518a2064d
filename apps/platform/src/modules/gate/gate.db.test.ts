import { expect, test } from 'vitest';
import { overHttp } from '../../testing/over-http.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
const gateWords = ['COUNTRY_NOT_ALLOWED', 'AGE_NOT_ALLOWED'];
/** Nothing listens on the discard port: a call that passes the gate is answered with a service that is down. */
const nowhere = { KUDIPAL_URL: 'http://127.0.0.1:9/kudipal', ALTENAR_URL: 'http://127.0.0.1:9/altenar' };
const addresses = {
  NG: '102.89.0.1',
  TZ: '196.249.96.1',
  GE: '31.146.0.1',
  PT: '85.240.0.1',
  US: '8.8.8.8',
  unknown: '203.0.113.7',
};

type Browser = ReturnType<typeof newBrowser>;

/** The real server, with the sandbox's own list unless a test gives another. Callers name their address as a trusted proxy would. */
async function open(env: NodeJS.ProcessEnv = {}) {
  const trusted = { TRUSTED_PROXIES: '127.0.0.1,::1', TEST_CLOCK: 'on' };
  const platform = await startTestPlatform(db, { COUNTRIES: '', ...trusted, ...nowhere, ...env });
  const door = overHttp(platform.url);
  const from = (address?: string): Browser => newBrowser(door, address ? { 'x-forwarded-for': address } : {});
  /** The same session, seen from another address. */
  const moved = (browser: Browser, address: string): Browser => {
    const elsewhere = from(address);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    elsewhere.token = browser.token;
    return elsewhere;
  };
  return { platform, from, moved };
}

async function newPlayer(browser: Browser): Promise<string> {
  const number = newNumber();
  expect((await browser.register(number, password)).status).toBe('SUCCESS');
  expect((await browser.signIn(number, password)).status).toBe('SUCCESS');
  return number;
}

const deposit = (browser: Browser) =>
  browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 1_000 } as never });
const withdraw = (browser: Browser) =>
  browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } as never });
const openBook = (browser: Browser) => browser.call('POST Sports/Altenar', { query: { lang: 'en' } as never });
const openGame = (browser: Browser, freeplay: '0' | '1') =>
  browser.call('POST Game/StartVivo', { query: { gameid: 'no-such-game', lang: 'en', freeplay } as never });
const placeBet = (browser: Browser) => browser.call('POST Jackpot/PlaceManualJackpotBet', { body: [] });

/** Everything that begins a payment in or a play. */
async function beginnings(browser: Browser): Promise<string[]> {
  const answers = [deposit, openBook, (one: Browser) => openGame(one, '0'), placeBet].map((call) => call(browser));
  return (await Promise.all(answers)).map(({ status }) => status);
}

test.each(['NG', 'TZ', 'GE', 'PT'] as const)(
  'a player in %s registers, signs in, pays in and plays',
  async (country) => {
    const { from } = await open();
    const browser = from(addresses[country]);
    expect((await browser.call('GET Security/GetIpCountry')).data.country).toBe(country);
    await newPlayer(browser);
    expect(await beginnings(browser)).toEqual([
      'PAYMENT_OUTCOME_UNKNOWN',
      'SPORTSBOOK_SERVICE_DOWN',
      'GAME_DOES_NOT_EXIST',
      'YouMustChooseEitherHomeDrawOrAwayForAllEvent',
    ]);
  },
);

test('a caller of this machine is of the market in the sandbox', async () => {
  const { from } = await open();
  const browser = from();
  await newPlayer(browser);
  for (const status of await beginnings(browser)) expect(gateWords).not.toContain(status);
});

test('outside the market an account is neither opened nor signed in to, and no password is judged', async () => {
  const { from } = await open();
  const number = await newPlayer(from(addresses.NG));
  const abroad = from(addresses.US);
  const refusal = {
    http: 200,
    statusCode: 1090,
    status: 'COUNTRY_NOT_ALLOWED',
    data: { message: 'COUNTRY_NOT_ALLOWED' },
  };
  expect(await abroad.register(newNumber(), password)).toEqual(refusal);
  expect(await abroad.signIn(number, password)).toEqual(refusal);
  expect(await abroad.signIn(number, 'a guess')).toEqual(refusal);
  expect(abroad.newCookies).toEqual([]);
});

test('a session carried out of the market pays nothing in and plays nothing, and is paid out', async () => {
  const { from, moved } = await open();
  const home = from(addresses.NG);
  await newPlayer(home);
  const abroad = moved(home, addresses.US);
  expect(await beginnings(abroad)).toEqual(Array(4).fill('COUNTRY_NOT_ALLOWED'));
  expect((await openGame(abroad, '1')).status).toBe('COUNTRY_NOT_ALLOWED');
  expect((await withdraw(abroad)).status).toBe((await withdraw(home)).status);
  expect(gateWords).not.toContain((await withdraw(abroad)).status);
  expect((await abroad.call('GET User/GetBalance')).status).toBe('SUCCESS');
});

test('a visitor sees prices and plays for free from anywhere', async () => {
  const { from } = await open();
  const abroad = from(addresses.US);
  expect((await openBook(abroad)).status).toBe('SPORTSBOOK_SERVICE_DOWN');
  expect((await openGame(abroad, '1')).status).toBe('GAME_DOES_NOT_EXIST');
  expect((await openGame(abroad, '0')).http).toBe(401);
});

test('an address in no database is of the market or not, as the setting says', async () => {
  expect((await (await open()).from(addresses.unknown).register(newNumber(), password)).status).toBe('SUCCESS');
  const strict = await open({ COUNTRY_UNKNOWN: 'refuse' });
  expect((await strict.from(addresses.unknown).register(newNumber(), password)).status).toBe('COUNTRY_NOT_ALLOWED');
});

test('the market is the list of the setting', async () => {
  const { from } = await open({ COUNTRIES: 'US' });
  expect((await from(addresses.US).register(newNumber(), password)).status).toBe('SUCCESS');
  expect((await from(addresses.NG).register(newNumber(), password)).status).toBe('COUNTRY_NOT_ALLOWED');
});

test('a stranger who names an address without a trusted proxy is where the connection comes from', async () => {
  const { from } = await open({ TRUSTED_PROXIES: 'none', COUNTRIES: 'US' });
  expect((await from(addresses.US).register(newNumber(), password)).status).toBe('COUNTRY_NOT_ALLOWED');
});

test('a box that was not ticked opens no account', async () => {
  const { from } = await open();
  const body = { username: newNumber(), password, confirmPassword: password, agreeAll: 0 as const };
  expect((await from().call('POST Security/Register', { body })).status).toBe('THERMES_NEEDS_TO_BE_ACCEPTED');
});

test('a player who is too young by the stored birth date pays nothing in and plays nothing until the birthday', async () => {
  const { platform, from } = await open();
  const browser = from();
  const number = await newPlayer(browser);
  const { rows } = await db.database.pool.query(
    `insert into profile.player (player_id, first_name, last_name, birth_date)
     select id, 'Ada', 'Obi', (app_now() at time zone 'Africa/Lagos')::date - interval '18 years' + interval '2 days' from identity.player where user_name = $1
     returning player_id`,
    [`234${number}`],
  );
  expect(rows).toHaveLength(1);
  expect(await beginnings(browser)).toEqual(Array(4).fill('AGE_NOT_ALLOWED'));
  expect(await deposit(browser)).toMatchObject({ http: 200, statusCode: 1091, data: { message: 'AGE_NOT_ALLOWED' } });
  expect((await browser.signIn(number, password)).status).toBe('SUCCESS');
  expect(gateWords).not.toContain((await withdraw(browser)).status);

  const twoDaysMs = 2 * 24 * 60 * 60 * 1_000;
  await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs: twoDaysMs } });
  await browser.signIn(number, password);
  for (const status of await beginnings(browser)) expect(gateWords).not.toContain(status);
});

test('a market that asks for 21 years refuses a birth date of 20, and a player who gave one before', async () => {
  const year = new Date().getFullYear();
  const young = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: `${year - 20}-01-01` };
  const before = await open();
  const browser = before.from();
  const number = await newPlayer(browser);
  expect((await browser.call('POST User/SaveUserPersonalDetails', { body: young })).status).toBe('SUCCESS');

  const after = await open({ AGE_MIN: '21' });
  const later = after.from();
  await later.signIn(number, password);
  expect(await later.call('POST User/SaveUserPersonalDetails', { body: young })).toMatchObject({
    status: 'VALIDATION_ERROR',
    data: { DateOfBirth: 'message.AGE_NOT_ALLOWED' },
  });
  expect(await beginnings(later)).toEqual(Array(4).fill('AGE_NOT_ALLOWED'));
});
