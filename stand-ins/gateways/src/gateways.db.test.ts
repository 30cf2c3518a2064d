import { smsAnswer, smsPath } from '@harmattan/wires/termii';
import { expect, test } from 'vitest';
import { createTestGateways, newNumber, smsTo, useTestDatabase } from './testing/test-gateways.ts';

const db = useTestDatabase();
const messagesTo = async (gateways: Awaited<ReturnType<typeof createTestGateways>>, number: string) =>
  (await gateways.get(`/phone/api/messages?number=${number}`)).json().messages;

test("takes a text over Termii's wire and shows it on the phone, however the number is written", async () => {
  const gateways = await createTestGateways(db);
  const number = newNumber();
  const answer = await gateways.post(...smsTo(number, { a_field_of_next_year: true }));
  expect(answer.statusCode).toBe(200);
  const { message_id } = smsAnswer.parse(answer.json());
  for (const written of [number, `%2B${number}`, `0${number.slice(3)}`, number.slice(3)]) {
    expect(await messagesTo(gateways, written)).toEqual([
      { id: message_id, to: number, from: 'Harmattan', text: '123456 is your code', at: expect.any(String) },
    ]);
  }
  const { numbers } = (await gateways.get('/phone/api/numbers')).json();
  expect(numbers[0]).toEqual({ number, latestId: message_id, latestAt: expect.any(String) });
});

test.each([
  [{ api_key: 'wrong' }, 401],
  [{ api_key: undefined }, 401],
  [{ api_key: 7 }, 401],
  [{ to: '+2348031234567' }, 400],
  [{ to: 'abc' }, 400],
  [{ to: ['2348031234567'] }, 400],
  [{ from: '' }, 400],
  [{ from: 'a name of many letters' }, 400],
  [{ sms: '' }, 400],
  [{ sms: 'x'.repeat(919) }, 400],
  [{ sms: 'a\0b' }, 400],
  [{ type: 'unicode' }, 400],
  [{ channel: 'pigeon' }, 400],
])('does not take %j', async (change, status) => {
  const gateways = await createTestGateways(db);
  const number = newNumber();
  const answer = await gateways.post(...smsTo(number, change));
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toMatchObject({ message: expect.any(String) });
  expect(await messagesTo(gateways, number)).toEqual([]);
});

test.each([
  ['0500', 500, 0],
  ['0404', 200, 0],
  ['0202', 200, 2],
])('to a number that ends in %s answers %i and delivers %i', async (ending, status, delivered) => {
  const gateways = await createTestGateways(db);
  const number = newNumber(ending);
  expect((await gateways.post(...smsTo(number))).statusCode).toBe(status);
  expect(await messagesTo(gateways, number)).toHaveLength(delivered);
});

test('stays silent to a number that ends in 0408, yet can be stopped meanwhile', async () => {
  const gateways = await createTestGateways(db);
  const arrived = new Promise<void>((resolve) => gateways.server.addHook('preHandler', async () => resolve()));
  await gateways.start();
  const { port } = gateways.server.server.address() as { port: number };
  const [path, body] = smsTo(newNumber('0408'));
  const answer = fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  answer.catch(() => {});
  await arrived;
  await gateways.stop();
  await expect(answer).rejects.toThrow('fetch failed');
});

test('logs that a text was sent, and never its words, its number or the key', async () => {
  const logged: string[] = [];
  const gateways = await createTestGateways(db, {}, logged);
  const number = newNumber();
  await gateways.post(...smsTo(number));
  await gateways.post(...smsTo(number, { channel: 'pigeon' }));
  await gateways.get(`/phone/api/messages?number=${number}`);
  expect(logged.map((line) => JSON.parse(line).status)).toEqual([200, 400]);
  expect(logged.join()).not.toMatch(new RegExp(`123456|sandbox|${number}`));
});

test('is strict about where its pages may be shown, and sets no cookie', async () => {
  const gateways = await createTestGateways(db, { SITE_URL: 'http://localhost:4321/' });
  for (const url of ['/phone', '/phone/assets/abcd1234.js', '/phone/api/numbers', '/nowhere']) {
    const { headers } = await gateways.get(url);
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:4321');
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('answers to its own address only', async () => {
  const { server } = await createTestGateways(db, { GATEWAYS_PORT: '3003' });
  for (const authority of ['localhost:3003', 'rebound.example:3003']) {
    const answer = await server.inject({ url: '/phone/api/numbers', authority });
    expect([answer.statusCode, answer.headers.location]).toEqual([307, 'http://127.0.0.1:3003/phone/api/numbers']);
    expect(answer.body).toBe('');
  }
});

test('refuses what is no number, no file and no page', async () => {
  const gateways = await createTestGateways(db);
  for (const query of ['', '?number=', '?number=abc', "?number='--", '?number=1&number=2']) {
    expect((await gateways.get(`/phone/api/messages${query}`)).statusCode).toBe(400);
  }
  const answer = await gateways.get('/phone/api/messages?number=abc');
  expect(answer.json()).toEqual({ problem: 'no number', message: 'That is no mobile number.' });
  for (const url of ['/phone/assets/main.ts', '/phone/assets/..%2fsettings.ts', '/nowhere', smsPath]) {
    expect((await gateways.get(url)).statusCode).toBe(404);
  }
  expect((await gateways.get('/')).headers.location).toBe('/phone');
});

test('is alive, and ready while its database answers', async () => {
  const gateways = await createTestGateways(db);
  expect((await gateways.get('/healthz')).statusCode).toBe(200);
  expect((await gateways.get('/readyz')).json()).toEqual({ status: 'ready', waitingFor: [] });
  const cutOff = await createTestGateways({ ...db, url: 'postgres://nobody@127.0.0.1:1/none' });
  const answer = await cutOff.get('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', waitingFor: ['database'] }]);
});

test('lets a test move its clock, and no caller where the setting is off', async () => {
  const movable = await createTestGateways(db, { TEST_CLOCK: 'on' });
  const hourMs = 3_600_000;
  expect((await movable.post('/test/clock', { offsetMs: hourMs })).statusCode).toBe(200);
  const number = newNumber();
  await movable.post(...smsTo(number));
  const [message] = await messagesTo(movable, number);
  expect(Date.parse(message.at)).toBeGreaterThan(Date.now() + hourMs / 2);
  expect((await movable.post('/test/clock', { offsetMs: -1 })).statusCode).toBe(400);
  const fixed = await createTestGateways(db);
  expect((await fixed.post('/test/clock', { offsetMs: 1 })).statusCode).toBe(404);
});
