import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../modules/wallet/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { newBrowser } from '../testing/test-player.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let risk: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let support: typeof risk;
let compliance: typeof risk;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  risk = await stage.newStaff('risk');
  support = await stage.newStaff('support');
  compliance = await stage.newStaff('compliance');
});

type Name = 'sign-in' | 'deposit' | 'play' | 'withdraw' | 'marketing';

const set = (
  desk: typeof risk,
  playerId: bigint,
  name: Name,
  on: boolean,
  more: { source?: 'staff' | 'risk' | 'court'; until?: string; playerText?: string } = {},
) =>
  desk.call('POST Players/SetSwitch', {
    body: { playerId: String(playerId), switch: name, on, reason: 'a reason', ...more },
  });
const readSwitch = async (desk: typeof risk, playerId: bigint, name: Name) =>
  (await desk.call('GET Players/Switches', { query: { playerId: String(playerId) } })).data.switches.find(
    (one) => one.switch === name,
  );
let stakes = 0;
const stake = (playerId: bigint, more: object = {}) => {
  stakes += 1;
  return stage.platform.wallet.transfer({
    ...{ direction: 'out', playerId, key: keyOf({ source: 'test', class: 'stake', id: String(stakes) }) },
    ...{ amountMinor: 1_00n, house: 'house:test', about: 'stake', isStake: true, ...more },
  });
};
type Browser = Pick<ReturnType<typeof newBrowser>, 'call'>;
const withdraw = (browser: Browser) =>
  browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '60000' } });

test('play off refuses the next stake and every launch, pays what runs, and is on again when it is turned on', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const running = await stake(playerId);
  expect(running.status).toBe('ok');
  expect((await set(risk, playerId, 'play', false)).status).toBe('SUCCESS');
  expect((await stake(playerId)).status).toBe('excluded');
  const win = await stage.platform.wallet.transfer({
    ...{ direction: 'in', playerId, key: keyOf({ source: 'test', class: 'win', id: String(stakes) }) },
    ...{ amountMinor: 5_00n, house: 'house:test', about: 'win' },
    of: keyOf({ source: 'test', class: 'stake', id: String(stakes - 1) }),
  });
  expect(win.status).toBe('ok');
  const launch = await browser.call('POST Sports/Altenar', { query: { lang: 'en' } });
  expect(launch.status).toBe('PLAY_IS_OFF');
  expect((await set(risk, playerId, 'play', true)).status).toBe('SUCCESS');
  expect((await stake(playerId)).status).toBe('ok');
});

test('what is off until an instant is on again from then', async () => {
  const { playerId } = await stage.newPlayer();
  const until = new Date(stage.platform.clock.now().getTime() + 10 * 60_000);
  await set(risk, playerId, 'play', false, { until: until.toISOString() });
  expect((await stake(playerId)).status).toBe('excluded');
  await stage.passMinutes(11);
  expect((await stake(playerId)).status).toBe('ok');
  expect(await readSwitch(await stage.newStaff('auditor'), playerId, 'play')).toMatchObject({ on: true, blocks: [] });
});

test('withdrawals off refuse a new one and hold back one that waits, also when two approve it, until they are on', async () => {
  const { browser, playerId, id } = await stage.newWithdrawal();
  const payments = await stage.newStaff('payments');
  const finance = await stage.newStaff('finance');
  await set(risk, playerId, 'withdraw', false, { playerText: 'Please show us who you are' });
  const approve = (desk: typeof risk) =>
    desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known player' } });
  expect((await approve(payments)).status).toBe('WITHDRAWALS_ARE_OFF');
  expect((await approve(finance)).status).toBe('WITHDRAWALS_ARE_OFF');
  expect(await stage.stateOf(id)).toBe('requested');
  // Called back, the money is the player's again, and stays in the account.
  expect((await browser.call('POST Banking/RejectWithadrawByUser')).status).toBe('SUCCESS');
  await expect.poll(() => stage.stateOf(id)).toBe('canceled');
  expect((await withdraw(browser)).status).toBe('WITHDRAWALS_ARE_OFF');
  await set(risk, playerId, 'withdraw', true);
  expect((await withdraw(browser)).status).toBe('SUCCESS');
});

test('what withdrawals off hold back is not paid by hand either, and each try is kept in the audit', async () => {
  const { playerId, id } = await stage.newWithdrawal();
  await set(risk, playerId, 'withdraw', false);
  const pay = async (desk: typeof risk) =>
    (await desk.call('POST Payments/PayByHand', { body: { id, reference: 'GTB-77', comment: 'by the bank' } })).status;
  await pay(await stage.newStaff('finance'));
  const second = await stage.newStaff('finance');
  expect(await pay(second)).toBe('WITHDRAWALS_ARE_OFF');
  expect(await pay(support)).toBe('NOT_ALLOWED');
  expect(await stage.stateOf(id)).toBe('requested');
  const refusals = await pool.query(
    `select actor, action from audit.entry where outcome = 'refused' and actor = any($1) and action ilike '%by%hand%' order by id`,
    [[second.userName, support.userName]],
  );
  expect(refusals.rows.map(({ actor }) => actor)).toEqual([second.userName, support.userName]);
});

test('an approved withdrawal that was not sent yet loses its approval when withdrawals are turned off', async () => {
  const { playerId, id } = await stage.newWithdrawal();
  await stage.platform.cashier.holdBack({ paymentId: id, reason: 'a question', seconds: 300, by: 'support' });
  for (const desk of [await stage.newStaff('payments'), await stage.newStaff('finance')])
    await desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known player' } });
  expect(await stage.stateOf(id)).toBe('approved');
  await set(risk, playerId, 'withdraw', false);
  await stage.passMinutes(6);
  await expect.poll(() => stage.stateOf(id), { timeout: 20_000 }).toBe('requested');
  const waiting = (await stage.platform.cashier.waitingForOperator()).find((item) => item.id === id);
  expect(waiting).toMatchObject({ kind: 'withdrawal to approve', reason: 'withdrawals are switched off' });
});

test('of a withdrawal and the switch at once, either none is opened or it waits unpaid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, playerId } = await stage.newPlayer();
    const [asked] = await Promise.all([
      browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } }),
      set(risk, playerId, 'withdraw', false),
    ]);
    const { rows } = await pool.query('select state from cashier.payment where player_id = $1', [playerId]);
    if (asked.status === 'WITHDRAWALS_ARE_OFF') expect(rows).toEqual([]);
    expect(rows.filter(({ state }) => state === 'paid' && asked.status !== 'SUCCESS')).toEqual([]);
  }
});

test.each([
  ['withdraw', 'WITHDRAWALS_ARE_OFF', (browser: Browser) => withdraw(browser)],
  [
    'deposit',
    'DEPOSITS_ARE_OFF',
    (browser: Browser) => browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } }),
  ],
] as const)(
  'a %s that was asked for before the switch and is opened after it is refused',
  async (direction, word, ask) => {
    const { browser, playerId } = await stage.newPlayer();
    const change = await pool.connect();
    await change.query('begin');
    const until = new Date('2100-01-01');
    await stage.platform.cashier.setPaymentsOff(change, { playerId, direction, until });
    const asked = ask(browser);
    const blocked = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%cashier.player%'`;
    await expect.poll(async () => (await pool.query(blocked)).rows[0].count).toBe(1);
    await change.query('commit');
    change.release();
    expect((await asked).status).toBe(word);
    const { rows } = await pool.query('select payments from cashier.player where player_id = $1', [playerId]);
    expect(rows).toEqual([{ payments: 0n }]);
  },
);

test('deposits off open none, and money that comes all the same waits for a person', async () => {
  const { browser, playerId, userName } = await stage.newPlayer();
  const deposit = () => browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } });
  const opened = await deposit();
  expect(opened.status).toBe('SUCCESS');
  await set(support, playerId, 'deposit', false);
  expect((await deposit()).status).toBe('DEPOSITS_ARE_OFF');
  const { id } = opened.data;
  const { rows } = await pool.query('select reference from cashier.payment where id = $1', [id]);
  const paid = { operator: 'MPESA', utilityref: userName, msisdn: userName, amount: 1_000 };
  stage.far.fasthub.payments.set(rows[0].reference, paid);
  await stage.passMinutes(1);
  await expect.poll(() => stage.stateOf(id), { timeout: 20_000 }).toBe('review');
  expect((await browser.call('GET User/GetBalance')).data.totalBalance).toBe(1_000_000);
});

test('sign-in off ends every session at once, tells the player why, and tells a stranger nothing', async () => {
  const { browser, playerId, userName } = await stage.newPlayer();
  const epoch = 0;
  await set(risk, playerId, 'sign-in', false, { playerText: 'Call us <b>please</b>' });
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  expect((await stake(playerId, { sessionEpoch: epoch })).status).toBe('session');
  const number = userName.slice(3);
  const again = newBrowser(stage.platform.server);
  expect(await again.signIn(number, stage.password)).toMatchObject({
    status: 'SIGN_IN_IS_OFF',
    data: { playerText: 'Call us <b>please</b>' },
  });
  expect((await again.signIn(number, 'a wrong password')).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  await set(risk, playerId, 'sign-in', true);
  expect((await again.signIn(number, stage.password)).status).toBe('SUCCESS');
});

test('marketing off keeps bulletins away, and not what is about the service', async () => {
  const { browser, playerId } = await stage.newPlayer();
  await set(support, playerId, 'marketing', false);
  const { messages } = stage.platform;
  const word = { actor: 'content', text: 'Text', innerHeader: '', footer: '' };
  await messages.writeToMany({ ...word, key: 'offer', header: 'An offer' });
  await messages.writeToMany({ ...word, key: 'news', header: 'We move house', isService: true });
  const headers = async () =>
    (await browser.call('GET Messages/GetUnreadMessages')).data.map(({ messageHeader }) => messageHeader);
  await expect.poll(headers).toContain('We move house');
  expect(await headers()).not.toContain('An offer');
});

test("support does not turn on what risk holds off, and nothing of the player's own", async () => {
  const { playerId } = await stage.newPlayer();
  await set(risk, playerId, 'withdraw', false);
  const lifted = await set(support, playerId, 'withdraw', true);
  expect([lifted.http, lifted.status]).toEqual([403, 'NOT_ALLOWED']);
  expect(await readSwitch(support, playerId, 'withdraw')).toMatchObject({ on: false, actions: ['turn off'] });
  expect((await set(support, playerId, 'withdraw', false, { source: 'risk' })).status).toBe('NOT_ALLOWED');
  // Support's own word is one more, and ends alone.
  await set(support, playerId, 'withdraw', false);
  const off = await readSwitch(support, playerId, 'withdraw');
  expect(new Map(off?.blocks.map(({ source, actions }) => [source, actions]))).toEqual(
    new Map([
      ['risk', []],
      ['staff', ['end']],
    ]),
  );
  await set(support, playerId, 'withdraw', true, { source: 'staff' });
  expect(await readSwitch(risk, playerId, 'withdraw')).toMatchObject({ on: false });
  const own = { by: 'player', reason: 'a break', source: 'player', until: null, playerText: null } as const;
  await stage.platform.office.switches.turnOff({ ...own, playerId, switches: ['play'] });
  const owner = await stage.newStaff('owner');
  expect((await set(owner, playerId, 'play', true)).status).toBe('NOT_ALLOWED');
  expect((await stake(playerId)).status).toBe('excluded');
  const { rows } = await pool.query(
    `select actor, action, outcome from audit.entry where subject = $1 and outcome = 'refused' order by id`,
    [`player ${playerId}`],
  );
  expect(rows).toEqual([
    { actor: support.userName, action: 'turn on withdraw', outcome: 'refused' },
    { actor: support.userName, action: 'turn off withdraw', outcome: 'refused' },
    { actor: owner.userName, action: 'turn on play', outcome: 'refused' },
  ]);
});

test('each person is told on whose word to turn off, and which situations to set', async () => {
  const { playerId } = await stage.newPlayer();
  const told = async (desk: typeof risk) => {
    const { sources, situations } = (await desk.call('GET Players/Switches', { query: { playerId: String(playerId) } }))
      .data;
    return { sources, situations: situations.map(({ situation }) => situation) };
  };
  expect(await told(support)).toEqual({ sources: ['staff'], situations: ['closed'] });
  expect(await told(risk)).toEqual({ sources: ['staff', 'risk'], situations: ['taken over', 'closed'] });
  expect((await told(compliance)).situations).toEqual(['taken over', 'frozen by order', 'closed']);
  expect(await told(await stage.newStaff('auditor'))).toEqual({ sources: [], situations: [] });
});

test('an order of a court stops play and withdrawals, and others than compliance learn neither source nor reason', async () => {
  const { playerId } = await stage.newPlayer();
  const frozen = await compliance.call('POST Players/SetSituation', {
    body: { playerId: String(playerId), situation: 'frozen by order', reason: 'FHC/L/CS/1/26' },
  });
  expect(frozen.data.switches.filter(({ on }) => !on).map((one) => one.switch)).toEqual(['play', 'withdraw']);
  const seen = await support.call('GET Players/Switches', { query: { playerId: String(playerId) } });
  expect(JSON.stringify(seen.data)).not.toMatch(/court|FHC/);
  expect(await readSwitch(compliance, playerId, 'play')).toMatchObject({
    blocks: [{ source: 'court', reason: 'FHC/L/CS/1/26', by: compliance.userName }],
  });
  for (const desk of [support, risk]) expect((await set(desk, playerId, 'withdraw', true)).status).toBe('NOT_ALLOWED');
  const asRisk = await risk.call('POST Players/SetSituation', {
    body: { playerId: String(playerId), situation: 'frozen by order', reason: 'x' },
  });
  expect(asRisk.status).toBe('NOT_ALLOWED');
});

test('the same switch by ten at once is one block, and the text reaches the inbox', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => set(risk, playerId, 'deposit', false, { playerText: 'We look at your deposits' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('SUCCESS'));
  expect((await readSwitch(risk, playerId, 'deposit'))?.blocks).toHaveLength(1);
  const letters = async () =>
    (await browser.call('GET Messages/GetUnreadMessages')).data.map(({ messageHeader }) => messageHeader);
  await expect.poll(letters).toContain('Deposits to your account are off');
});

test('a player who does not exist has no switches', async () => {
  expect((await set(risk, 999_999_999n, 'play', false)).status).toBe('RECORD_DOES_NOT_EXIST');
});
