import { randomUUID } from 'node:crypto';
import { isHookSignature, paths } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, onTestFinished, test } from 'vitest';
import { authorized, cardBody, payout, startKudipal } from '../testing/kudipal-customer.ts';
import { dataIn, newNumber, useTestDatabase } from '../testing/test-gateways.ts';
import { testPin } from './test-cards.ts';

const db = useTestDatabase();
const { secretKey, hookSecret } = sandboxCredentials.kudipal;

test('refuses a caller without the key', async () => {
  const gateways = await startKudipal(db);
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: secretKey }]) {
    expect((await gateways.get('/kudipal/v3/banks/NG', headers)).statusCode).toBe(401);
    expect((await gateways.post('/kudipal/v3/transfers', payout(), headers)).statusCode).toBe(401);
  }
});

test('charges a card once, however often and however much at once it is asked', async () => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => gateways.card('plain', { tx_ref })));
  const again = await gateways.card('plain', { tx_ref });
  const ids = new Set([...answers, again].map((answer) => answer.json().data.id));
  expect(ids.size).toBe(1);
  expect(again.json().data).toMatchObject({ status: 'successful', amount: 1500.5, currency: 'NGN', tx_ref });
  const [hook] = await gateways.hooks(1);
  expect(isHookSignature(hook?.headers['verif-hash'], hookSecret)).toBe(true);
  expect(hook?.body).toMatchObject({ event: 'charge.completed', data: { tx_ref, amount: 1500.5, id: [...ids][0] } });
  const other = await gateways.card('plain', { tx_ref, amount: 9 });
  expect([other.statusCode, other.json().status]).toEqual([400, 'error']);
  const byId = await gateways.api.get(paths.verify(hook?.body.data.id));
  expect(byId.json().data).toEqual(await gateways.verify(tx_ref));
});

test('asks the PIN, then a code that arrives on the phone, and keeps neither', async () => {
  const logged: string[] = [];
  const gateways = await startKudipal(db, logged);
  const [tx_ref, phone_number] = [randomUUID(), newNumber()];
  const asked = (await gateways.card('pin and otp', { tx_ref, phone_number })).json();
  expect(asked.meta.authorization).toEqual({ mode: 'pin', fields: ['pin'] });
  const authorization = { mode: 'pin', pin: testPin };
  const [one, two] = await Promise.all(
    [1, 2].map(() => gateways.card('pin and otp', { tx_ref, phone_number, authorization })),
  );
  expect(one?.json().meta.authorization.mode).toBe('otp');
  const flw_ref = two?.json().data.flw_ref;
  const texts = await gateways.textsTo(phone_number);
  expect(texts).toHaveLength(1);
  const otp = /\d{6}/.exec(texts[0] ?? '')?.[0] ?? '';

  const wrong = await gateways.api.post(paths.validateCharge, { otp: otp === '000000' ? '000001' : '000000', flw_ref });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Invalid OTP']);
  const right = await Promise.all([1, 2].map(() => gateways.api.post(paths.validateCharge, { otp, flw_ref })));
  for (const answer of right) expect(answer.json().data.status).toBe('successful');
  await gateways.hooks(1);

  const { rows } = await db.pool.query('select * from kudipal.charge where tx_ref = $1', [tx_ref]);
  const kept = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
  for (const secret of ['50610000', '"987"', testPin, otp]) {
    expect(kept).not.toContain(secret);
    expect(logged.join()).not.toContain(secret);
  }
});

test('ends after three wrong codes', async () => {
  const gateways = await startKudipal(db);
  const { flw_ref, tx_ref } = (await gateways.card('otp')).json().data;
  for (let tries = 0; tries < 3; tries += 1) await gateways.api.post(paths.validateCharge, { otp: 'x', flw_ref });
  expect((await gateways.verify(tx_ref)).status).toBe('failed');
});

test('asks the address, and takes it', async () => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  expect((await gateways.card('address', { tx_ref })).json().meta.authorization.mode).toBe('avs_noauth');
  const address = { city: 'Lagos', address: '1 Broad Street', state: 'LA', country: 'NG', zipcode: '101001' };
  const paid = await gateways.card('address', { tx_ref, authorization: { mode: 'avs_noauth', ...address } });
  expect(paid.json().data.status).toBe('successful');
});

test("sends the holder to the bank's page and back", async () => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  const { redirect } = (await gateways.card('redirect', { tx_ref })).json().meta.authorization;
  const path = new URL(redirect).pathname;
  expect(dataIn((await gateways.get(path)).body)).toEqual({
    at: 'bank',
    isOpen: true,
    amount: '1500.50',
    cardLastFour: '0062',
  });
  const decided = await gateways.server.inject({
    method: 'POST',
    url: path,
    authority: '127.0.0.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'do=approve',
  });
  expect(decided.statusCode).toBe(303);
  expect(decided.headers.location).toMatch(/^http:\/\/localhost:3000\/deposit\?status=successful&tx_ref=/);
  expect((await gateways.verify(tx_ref)).status).toBe('successful');
  expect(dataIn((await gateways.get(path)).body)).toMatchObject({ isOpen: false });
});

test.each([
  ['declined', {}, 'Card declined'],
  ['no funds', {}, 'Insufficient funds'],
  ['4111111111111111', {}, 'Only test cards are accepted here'],
  ['plain', { expiry_year: '20' }, 'Card has expired'],
])('declines the card %s with %j', async (name, change, message) => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  const answer = await gateways.card(name, { tx_ref, ...change });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect((await gateways.verify(tx_ref)).status).toBe('failed');
});

test('declines a wrong PIN', async () => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  await gateways.card('pin', { tx_ref });
  const answer = await gateways.card('pin', { tx_ref, authorization: { mode: 'pin', pin: '0000' } });
  expect(answer.json().message).toBe('Incorrect PIN');
});

test('charges a card and then answers with an error; asked again it tells', async () => {
  const gateways = await startKudipal(db);
  const tx_ref = randomUUID();
  expect((await gateways.card('error', { tx_ref })).statusCode).toBe(500);
  expect((await gateways.card('error', { tx_ref })).json().data.status).toBe('successful');
  await gateways.hooks(1);
});

test('charges a card and then says nothing', async () => {
  const gateways = await startKudipal(db);
  const { port } = gateways.server.server.address() as { port: number };
  const [tx_ref, stop] = [randomUUID(), new AbortController()];
  onTestFinished(() => stop.abort());
  const answer = fetch(`http://127.0.0.1:${port}/kudipal${paths.cardCharge}`, {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/json' },
    body: JSON.stringify(cardBody('silence', { tx_ref })),
    signal: stop.signal,
  });
  answer.catch(() => {});
  await gateways.hooks(1);
  expect((await gateways.verify(tx_ref)).status).toBe('successful');
  stop.abort();
  await expect(answer).rejects.toThrow('aborted');
});
