import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../../office/testing/office-stage.ts';
import { exportPageMax } from '../../../plumbing/export-part.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Browser = Awaited<ReturnType<(typeof stage)['newPlayer']>>['browser'];
const ask = (browser: Browser, password?: string) =>
  browser.call('POST User/AskExport', { body: password === undefined ? {} : { password } });
const fetchFile = (path: string) => stage.platform.server.inject({ method: 'GET', url: path });

async function askPath(browser: Browser): Promise<string> {
  const answer = await ask(browser, stage.password);
  expect(answer.status).toBe('SUCCESS');
  return answer.data.path;
}

/** Tables that name a player and are in no file, each with why. */
const leftOut: Record<string, string> = {
  'activity.day': 'sums of the transactions, on the activity page',
  'activity.player': 'sums of the transactions, on the activity page',
  'activity.product_day': 'sums of the transactions, on the activity page',
  'adjustments.request': 'what the staff asked of each other; what was done is an adjustment',
  'book_trading.ticket_void': 'what the staff decided; its money is among the transactions',
  'breaks.person': 'hashes by which an excluded person is known again',
  'breaks.player': 'counts changes',
  'cases.identity_check': 'how the staff made sure who it is',
  'cashier.player': 'counts payments',
  'cashier.player_wait': 'a decision of risk',
  'cashier.request': 'keys of requests',
  'compliance.day_sum': 'the law forbids to tell',
  'compliance.flag': 'the law forbids to tell',
  'compliance.order_player': 'the law forbids to tell',
  'compliance.payment': 'the law forbids to tell',
  'compliance.report': 'the law forbids to tell',
  'dormancy.player': 'a view of the tables of other modules',
  'email.code': 'secrets that end in minutes',
  'identity.number_review': 'a decision of the staff',
  'identity.recovery_code': 'secrets',
  'identity.second_factor': 'secrets',
  'jackpot.attempt': 'requests under way',
  'limits.player': 'counts changes',
  'mailings.player': 'a view of the tables of other modules',
  'mailings.player_day': 'sums of the transactions',
  'marketing.referred_player': 'the code is in the account; the rest is the account of a partner',
  'messages.audit': 'who of the staff wrote; the words are among the messages',
  'messages.inbox': 'counts messages',
  'notes.note': 'notes of the staff',
  'profile.name_word': 'the words of the name, for the search',
  'races.score': 'the place of an open race, on its page',
  'rights.closing': 'of closed accounts, which ask for no file',
  'rights.export': 'files like this one',
  'suppliers.audit': 'acts of the staff; their money is among the transactions',
  'suppliers.given_back': 'acts of the staff; their money is among the transactions',
  'suppliers.open_stake': 'open transactions once more',
  'suppliers.session': 'secrets of open games',
  'switches.player': 'counts changes',
  'totals.player_day': 'sums of the transactions',
  'wallet.book_suspect': 'the checker of the books',
  'wallet.entry': 'a view of the transactions',
  'wallet.entry_row': 'a view of the transactions',
  'wallet.feed_entry': 'a view of the transactions',
  'wallet.hold': 'open transactions once more',
};

test('every table that names a player is in the file, or is left out for a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name from information_schema.columns where column_name = 'player_id'`,
  );
  const exported = stage.platform.rights.partsOf(1n).flatMap(({ tables }) => tables);
  const unknown = rows.map(({ name }) => name).filter((name) => !exported.includes(name) && !(name in leftOut));
  expect(unknown.toSorted()).toEqual([]);
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(leftOut).filter((name) => !names.has(name) || exported.includes(name))).toEqual([]);
});

test('every part can be read from its beginning', async () => {
  for (const { name, page } of stage.platform.rights.partsOf(1n))
    await expect(pool.query(page(null)), name).resolves.toMatchObject({ rows: [] });
});

test('a player gets all of it as one file, with plain names and without secrets, and nothing of another player', async () => {
  const { browser, playerId, userName } = await stage.newPlayer(12_345_00n);
  const other = await stage.newPlayer();
  await browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag: '1' } });
  await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });
  expect((await ask(browser)).status).toBe('STEP_UP_REQUIRED');
  const file = await fetchFile(await askPath(browser));
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
  expect(file.headers['cache-control']).toBe('no-store');
  const data = JSON.parse(file.body);
  expect(data).toMatchObject({
    account: [{ mobile_number: userName, currency: 'NGN' }],
    personal_details: [{ first_name: 'Ada', last_name: 'Obi', birth_date: '1990-02-28', news_by_sms: true }],
    consents: [{ channel: 'sms', given: true, how: 'page' }],
    payments: [{ direction: 'withdraw', amount_hundredths: 1_000_00 }],
    open_sessions: [{ is_mobile: false }],
  });
  expect(data.transactions[0]).toMatchObject({ about: 'deposit', amount_hundredths: 12_345_00 });
  const names = stage.platform.rights.partsOf(playerId).map(({ name }) => name);
  expect(Object.keys(data)).toEqual(['made_at', 'from', 'note', ...names]);
  expect(file.body).not.toMatch(/"([a-z_]*(hash|password|token|secret|sort_key)[a-z_]*|box)":/);
  expect(file.body).not.toContain(other.userName);
  const { rows } = await pool.query(
    `select outcome from identity.security_event where event = 'data rights' and player_id = $1`,
    [playerId],
  );
  expect(rows).toEqual([{ outcome: 'export asked' }]);
});

test('each row of a long list is in the file once, in its order', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const count = 2 * exportPageMax + 1;
  await pool.query(
    `insert into profile.consent (player_id, channel, is_given, how) select $1, 'sms', n % 2 = 0, 'page' from generate_series(1, $2::int) n`,
    [playerId, count],
  );
  const data = JSON.parse((await fetchFile(await askPath(browser))).body);
  expect(data.consents).toHaveLength(count);
  expect(data.consents.map(({ given }: { given: boolean }) => given)).toEqual(
    Array.from({ length: count }, (_, at) => at % 2 === 1),
  );
});

test('an address is good once and for five minutes, and a newer one replaces it', async () => {
  const { browser } = await stage.newPlayer();
  const first = await askPath(browser);
  const second = await askPath(browser);
  expect((await fetchFile(first)).statusCode).toBe(404);
  const answers = await Promise.all([fetchFile(second), fetchFile(second)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const late = await askPath(browser);
  await stage.passMinutes(6);
  expect((await fetchFile(late)).statusCode).toBe(404);
});

test('while a file is being fetched there is no second one', async () => {
  const { browser, playerId } = await stage.newPlayer();
  await askPath(browser);
  await pool.query('update rights.export set started_at = app_now() where player_id = $1', [playerId]);
  expect((await ask(browser, stage.password)).status).toBe('EXPORT_IS_UNDER_WAY');
  await stage.passMinutes(16);
  expect((await ask(browser, stage.password)).status).toBe('SUCCESS');
});
