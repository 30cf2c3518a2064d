import type { Role } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Desk = Awaited<ReturnType<(typeof stage)['newStaff']>>;

const inMinutes = (minutes: number) => new Date(stage.platform.clock.now().getTime() + minutes * 60_000).toISOString();
const begin = (desk: Desk, kind: string, subject: string, more: object = {}) =>
  desk.call('POST Incidents/Begin', {
    body: { kind, subject, reason: 'the far end is down', until: inMinutes(60), ...more } as never,
  });
const listOn = async (desk: Desk) => (await desk.call('GET Incidents/List')).data.on;
const end = (desk: Desk, id: string) => desk.call('POST Incidents/End', { body: { id, reason: 'it is back' } });

/** Ends it whatever becomes of the test. */
async function switchOff(desk: Desk, kind: string, subject: string, more: object = {}) {
  const { status, data } = await begin(desk, kind, subject, more);
  expect(status).toBe('SUCCESS');
  return { id: data.id, end: () => end(desk, data.id) };
}

const actsOf = async ({ userName }: Desk) =>
  (
    await pool.query(
      `select action, outcome, subject from audit.entry where actor = $1 and action like '%incident' order by id`,
      [userName],
    )
  ).rows;

test('a method that is switched off is refused with a word of its own, shown as paused, and open again afterwards', async () => {
  const payments = await stage.newStaff('payments');
  const { browser } = await stage.newPlayer();
  const deposit = () =>
    browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 1_000 } as never });
  const off = await switchOff(payments, 'method', 'KudipalBankTransfer', { banner: 'Back at noon' });
  expect((await deposit()).status).toBe('PAYMENT_METHOD_IS_PAUSED');
  const { data } = await browser.call('GET Banking/GetDepositMethods');
  expect(data.pauses).toEqual([
    { kind: 'method', subject: 'KudipalBankTransfer', name: 'KudipalBankTransfer', text: 'Back at noon' },
  ]);
  expect(data.paymentMethods.map(({ viewName }) => viewName)).toContain('KudipalBankTransfer');
  expect((await off.end()).status).toBe('SUCCESS');
  expect((await deposit()).status).not.toBe('PAYMENT_METHOD_IS_PAUSED');
  expect(await actsOf(payments)).toEqual([
    { action: 'begin incident', outcome: 'done', subject: 'method KudipalBankTransfer' },
    { action: 'end incident', outcome: 'done', subject: 'method KudipalBankTransfer' },
  ]);
});

test('while all withdrawals are off new ones are refused, approved ones wait, and are sent afterwards, oldest first and once', async () => {
  const [finance, payments] = [await stage.newStaff('finance'), await stage.newStaff('payments')];
  const waiting = [
    await stage.newWithdrawal(60_000),
    await stage.newWithdrawal(60_000),
    await stage.newWithdrawal(60_000),
  ];
  const off = await switchOff(payments, 'withdrawals', 'all');
  const { browser } = await stage.newPlayer();
  const asked = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });
  expect(asked.status).toBe('WITHDRAWALS_ARE_PAUSED');
  // The last one is approved first: the order is that of the requests.
  for (const { id } of waiting.toReversed())
    for (const desk of [finance, payments])
      await desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known player' } });
  const isOn = async () => (await listOn(payments)).find(({ id }) => id === off.id)?.waiting;
  await expect.poll(isOn).toBe(3);
  for (const { id } of waiting) expect(await stage.stateOf(id)).toBe('approved');
  const order = await waiting[0]?.browser.call('GET Banking/GetWithdrawOrder');
  expect(order?.data?.message).toBe('WITHDRAWAL_WAITS_FOR_ITS_BANK');
  expect((await off.end()).status).toBe('SUCCESS');
  for (const { id } of waiting) await expect.poll(() => stage.stateOf(id), { timeout: 20_000 }).toBe('paid');
  const ids = waiting.map(({ id }) => id);
  const { rows } = await pool.query('select id, sends from cashier.payment where id = any($1) order by sent_at', [ids]);
  expect(rows).toEqual(ids.map((id) => ({ id, sends: 1 })));
});

test('an incident is over at its time by itself, for payments too, and the record says so', async () => {
  const payments = await stage.newStaff('payments');
  const finance = await stage.newStaff('finance');
  const { id } = await stage.newWithdrawal(60_000);
  const off = await switchOff(payments, 'method', 'FastHubWithdraw', { until: inMinutes(20) });
  for (const desk of [finance, payments])
    await desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known player' } });
  await expect.poll(async () => (await listOn(payments))[0]?.waiting).toBe(1);
  await stage.passMinutes(21);
  await expect.poll(() => stage.stateOf(id), { timeout: 20_000 }).toBe('paid');
  const later = await stage.newStaff('payments');
  expect(await listOn(later)).toEqual([]);
  const past = async () =>
    (await later.call('GET Incidents/List')).data.past.find((incident) => incident.id === off.id)?.endedBy;
  await expect.poll(past).toBe('expiry');
  expect((await end(later, off.id)).status).toBe('RECORD_HAS_MOVED_ON');
});

test('two at once switch a subject off once, and of two ends one counts', async () => {
  const [one, other] = [await stage.newStaff('payments'), await stage.newStaff('finance')];
  const begun = await Promise.all([begin(one, 'bank', 'kudipal:058'), begin(other, 'bank', 'kudipal:058')]);
  expect(begun.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect((await begin(one, 'bank', 'kudipal:058')).status).toBe('RECORD_HAS_MOVED_ON');
  const [on] = await listOn(one);
  const ended = await Promise.all([end(one, on?.id as string), end(other, on?.id as string)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const { rows } = await pool.query(
    `select count(*)::int as count from audit.entry where subject = 'bank kudipal:058' and outcome = 'done'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('an incident needs a reason, an end within a month, and a subject that there is', async () => {
  const owner = await stage.newStaff('owner');
  expect((await begin(owner, 'method', 'KudipalCard', { reason: ' ' })).http).toBe(400);
  expect((await begin(owner, 'method', 'KudipalCard', { until: undefined })).http).toBe(400);
  for (const minutes of [-1, 32 * 24 * 60])
    expect((await begin(owner, 'method', 'KudipalCard', { until: inMinutes(minutes) })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    );
  expect((await begin(owner, 'method', 'Barter')).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await begin(owner, 'product', 'bingo')).status).toBe('RECORD_DOES_NOT_EXIST');
  expect(await listOn(owner)).toEqual([]);
});

test.each<[Role, string, string, boolean]>([
  ['payments', 'bank', 'kudipal:044', true],
  ['risk', 'withdrawals', 'all', true],
  ['content', 'withdrawals', 'all', false],
  ['content', 'supplier', 'vivo', true],
  ['trading', 'product', 'sports', true],
  ['payments', 'product', 'sports', false],
])('%s and an incident of a %s, %s: %s', async (role, kind, subject, mayBegin) => {
  const desk = await stage.newStaff(role);
  const { choices } = (await desk.call('GET Incidents/List')).data;
  if (kind !== 'bank') expect(choices.some((one) => one.kind === kind && one.subject === subject)).toBe(mayBegin);
  const { http, data } = await begin(desk, kind, subject);
  expect(http).toBe(mayBegin ? 200 : 403);
  if (mayBegin) return void (await end(desk, data.id));
  expect(await actsOf(desk)).toEqual([{ action: 'begin incident', outcome: 'refused', subject: `${kind} ${subject}` }]);
});

test('one that may not end an incident has no button for it, and is refused', async () => {
  const payments = await stage.newStaff('payments');
  const off = await switchOff(payments, 'method', 'KudipalUssd');
  const content = await stage.newStaff('content');
  expect((await listOn(content)).map(({ actions }) => actions)).toEqual([[]]);
  expect((await end(content, off.id)).http).toBe(403);
  expect((await off.end()).status).toBe('SUCCESS');
});
