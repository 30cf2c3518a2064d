import { isSignedSafeplay, safeplayAnswer, safeplayChanges, safeplaySignatureHeader } from '@harmattan/wires/safeplay';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { newNumber, startTestGateways, useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();
const { apiKey, hookSecret } = sandboxCredentials.register;
const key = { authorization: `Bearer ${apiKey}` };
type Gateways = Awaited<ReturnType<typeof startTestGateways>>;

function enter({ server }: Gateways, change: Record<string, string> = {}) {
  const person = { firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28', phone: newNumber(), ...change };
  return server.inject({
    ...{ method: 'POST', url: '/safeplay', authority: '127.0.0.1' },
    payload: new URLSearchParams(person).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

test('a person who is entered is listed, found by phone, shown on the page, and told to the platform with a signature', async () => {
  const gateways = await startTestGateways(db);
  const phone = newNumber();
  expect((await enter(gateways, { phone, lastName: 'Obi <b>' })).statusCode).toBe(303);
  const question = { identityNumbers: [], phones: [phone], emails: [] };
  const found = await gateways.post('/safeplay/v1/check', question, key);
  expect(safeplayAnswer.parse(found.json()).entries).toMatchObject([{ firstName: 'Ada', phones: [phone] }]);
  const changes = safeplayChanges.parse((await gateways.get('/safeplay/v1/changes', key)).json());
  expect(changes.entries.at(-1)).toMatchObject({ phones: [phone], birthDate: '1990-02-28' });
  const after = await gateways.get(`/safeplay/v1/changes?after=${changes.position}`, key);
  expect(safeplayChanges.parse(after.json())).toMatchObject({ entries: [], hasMore: false });
  expect((await gateways.get('/safeplay')).body).toContain('Obi &lt;b&gt;');
  const [told] = await gateways.platform.calls('/hooks/safeplay', 1);
  const signature = told?.headers[safeplaySignatureHeader];
  expect(told?.body.phones).toEqual([phone]);
  expect(isSignedSafeplay(Buffer.from(JSON.stringify(told?.body)), { signature, secret: hookSecret })).toBe(true);
});

test('without the key nothing is told, and what is no person is not entered', async () => {
  const gateways = await startTestGateways(db);
  expect((await gateways.get('/safeplay/v1/changes')).statusCode).toBe(401);
  expect((await gateways.post('/safeplay/v1/check', {}, { authorization: 'Bearer x' })).statusCode).toBe(401);
  expect((await gateways.post('/safeplay/v1/check', {}, key)).statusCode).toBe(400);
  expect((await gateways.get('/safeplay/v1/changes?after=x', key)).statusCode).toBe(400);
  expect((await enter(gateways, { birthDate: 'yesterday' })).statusCode).toBe(400);
  expect((await enter(gateways, { phone: 'none' })).statusCode).toBe(400);
});
