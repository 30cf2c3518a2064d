// Month end: what is owed to an authority, fixed by two people, filed and paid.
import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../modules/wallet/index.ts';
import { startFarRegister } from '../../testing/far-register.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let far: Awaited<ReturnType<typeof startFarRegister>>;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  far = await startFarRegister((stop) => db.defer(stop));
  stage = await openOfficeStage(db, { MARKET: 'nigeria-lagos', VERIFICATION_URL: far.url });
});

const newKey = () => keyOf({ source: 'test', class: 'any', id: crypto.randomUUID() });
const played = { product: 'sports', supplier: 'altenar' } as const;
const house = 'house:altenar' as const;
const monthMinutes = 32 * 24 * 60;

/** A bet that paid ₦1,000 before tax, ₦45 of which were withheld; or all of it taken back. */
async function pay(playerId: bigint, direction: 'win' | 'void' = 'win') {
  const common = { playerId, about: direction === 'win' ? 'win' : 'correction', played };
  const tax = { playerId, key: newKey(), amountMinor: 4_500n, house: 'tax:lagos', about: 'tax' } as const;
  const paid = { ...common, key: newKey(), amountMinor: 100_000n, house };
  await stage.platform.wallet.linked(
    direction === 'win'
      ? [
          { kind: 'credit', ...paid },
          { kind: 'debit', ...tax },
        ]
      : [
          { kind: 'credit', ...tax },
          { kind: 'debit', ...paid },
        ],
  );
}

type Desk = Awaited<ReturnType<typeof stage.newStaff>>;
async function lagos(desk: Desk) {
  const { data } = await desk.call('GET Taxes/Authorities');
  return (data ?? []).find(({ authority }) => authority === 'lagos') as NonNullable<typeof data>[number];
}

/** The oldest month that is not closed, once it is over. */
async function toClose(desk: Desk) {
  await expect
    .poll(async () => (await lagos(desk)).months.findLast(({ closedAt }) => closedAt === null)?.state)
    .toBe('over');
  return (await lagos(desk)).months.findLast(({ closedAt }) => closedAt === null) as { month: string; due: number };
}

async function close(maker: Desk, approver: Desk) {
  const { month, due } = await toClose(maker);
  const body = { authority: 'lagos', month, due, comment: 'month end' };
  const asked = await maker.call('POST Taxes/AskClose', { body });
  expect(asked.status).toBe('SUCCESS');
  const yes = { body: { id: asked.data?.approvalId as string, approve: true, comment: 'compared' } };
  expect((await maker.call('POST Approvals/Decide', yes)).status).toBe('OWN_REQUEST');
  const answers = await Promise.all([1, 2].map(() => approver.call('POST Approvals/Decide', yes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  return { month, due };
}

const audited = async (action: string, outcome = 'done') =>
  (await db.database.pool.query('select 1 from audit.entry where action = $1 and outcome = $2', [action, outcome]))
    .rowCount;

test('two people close a month; its file adds up, it is paid once, and a void of a later month changes nothing of it', async () => {
  const { playerId, userName, browser } = await stage.newPlayer();
  const number = '10000000017';
  far.people.set(number, { firstName: 'ADA', lastName: 'OBI', dateOfBirth: '1990-02-28' });
  await browser.call('POST Verification/SubmitNumber', { body: { kind: 'nin', number } });
  await expect.poll(async () => (await browser.call('GET Verification/Get')).data.level, { timeout: 20_000 }).toBe(1);
  await pay(playerId);
  await pay(playerId);
  await stage.passMinutes(monthMinutes);
  const [maker, approver] = [await stage.newStaff('finance'), await stage.newStaff('finance')];
  const { month, due } = await close(maker, approver);
  expect(due).toBe(90);
  const name = { authority: 'lagos', month };
  const file = await maker.call('GET Taxes/File', { query: name });
  const lines = (file.data?.content ?? '').trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain(`sports,${userName},Ada Obi,1000.00,45.00`);
    expect(line, 'the authority asks for it').toMatch(/,nin,10000000017$/);
  }
  expect(await audited('read a return of tax', 'read')).toBe(1);

  const payment = { ...name, amount: 90, reference: 'NIP 0001', paidOn: month, comment: 'paid' };
  const wrong = await maker.call('POST Taxes/EnterPayment', { body: { ...payment, amount: 89 } });
  expect(wrong.status).toBe('INCORRECT_PARAMETER_VALUE');
  const entered = await Promise.all([1, 2].map(() => maker.call('POST Taxes/EnterPayment', { body: payment })));
  expect(entered.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  const other = await approver.call('POST Taxes/EnterPayment', { body: { ...payment, reference: 'NIP 0002' } });
  expect(other.status).toBe('RECORD_HAS_MOVED_ON');
  expect(await audited('enter a payment of tax')).toBe(1);
  expect(await stage.platform.wallet.houseBalance('bank:tax')).toBe(9_000n);
  expect(await stage.platform.wallet.houseBalance('tax:lagos')).toBe(0n);

  await pay(playerId, 'void');
  await expect.poll(async () => (await lagos(maker)).months[0]).toMatchObject({ givenBack: 45, due: -45, payable: 0 });
  const state = await lagos(maker);
  expect(state).toMatchObject({ account: -45, owed: -45, difference: 0 });
  expect(state.months.at(-1)).toMatchObject({
    month,
    due: 90,
    state: 'paid',
    payment: { isBooked: true },
    actions: ['file'],
  });
});

test('a month whose account differs from what is owed is not closed, neither asked for nor approved', async () => {
  const { playerId } = await stage.newPlayer();
  await pay(playerId);
  await stage.passMinutes(monthMinutes);
  const [maker, approver] = [await stage.newStaff('finance'), await stage.newStaff('finance')];
  const { month, due } = await toClose(maker);
  const body = { authority: 'lagos', month, due, comment: 'month end' };
  const { wallet } = stage.platform;
  const shift = (back: boolean) =>
    wallet.fund({
      ...{ key: newKey(), amountMinor: 1n, about: 'planted' },
      ...(back ? { from: house, to: 'tax:lagos' } : { from: 'tax:lagos', to: house }),
    });
  await shift(false);
  expect((await lagos(maker)).difference).toBe(-0.01);
  expect((await maker.call('POST Taxes/AskClose', { body })).status).toBe('ACCOUNT_DIFFERS');
  expect(await audited('close a tax month: the account differs', 'refused')).toBe(1);
  await shift(true);
  expect((await maker.call('POST Taxes/AskClose', { body: { ...body, due: due + 1 } })).status).toBe(
    'RECORD_HAS_MOVED_ON',
  );
  const id = (await maker.call('POST Taxes/AskClose', { body })).data?.approvalId as string;
  expect((await maker.call('POST Taxes/AskClose', { body })).status).toBe('RECORD_HAS_MOVED_ON');
  const yes = { body: { id, approve: true, comment: 'compared' } };
  await shift(false);
  expect((await approver.call('POST Approvals/Decide', yes)).status).toBe('ACCOUNT_DIFFERS');
  await shift(true);
  expect((await approver.call('POST Approvals/Decide', yes)).status).toBe('SUCCESS');
});

test('the running month is not closed, and finance alone acts', async () => {
  const { playerId } = await stage.newPlayer();
  await pay(playerId);
  const [finance, auditor] = [await stage.newStaff('finance'), await stage.newStaff('auditor')];
  await expect.poll(async () => (await lagos(finance)).months[0]?.state).toBe('running');
  const running = (await lagos(finance)).months[0] as { month: string; due: number; actions: string[] };
  expect(running.actions).toEqual([]);
  const body = { authority: 'lagos', month: running.month, due: running.due, comment: 'too early' };
  expect((await finance.call('POST Taxes/AskClose', { body })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await auditor.call('POST Taxes/AskClose', { body })).status).toBe('NOT_ALLOWED');
  expect((await lagos(auditor)).months.every(({ actions }) => actions.length === 0)).toBe(true);
});

test('the certificate of a player has the year, the name and each withholding', async () => {
  const { playerId, browser } = await stage.newPlayer();
  await pay(playerId);
  await expect
    .poll(async () => (await browser.call('GET Tax/GetYears')).data)
    .toMatchObject({ isTaxed: true, years: [{ authorities: [{ gross: 1_000, tax: 45, net: 955, entries: 1 }] }] });
  const year = String((await browser.call('GET Tax/GetYears')).data?.years[0]?.year);
  expect((await browser.call('GET Tax/GetCertificate', { query: { year } })).data).toMatchObject({
    ...{ name: 'Ada Obi', isVerified: false },
    authorities: [{ authority: 'Lagos State Internal Revenue Service', lines: [{ gross: 1_000, tax: 45 }] }],
  });
  expect((await browser.call('GET Tax/GetCertificate', { query: { year: '2001' } })).status).toBe(
    'RECORD_DOES_NOT_EXIST',
  );
});
