import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Clerk, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openPaymentStage>>;
let finance: Clerk;
let owner: Clerk;
beforeAll(async () => {
  stage = await openPaymentStage(db);
  finance = await stage.newStaff('finance');
  owner = await stage.newStaff('owner');
});

const limits = { singleMax: 50_000, dayMax: 200_000, dayCountMax: 10 };
const trial = async (change: Partial<typeof limits>) =>
  (await finance.call('POST Payments/TrialPayoutRules', { body: { ...limits, ...change } })).data;

/** A withdrawal within the limits, which goes out by itself. */
async function withdraw({ browser, playerId }: Awaited<ReturnType<typeof stage.newPlayer>>, amount: number) {
  const { status } = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
  const { rows } = await pool.query(
    'select id, state from cashier.payment where player_id = $1 order by number desc limit 1',
    [playerId],
  );
  return { status, id: rows[0]?.id as string };
}

async function paidOut(player: Awaited<ReturnType<typeof stage.newPlayer>>, amount: number) {
  const { id } = await withdraw(player, amount);
  await expect.poll(() => stage.stateOf(id)).toBe('paid');
  return id;
}

test('a trial tells what limits would have held in the last 30 days, counting the day of each player, and changes nothing', async () => {
  const player = await stage.newPlayer();
  const ids = [await paidOut(player, 9_000), await paidOut(player, 10_000), await paidOut(player, 11_000)];
  await paidOut(await stage.newPlayer(), 1_000);
  expect(await trial({})).toMatchObject({
    days: 30,
    tried: { count: 4, amount: 31_000 },
    held: { count: 0, amount: 0 },
  });
  expect((await trial({ singleMax: 9_500 })).reasons).toMatchObject([
    { reason: 'above the automatic limit', count: 2, amount: 21_000, examples: [{ id: ids[2] }, { id: ids[1] }] },
  ]);
  expect(await trial({ singleMax: 11_000, dayMax: 20_000 })).toMatchObject({
    ...{ held: { count: 1, amount: 11_000 }, heldNow: { count: 0, amount: 0 } },
    reasons: [{ reason: "above the day's automatic sum", examples: [{ id: ids[2], amount: 11_000 }] }],
  });
  expect((await trial({ dayCountMax: 1 })).held).toEqual({ count: 2, amount: 21_000 });
  // A day later the same withdrawals are of another day, and after a month of none.
  await pool.query(`update cashier.payment set created_at = created_at - interval '25 hours' where id = $1`, [ids[0]]);
  expect((await trial({ dayCountMax: 1 })).held).toEqual({ count: 1, amount: 11_000 });
  await pool.query(`update cashier.payment set state_at = state_at - interval '31 days' where id = $1`, [ids[2]]);
  expect((await trial({ dayCountMax: 1 })).tried.count).toBe(3);
  expect((await finance.call('GET Payments/PayoutRules')).data).toMatchObject({
    limits,
    settings: limits,
    history: [],
  });
});

test('limits are set by two people, once, and the next withdrawal is held against them', async () => {
  const set = (desk: Clerk, change: Partial<typeof limits> = {}) =>
    desk.call('POST Payments/SetPayoutRules', {
      body: { ...limits, singleMax: 5_000, comment: 'a wave of fraud', ...change },
    });
  expect((await set(finance, { dayMax: 1 })).status).toBe('INCORRECT_PARAMETER_VALUE');
  const asked = await set(finance);
  expect(asked.data).toMatchObject({ state: 'waits' });
  expect((await finance.call('GET Payments/PayoutRules')).data).toMatchObject({
    ...{ limits, approvalId: asked.data.approvalId, actions: [] },
    asked: { limits: { ...limits, singleMax: 5_000 }, maker: finance.userName, comment: 'a wave of fraud' },
  });
  expect((await set(finance)).status).toBe('OWN_REQUEST');
  expect((await set(owner, { singleMax: 6_000 })).status).toBe('RECORD_HAS_MOVED_ON');
  await paidOut(await stage.newPlayer(), 9_000);
  const answers = await Promise.all([set(owner), set(owner)]);
  expect(answers.filter(({ data }) => data.state === 'done')).toHaveLength(1);
  const held = await withdraw(await stage.newPlayer(), 9_000);
  await stage.waitsAs(held.id, 'withdrawal to approve');
  await paidOut(await stage.newPlayer(), 5_000);
  expect((await finance.call('GET Payments/PayoutRules')).data).toMatchObject({
    limits: { ...limits, singleMax: 5_000 },
    history: [{ setBy: `${finance.userName} and ${owner.userName}`, why: 'a wave of fraud' }],
  });
  const { rows } = await pool.query('select approval_id from cashier.payout_rules');
  expect(rows).toEqual([{ approval_id: asked.data.approvalId }]);
});

test('a method is switched off and on, and its limits and place move, with what it was in the audit', async () => {
  const set = (change: { enabled?: boolean; min?: number; max?: number; position?: number }, desk = finance) =>
    desk.call('POST Payments/Methods', { body: { viewName: 'FastHubWithdraw', comment: 'an incident', ...change } });
  const player = await stage.newPlayer();
  expect((await set({ enabled: false })).status).toBe('SUCCESS');
  expect((await withdraw(player, 1_000)).status).toBe('PAYMENT_METHOD_NOT_AVAILABLE');
  expect((await set({ enabled: true, min: 2_000, max: 3_000, position: 9 })).status).toBe('SUCCESS');
  expect((await withdraw(player, 1_000)).status).toBe('AMOUNT_LESS_THEN_MIN_LIMIT');
  expect((await withdraw(player, 3_001)).status).toBe('AMOUNT_MORE_THEN_MAX_LIMIT');
  expect((await set({ min: 3_001 })).data).toEqual({ message: 'LIMITS_CROSSED' });
  const { data } = await finance.call('GET Payments/Methods');
  expect(data.filter(({ direction }) => direction === 'withdraw').map(({ viewName }) => viewName)).toEqual([
    ...['KudipalWithdraw', 'SelcomWithdraw', 'FastHubWithdraw'],
  ]);
  const { rows } = await pool.query(
    `select before, after from audit.entry where subject = 'method FastHubWithdraw' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ before: { enabled: false, minMinor: '50000' }, after: { minMinor: '200000' } }]);
  const nothing = await finance.call('POST Payments/Methods', { body: { viewName: 'Cheque', comment: 'x' } });
  expect(nothing.status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await set({ enabled: false }, await stage.newStaff('payments'))).http).toBe(403);
  await set({ min: 500, max: 2_000_000, position: 2 });
});

test('players read the texts of a method, and an empty one is taken away', async () => {
  const write = (texts: { en?: string; sw?: string; zh?: string }) =>
    finance.call('POST Payments/Methods', { body: { viewName: 'FastHubWithdraw', comment: 'slow today', texts } });
  const { browser } = await stage.newPlayer();
  const read = async () =>
    (await browser.call('GET Banking/GetWithdrawMethods')).data.paymentMethods.find(
      ({ viewName }) => viewName === 'FastHubWithdraw',
    )?.texts;
  expect(await read()).toBeUndefined();
  expect((await write({ en: ' Slow today. ', zh: '今天较慢。' })).status).toBe('SUCCESS');
  expect(await read()).toEqual({ en: 'Slow today.', zh: '今天较慢。' });
  await Promise.all([write({ sw: 'Polepole leo.' }), write({ zh: '' })]);
  expect(await read()).toEqual({ en: 'Slow today.', sw: 'Polepole leo.' });
  expect((await write({ en: 'two\nlines' })).http).toBe(400);
  await write({ en: '', sw: '' });
  expect(await read()).toBeUndefined();
  const { rows } = await pool.query(
    `select before->'texts' as before, after->'texts' as after from audit.entry where subject = 'method FastHubWithdraw' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ before: { en: 'Slow today.', sw: 'Polepole leo.' }, after: { en: '', sw: '' } }]);
});

test('the float of each gateway is told with its hours left, and how pay-outs went in the last hour', async () => {
  await pool.query(`update cashier.payment set state_at = app_now() - interval '3 days', sent_at = app_now() - interval '3 days'
    where direction = 'withdraw' and sent_at is not null`);
  await paidOut(await stage.newPlayer(), 4_000);
  stage.far.fasthub.receive('float', { utilityref: 'any', amountMinor: 200_000_00n });
  const of = async (gateway: string) =>
    (await finance.call('GET Payments/Float')).data.find((float) => float.gateway === gateway);
  const float = await of('fasthub');
  expect(float).toMatchObject({ paidInDay: 4_000, paidInHour: 4_000 });
  const balance = float?.balance as number;
  expect(float?.hoursLeft).toBe(Math.floor((balance * 10) / 4_000) / 10);
  expect(await of('kudipal')).toMatchObject({ paidInDay: 0, hoursLeft: null });
  expect((await finance.call('GET Payments/Banks')).data).toMatchObject([
    { gateway: 'fasthub', sent: 1, paid: 1, failed: 0, successRate: 1 },
  ]);
  stage.far.fault('balance', 'fails', 1_000);
  expect(await of('fasthub')).toMatchObject({ balance: null, hoursLeft: null });
  stage.far.heal();
});
