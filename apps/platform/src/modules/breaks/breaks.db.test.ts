import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../office/testing/office-stage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { newBrowser } from '../../testing/test-player.ts';
import { keyOf } from '../wallet/index.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Browser = ReturnType<typeof newBrowser>;
type Months = 6 | 12 | 24 | 60 | 'for-ever';
const dayMinutes = 24 * 60;

const timeOut = (browser: Browser, hours: number, password = stage.password) =>
  browser.call('POST Limits/TimeOut', { body: { hours, password } });
const exclude = (browser: Browser, months: Months) =>
  browser.call('POST Limits/Exclude', { body: { months, password: stage.password } });
const askToReturn = (browser: Browser) => browser.call('POST Limits/Return', { body: { password: stage.password } });
const read = async (browser: Browser) => (await browser.call('GET Limits/GetBreak')).data.break;
const bet = (browser: Browser) => browser.call('POST Sports/Altenar', { query: { lang: 'en' } });
const deposit = (browser: Browser) =>
  browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } });
const withdraw = (browser: Browser) =>
  browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });

let stakes = 0;
async function stake(playerId: bigint): Promise<string> {
  stakes += 1;
  const { status } = await stage.platform.wallet.transfer({
    ...{ direction: 'out', playerId, key: keyOf({ source: 'test', class: 'stake', id: `break ${stakes}` }) },
    ...{ amountMinor: 1_00n, house: 'house:test', about: 'stake', isStake: true },
  });
  return status;
}

/** Sessions end by themselves; the clock has moved far. */
async function signInAgain({ browser, userName }: { browser: Browser; userName: string }): Promise<void> {
  expect((await browser.signIn(userName, stage.password)).status).toBe('SUCCESS');
}

const newPlayer = () => stage.newPlayer();

test('a time-out refuses stakes, launches and deposits at once, leaves sign-in and withdrawals, and ends by itself', async () => {
  const player = await newPlayer();
  const { browser, playerId } = player;
  expect(await stake(playerId)).toBe('ok');
  const taken = await timeOut(browser, 24);
  expect(taken).toMatchObject({ status: 'SUCCESS', data: { kind: 'time-out', mayReturn: false, mayAppeal: false } });
  expect(await stake(playerId)).toBe('excluded');
  expect((await bet(browser)).status).toBe('PLAY_IS_OFF');
  expect((await deposit(browser)).status).toBe('DEPOSITS_ARE_OFF');
  expect((await withdraw(browser)).status).toBe('SUCCESS');
  await signInAgain(player);
  expect(await read(browser)).toEqual(taken.data);
  await stage.passMinutes(dayMinutes + 1);
  await signInAgain(player);
  expect(await stake(playerId)).toBe('ok');
  expect(await read(browser)).toBeNull();
});

test('a break asks for the password, and takes only a length that the market offers', async () => {
  const { browser, playerId } = await newPlayer();
  expect(await browser.call('POST Limits/TimeOut', { body: { hours: 24 } })).toMatchObject({
    status: 'STEP_UP_REQUIRED',
    data: { ask: 'password' },
  });
  expect((await timeOut(browser, 24, 'a guess')).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await timeOut(browser, 25)).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await timeOut(browser, 0)).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await exclude(browser, 1 as Months)).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect(await read(browser)).toBeNull();
  expect(await stake(playerId)).toBe('ok');
});

test('a break is replaced by a longer one and never by a shorter one', async () => {
  const { browser } = await newPlayer();
  expect((await timeOut(browser, 168)).status).toBe('SUCCESS');
  const refused = await timeOut(browser, 24);
  expect(refused).toMatchObject({ status: 'LONGER_BREAK_IN_FORCE', data: { kind: 'time-out' } });
  expect((await exclude(browser, 12)).status).toBe('SUCCESS');
  expect((await browser.call('GET Limits/GetBreak')).data).toMatchObject({
    timeOutHours: [],
    exclusionMonths: [12, 24, 60, 'for-ever'],
  });
  expect((await exclude(browser, 6)).status).toBe('LONGER_BREAK_IN_FORCE');
  expect((await timeOut(browser, 1008)).status).toBe('LONGER_BREAK_IN_FORCE');
  expect((await exclude(browser, 'for-ever')).status).toBe('SUCCESS');
  expect((await exclude(browser, 60)).status).toBe('LONGER_BREAK_IN_FORCE');
  expect(await read(browser)).toMatchObject({ kind: 'exclusion', until: null });
});

test('of a short and a long break at once the long one holds, and the same twice is one break', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { browser, playerId } = await newPlayer();
    await Promise.all([exclude(browser, 12), timeOut(browser, 24), exclude(browser, 12), timeOut(browser, 168)]);
    expect(await read(browser)).toMatchObject({ kind: 'exclusion' });
    const { rows } = await pool.query(
      `select switch, until from switches.block where player_id = $1 and source = 'break' and ended_at is null`,
      [playerId],
    );
    expect(rows).toHaveLength(3);
    expect(rows.every(({ until }) => until === null)).toBe(true);
  }
});

test('an exclusion holds on after its end until the player asks to return, and then for a day', async () => {
  const player = await newPlayer();
  const { browser, playerId } = player;
  expect((await exclude(browser, 6)).status).toBe('SUCCESS');
  expect((await askToReturn(browser)).status).toBe('BREAK_HAS_NOT_ENDED');
  await stage.passMinutes(185 * dayMinutes);
  await signInAgain(player);
  expect(await stake(playerId)).toBe('excluded');
  expect(await read(browser)).toMatchObject({ kind: 'exclusion', mayReturn: true, returnsAt: null });
  const [first, second] = await Promise.all([askToReturn(browser), askToReturn(browser)]);
  expect([first.status, second.status].toSorted()).toEqual(['BREAK_HAS_NOT_ENDED', 'SUCCESS']);
  expect(await stake(playerId)).toBe('excluded');
  await stage.passMinutes(dayMinutes + 1);
  await signInAgain(player);
  expect(await stake(playerId)).toBe('ok');
  expect(await read(browser)).toBeNull();
});

test('an exclusion for ever has no return', async () => {
  const player = await newPlayer();
  await exclude(player.browser, 'for-ever');
  await stage.passMinutes(3 * 365 * dayMinutes);
  await signInAgain(player);
  expect((await askToReturn(player.browser)).status).toBe('BREAK_HAS_NOT_ENDED');
  expect(await stake(player.playerId)).toBe('excluded');
});

test('no role of the staff ends a break, by no call of the office', async () => {
  const { browser, playerId } = await newPlayer();
  await exclude(browser, 6);
  const everything = await stage.newStaff('owner', 'risk', 'compliance', 'support');
  const owner = await stage.newStaff('owner');
  for (const desk of [everything, owner]) {
    for (const name of ['play', 'deposit', 'marketing'] as const) {
      const set = (more: object) =>
        desk.call('POST Players/SetSwitch', {
          body: { playerId: String(playerId), switch: name, on: true, reason: 'a reason', ...more },
        });
      const statuses = await Promise.all([
        set({}),
        ...(['staff', 'risk', 'court', 'match', 'break', 'player', 'register'] as const).map((source) =>
          set({ source }),
        ),
      ]);
      // A source that the person speaks for has nothing to end here; another one is refused.
      for (const { status } of statuses) expect(['SUCCESS', 'NOT_ALLOWED', 'MALFORMED_REQUEST']).toContain(status);
      expect(statuses[0]?.status).toBe('NOT_ALLOWED');
    }
    for (const situation of ['closed', 'taken over', 'frozen by order'] as const)
      await desk.call('POST Players/SetSituation', {
        body: {
          ...{ playerId: String(playerId), situation, reason: 'a reason' },
          until: new Date(stage.platform.clock.now().getTime() + 60_000).toISOString(),
        },
      });
  }
  await stage.passMinutes(2);
  expect(await stake(playerId)).toBe('excluded');
  const blocks = await stage.platform.office.switches.listOf(playerId);
  expect(
    blocks
      .filter(({ source }) => source === 'break')
      .map((block) => block.switch)
      .toSorted(),
  ).toEqual(['deposit', 'marketing', 'play']);
});

test('START by text ends no break, and STOP by text outlives one', async () => {
  const player = await newPlayer();
  const { playerId } = player;
  const { switches } = stage.platform.office;
  const marketing = { playerId, switches: ['marketing'], by: 'player' } as const;
  await switches.turnOff({ ...marketing, source: 'player', reason: 'STOP by text', until: null, playerText: null });
  await timeOut(player.browser, 24);
  await stage.passMinutes(dayMinutes + 1);
  expect(await switches.listOf(playerId)).toMatchObject([{ switch: 'marketing', source: 'player' }]);
  await signInAgain(player);
  await timeOut(player.browser, 24);
  await switches.turnOn({ ...marketing, sources: ['player'], reason: 'START by text', mustBeOn: false });
  expect((await switches.listOf(playerId)).filter((block) => block.switch === 'marketing')).toMatchObject([
    { source: 'break' },
  ]);
});

test('a break puts one letter into the inbox', async () => {
  const { browser, playerId } = await newPlayer();
  await timeOut(browser, 24);
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select count(*)::int as letters from messages.message m join messages.letter l on l.id = m.letter_id
         where m.player_id = $1 and l.header = 'Your time-out has begun'`,
        [playerId],
      );
      return rows[0].letters;
    })
    .toBe(1);
});
