import { randomUUID } from 'node:crypto';
import { mobilePaths, signFasthub } from '@harmattan/wires/fasthub';
import { mobileListPaths } from '@harmattan/wires/mobile-money-lists';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { c2bCodes, signSelcom } from '@harmattan/wires/selcom';
import { expect, test } from 'vitest';
import { newNumber, startTestGateways, useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();
const signs = { selcom: signSelcom, fasthub: signFasthub };
type Gateway = keyof typeof signs;
const both: Gateway[] = ['selcom', 'fasthub'];

async function start(gateway: Gateway, callersOffsetMs = 0) {
  let offsetMs = callersOffsetMs;
  const gateways = await startTestGateways(db);
  const { apiKey, apiSecret, vendor, pin, c2bToken } = sandboxCredentials[gateway];
  const headersFor = (fields: object) =>
    signs[gateway]({ apiKey, apiSecret, fields: { ...fields }, timestamp: new Date(Date.now() + offsetMs) });
  const post = (path: string, body: object) => gateways.post(`/${gateway}${path}`, body, headersFor(body));
  const get = (path: string) => {
    const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    return gateways.get(`/${gateway}${path}`, headersFor(query));
  };
  return {
    ...gateways,
    c2bToken,
    moveClock(ms: number) {
      offsetMs = ms;
      return gateways.moveClock(ms);
    },
    post: gateways.post,
    api: { post, get },
    push: (change: object = {}) => {
      const body = { transid: randomUUID(), utilityref: '2348030000001', amount: 250.5, vendor, msisdn: newNumber() };
      return { ...body, send: (other: object = {}) => post(mobilePaths.push, { ...body, ...change, ...other }) };
    },
    cashIn: (change: object = {}) => {
      const wallet = { utilitycode: 'AMCASHIN', utilityref: newNumber(), amount: 900 };
      const body = { transid: randomUUID(), ...wallet, vendor, pin, ...change };
      return { ...body, send: (other: object = {}) => post(mobilePaths.cashIn, { ...body, ...other }) };
    },
    query: async (transid: string) => (await get(mobilePaths.c2bQuery(transid))).json(),
    queryCashIn: async (transid: string) => (await get(mobilePaths.cashInQuery(transid))).json(),
    decide: (transid: string, what: string) => gateways.onPhone('pushes', { gateway, transid, do: what }),
    c2b: (what: string) => `/hooks/${gateway}/c2b/${what}`,
  };
}

test.each(both)('%s refuses a caller whose signature is wrong, old or missing', async (gateway) => {
  const gateways = await start(gateway);
  const { send, ...body } = gateways.push();
  expect((await send()).statusCode).toBe(200);
  expect((await gateways.post(`/${gateway}${mobilePaths.push}`, body)).statusCode).toBe(401);
  const headers = signs[gateway]({ apiKey: 'x', apiSecret: 'y', fields: body, timestamp: new Date() });
  expect((await gateways.post(`/${gateway}${mobilePaths.push}`, body, headers)).statusCode).toBe(401);
  const late = await start(gateway, -360_000);
  expect((await late.push().send()).statusCode).toBe(401);
});

test.each(both)('%s collects what the phone approves, once, after asking the platform', async (gateway) => {
  const gateways = await start(gateway);
  const push = gateways.push();
  const sent = await Promise.all([push.send(), push.send()]);
  for (const answer of sent) expect(answer.json()).toMatchObject({ resultcode: '111', transid: push.transid });
  expect((await push.send({ amount: 9 })).json().result).toBe('FAIL');
  const { pushes } = await gateways.lookAt(`pushes?number=${push.msisdn}`);
  expect(pushes).toEqual([expect.objectContaining({ gateway, transid: push.transid, amount: '250.50' })]);

  const decided = await Promise.all([
    gateways.decide(push.transid, 'approve'),
    gateways.decide(push.transid, 'approve'),
  ]);
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [told] = await gateways.platform.calls(gateways.c2b('notification'), 1);
  expect(told?.body).toMatchObject({ transid: push.transid, amount: 250.5, utilityref: push.utilityref });
  expect(told?.headers.authorization).toBe(`Bearer ${gateways.c2bToken}`);
  expect(gateways.platform.received.map(({ path }) => path)).toEqual(
    ['lookup', 'validation', 'notification'].map(gateways.c2b),
  );
  expect(await gateways.query(push.transid)).toMatchObject({ resultcode: '000', data: [{ amount: 250.5 }] });
  expect((await push.send()).json().resultcode).toBe('000');
  expect(await gateways.textsTo(push.msisdn)).toEqual(['You have paid NGN 250.50 to Harmattan.']);
});

test('takes nothing from a payer who refuses, waits too long, or whom the platform refuses', async () => {
  const gateways = await start('selcom');
  const [refused, expired, unwanted] = [gateways.push(), gateways.push(), gateways.push()];
  for (const push of [refused, expired, unwanted]) await push.send();
  await gateways.decide(refused.transid, 'refuse');
  gateways.platform.answers.set(gateways.c2b('validation'), c2bCodes.tooLow);
  expect((await gateways.decide(unwanted.transid, 'approve')).statusCode).toBe(409);
  gateways.platform.answers.set(gateways.c2b('validation'), 500);
  const unanswered = gateways.push();
  await unanswered.send();
  expect((await gateways.decide(unanswered.transid, 'approve')).json().message).toContain('did not answer');
  await gateways.moveClock(270_000);
  expect((await gateways.query(expired.transid)).resultcode).toBe('111');
  await gateways.moveClock(330_000);
  expect((await gateways.decide(expired.transid, 'approve')).statusCode).toBe(409);
  for (const { transid } of [refused, expired, unwanted, unanswered]) {
    expect((await gateways.query(transid)).result).toBe('FAIL');
  }
  expect((await gateways.query('unknown')).resultcode).toBe('404');
  expect(gateways.platform.at(gateways.c2b('notification'))).toEqual([]);
});

test('pays a bill by hand, under a reference that the platform knows', async () => {
  const gateways = await start('selcom');
  const bill = {
    number: newNumber(),
    business: '335757',
    reference: '2348030000001',
    amount: '1,000',
    operator: 'MPESA',
  };
  expect((await gateways.onPhone('bill/look', bill)).json()).toEqual({ name: 'A*** O***' });
  expect((await gateways.onPhone('bill', { ...bill, pin: '0' })).json().message).toBe('Wrong PIN.');
  expect((await gateways.onPhone('bill', { ...bill, business: '1', pin: '1234' })).statusCode).toBe(409);
  expect((await gateways.onPhone('bill', { ...bill, pin: '1234' })).statusCode).toBe(200);
  const [told] = await gateways.platform.calls(gateways.c2b('notification'), 1);
  expect(told?.body).toMatchObject({ operator: 'MPESA', utilityref: '2348030000001', amount: 1000 });
  expect((await gateways.query(told?.body.transid)).resultcode).toBe('000');
  gateways.platform.answers.set(gateways.c2b('lookup'), c2bCodes.badReference);
  expect((await gateways.onPhone('bill/look', bill)).statusCode).toBe(409);
  expect((await gateways.onPhone('bill', { ...bill, pin: '1234' })).json().message).toContain('Not paid');
});

test('tells of a payment in the manner chosen for the number', async () => {
  const gateways = await start('fasthub');
  const push = gateways.push();
  await gateways.onPhone('manner', { number: push.msisdn, manner: 'wrong signature' });
  await push.send();
  await gateways.decide(push.transid, 'approve');
  const [told] = await gateways.platform.calls(gateways.c2b('notification'), 1);
  expect(told?.headers.authorization).not.toBe(`Bearer ${gateways.c2bToken}`);
});

test.each(both)('%s pays out once, however often and however much at once it is asked', async (gateway) => {
  const gateways = await start(gateway);
  const cashIn = gateways.cashIn();
  for (const answer of await Promise.all([cashIn.send(), cashIn.send(), cashIn.send()])) {
    expect(answer.json()).toMatchObject({ resultcode: '000', transid: cashIn.transid });
  }
  expect(await gateways.textsTo(cashIn.utilityref)).toEqual(['You have received NGN 900.00 from Harmattan.']);
  expect((await cashIn.send({ amount: 901 })).json().result).toBe('FAIL');
  expect((await gateways.cashIn({ pin: 'wrong' }).send()).json().result).toBe('FAIL');
  expect((await gateways.cashIn({ utilitycode: 'XXCASHIN' }).send()).json().result).toBe('FAIL');
  expect((await gateways.cashIn({ amount: 0 }).send()).statusCode).toBe(400);
  expect((await gateways.queryCashIn(cashIn.transid)).resultcode).toBe('000');
  expect((await gateways.queryCashIn('unknown')).resultcode).toBe('404');
});

test.each([
  ['0402', '010', '010'],
  ['0500', '999', '000'],
  ['0409', '111', '111'],
])('to a wallet that ends in %s answers %s, and %s when asked', async (ending, code, asked) => {
  const gateways = await start('selcom');
  const cashIn = gateways.cashIn({ utilityref: newNumber(ending) });
  expect((await cashIn.send()).json().resultcode).toBe(code);
  expect((await gateways.queryCashIn(cashIn.transid)).resultcode).toBe(asked);
});

test('refuses questions about a pay-out for a minute, then has paid it', async () => {
  const gateways = await start('selcom');
  const cashIn = gateways.cashIn({ utilityref: newNumber('0403') });
  const sending = cashIn.send().catch(() => 'no answer');
  const code = async () => (await gateways.queryCashIn(cashIn.transid)).resultcode;
  await expect.poll(code, { timeout: 10_000 }).toBe('403');
  await gateways.moveClock(61_000);
  await expect.poll(code, { timeout: 10_000 }).toBe('000');
  await gateways.server.close();
  await sending;
});

test('keeps a pay-out waiting until the phone decides, or for five minutes', async () => {
  const gateways = await start('selcom');
  const cashIn = gateways.cashIn({ utilityref: newNumber('0409') });
  const other = gateways.cashIn({ utilityref: cashIn.utilityref });
  await cashIn.send();
  await other.send();
  const decide = (what: string) => gateways.onPhone('payouts', { gateway: 'selcom', key: cashIn.transid, do: what });
  const decided = await Promise.all([decide('fail'), decide('release')]);
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { payouts } = await gateways.lookAt(`payouts?number=${cashIn.utilityref}`);
  expect(payouts).toContainEqual(expect.objectContaining({ key: other.transid, state: 'waiting' }));
  expect(payouts).not.toContainEqual(expect.objectContaining({ key: cashIn.transid, state: 'waiting' }));
  await gateways.moveClock(301_000);
  await expect.poll(async () => (await gateways.queryCashIn(other.transid)).resultcode).toBe('000');
});

test('names the holder of a wallet, except at M-Pesa', async () => {
  const gateways = await start('selcom');
  const name = async (utilitycode: string, utilityref = '255712345678') =>
    (await gateways.api.get(mobilePaths.cashInName({ utilitycode, utilityref, transid: randomUUID() }))).json();
  expect((await name('AMCASHIN')).data[0].name).toMatch(/^\w+ \w+$/);
  expect((await name('VMCASHIN')).result).toBe('FAIL');
  expect((await name('AMCASHIN', '255712340404')).result).toBe('FAIL');
});

test.each(both)('%s lists what it did in pages, and its balance is what the list comes to', async (gateway) => {
  const gateways = await start(gateway);
  const { vendor, pin } = sandboxCredentials[gateway];
  const balance = async () =>
    (await gateways.api.post(mobileListPaths.balance, { transid: 'B', vendor, pin })).json().data[0].balance as number;
  const before = await balance();
  const push = gateways.push();
  await push.send();
  await gateways.decide(push.transid, 'approve');
  const cashIns = Array.from({ length: 21 }, () => gateways.cashIn());
  for (const cashIn of cashIns) await cashIn.send();
  const lines = [];
  for (let page = 1; ; page += 1) {
    const days = { from: '2000-01-01', to: '2100-01-01', page };
    const { resultcode, data } = (await gateways.api.get(mobileListPaths.statement(days))).json();
    expect(resultcode).toBe('000');
    if (data.length === 0) break;
    lines.push(...data);
  }
  expect(new Set(lines.map(({ transid }) => transid)).size).toBe(lines.length);
  expect(lines.find(({ transid }) => transid === push.transid)).toMatchObject({
    ...{ type: 'C2B', amount: 250.5, charge: 2.5, resultcode: '000' },
  });
  const paidOut = lines.filter(({ transid }) => cashIns.some((cashIn) => cashIn.transid === transid));
  expect(paidOut).toHaveLength(21);
  expect(paidOut[0]).toMatchObject({ type: 'CASHIN', amount: 900, charge: 5, resultcode: '000' });
  expect(await balance()).toBeCloseTo(before + 250.5 - 2.5 - 21 * 905, 2);
  const none = await gateways.api.get(mobileListPaths.statement({ from: '2001-01-01', to: '2001-01-02', page: 1 }));
  expect(none.json().data).toEqual([]);
  const wrong = await gateways.api.post(mobileListPaths.balance, { transid: 'B', vendor, pin: 'no' });
  expect(wrong.statusCode).toBe(400);
});
