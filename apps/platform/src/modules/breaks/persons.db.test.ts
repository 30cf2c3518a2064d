import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../office/testing/office-stage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Browser = ReturnType<typeof newBrowser>;
const read = async (browser: Browser) => (await browser.call('GET Limits/GetBreak')).data.break;
const settle = () => stage.platform.outbox.drainOnce();

interface Details {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

async function register(browser: Browser, number: string): Promise<bigint> {
  expect((await browser.register(number, stage.password)).status).toBe('SUCCESS');
  expect((await browser.signIn(number, stage.password)).status).toBe('SUCCESS');
  const player = await stage.platform.identity.playerByUserName(`234${number}`);
  return (player as { playerId: bigint }).playerId;
}

async function saveDetails(browser: Browser, details: Details): Promise<void> {
  expect((await browser.call('POST User/SaveUserPersonalDetails', { body: details })).status).toBe('SUCCESS');
  await settle();
}

/** Excluded, and moved to another number afterwards, so that the old one can be registered again. */
async function newExcluded(details: Details, browser = newBrowser(stage.platform.server)) {
  const number = newNumber();
  const playerId = await register(browser, number);
  await saveDetails(browser, details);
  const answer = await browser.call('POST Limits/Exclude', { body: { months: 6, password: stage.password } });
  expect(answer.status).toBe('SUCCESS');
  await settle();
  await pool.query('update identity.player set user_name = $2 where id = $1', [playerId, `234${newNumber()}`]);
  return { number, playerId };
}

let days = 10;
/** A person of their own for each test. */
function newDetails(): Details {
  days += 1;
  return { firstName: 'Ngozi', lastName: 'Okafor', dateOfBirth: `1985-03-${days}` };
}

const reviewsOf = async (playerId: bigint) =>
  (await pool.query(`select subject from cases.case where player_id = $1 and audience = 'compliance'`, [playerId]))
    .rows;

test('a new account with the name, the birth date and the phone of an excluded player is closed to play, and can be withdrawn from', async () => {
  const details = newDetails();
  const { number } = await newExcluded(details);
  const browser = newBrowser(stage.platform.server);
  await register(browser, number);
  await settle();
  expect(await read(browser)).toBeNull();
  await saveDetails(browser, { ...details, firstName: 'OKAFOR', lastName: 'Ngozi' });
  expect(await read(browser)).toMatchObject({ kind: 'match', mayAppeal: true });
  expect((await browser.call('POST Sports/Altenar', { query: { lang: 'en' } })).status).toBe('PLAY_IS_OFF');
  const deposit = await browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } });
  expect(deposit.status).toBe('DEPOSITS_ARE_OFF');
  const { switches } = stage.platform.office;
  const { playerId } = (await stage.platform.identity.playerByUserName(`234${number}`)) as { playerId: bigint };
  expect((await switches.listOf(playerId)).map((block) => block.switch).toSorted()).toEqual([
    'deposit',
    'marketing',
    'play',
  ]);
});

test.each([
  ['another name', { firstName: 'Chidi' }],
  ['another birth date', { dateOfBirth: '1985-04-01' }],
])('the phone of an excluded player with %s closes nothing', async (_what, change) => {
  const details = newDetails();
  const { number } = await newExcluded(details);
  const browser = newBrowser(stage.platform.server);
  await register(browser, number);
  await saveDetails(browser, { ...details, ...change });
  expect(await read(browser)).toBeNull();
});

test('the name and the birth date of an excluded player without the phone close nothing', async () => {
  const details = newDetails();
  await newExcluded(details);
  const browser = newBrowser(stage.platform.server);
  await register(browser, newNumber());
  await saveDetails(browser, details);
  expect(await read(browser)).toBeNull();
});

test('the device of an excluded player alone opens one case for compliance and closes nothing', async () => {
  const shared = newBrowser(stage.platform.server);
  await newExcluded(newDetails(), shared);
  const playerId = await register(shared, newNumber());
  await expect.poll(() => reviewsOf(playerId)).toHaveLength(1);
  await saveDetails(shared, newDetails());
  expect(await reviewsOf(playerId)).toEqual([{ subject: 'On a device of an excluded player' }]);
  expect(await read(shared)).toBeNull();
});

test('an account that was on the device before the exclusion gets a case too', async () => {
  const shared = newBrowser(stage.platform.server);
  const before = await register(shared, newNumber());
  await newExcluded(newDetails(), shared);
  await expect.poll(() => reviewsOf(before)).toHaveLength(1);
});

test('a wrong match is appealed once, and what the appeal opens stays open', async () => {
  const details = newDetails();
  const { number } = await newExcluded(details);
  const browser = newBrowser(stage.platform.server);
  const playerId = await register(browser, number);
  const appeal = () => browser.call('POST Limits/Appeal', { body: { text: 'I bought this card last week' } });
  expect((await appeal()).status).toBe('NOTHING_TO_APPEAL');
  await saveDetails(browser, details);
  const answers = await Promise.all([appeal(), appeal()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['NOTHING_TO_APPEAL', 'SUCCESS']);
  expect(await read(browser)).toMatchObject({ kind: 'match', mayAppeal: false });
  const { rows } = await pool.query(
    `select category, priority, solution_due_at - opened_at as within from cases.case where player_id = $1`,
    [playerId],
  );
  expect(rows).toMatchObject([{ category: 'safe-play', priority: 'urgent', within: { days: 1 } }]);

  const support = await stage.newStaff('support');
  const risk = await stage.newStaff('risk');
  const end = async (desk: typeof risk, name: 'play' | 'deposit' | 'marketing') =>
    (
      await desk.call('POST Players/SetSwitch', {
        body: { playerId: String(playerId), switch: name, on: true, reason: 'appeal upheld', source: 'match' },
      })
    ).status;
  expect(await end(support, 'play')).toBe('NOT_ALLOWED');
  for (const name of ['play', 'deposit', 'marketing'] as const) expect(await end(risk, name)).toBe('SUCCESS');
  await saveDetails(browser, details);
  expect(await read(browser)).toBeNull();
});

test('once the excluded player plays again, the phone closes nothing any more', async () => {
  const details = newDetails();
  const { number, playerId } = await newExcluded(details);
  await pool.query(
    `update breaks.break set return_asked_at = ends_at, returns_at = ends_at + interval '1 day' where player_id = $1`,
    [playerId],
  );
  await stage.passMinutes(200 * 24 * 60);
  const browser = newBrowser(stage.platform.server);
  await register(browser, number);
  await saveDetails(browser, details);
  expect(await read(browser)).toBeNull();
});
