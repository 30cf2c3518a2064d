import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { identityAnswer, identityPaths } from '@harmattan/wires/youverify';
import { expect, test } from 'vitest';
import { createTestGateways, useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();
const { token } = sandboxCredentials.youverify;
const person = { firstName: 'Adebayo O.', lastName: 'Seun', dateOfBirth: '1990-02-28' };
const question = (id: string, requestId: string = crypto.randomUUID()) => ({
  ...{ id, isSubjectConsent: true, validations: { data: person }, metadata: { requestId } },
});

async function openRegister() {
  const gateways = await createTestGateways(db);
  const ask = (body: object, headers: Record<string, string> = { token }) =>
    gateways.post(`/youverify${identityPaths.nin}`, body, headers);
  return { ask, data: async (body: object) => identityAnswer.parse((await ask(body)).json()).data };
}

test('knows the person under any number, in capital letters, and repeats whose question it was', async () => {
  const { data } = await openRegister();
  expect(await data(question('12345678901', 'mine'))).toMatchObject({
    ...{ status: 'found', firstName: 'ADEBAYO O.', lastName: 'SEUN', dateOfBirth: '1990-02-28' },
    metadata: { requestId: 'mine' },
  });
});

test.each([
  ['12345670404', { status: 'not_found' }],
  ['12345670401', { status: 'found', lastName: 'EZEKWESILI', dateOfBirth: '1961-03-09' }],
  ['12345670300', { status: 'found', firstName: 'SEUN', middleName: 'OLUWASEUN', lastName: 'ADEBAYO' }],
  ['12345670301', { status: 'found', lastName: 'SEUN', dateOfBirth: '1961-03-09' }],
  ['12345670302', { status: 'found', lastName: 'EZEKWESILI', dateOfBirth: '1990-02-28' }],
  ['12345670202', { status: 'pending' }],
])('by its ending %s the register answers %j', async (number, answer) => {
  const { data } = await openRegister();
  expect(await data(question(number))).toMatchObject(answer);
});

test('is down for the first question about some numbers and answers the next one', async () => {
  const { ask } = await openRegister();
  const body = question('12345670503');
  expect((await ask(body)).statusCode).toBe(503);
  expect((await ask(body)).statusCode).toBe(200);
});

test('refuses a wrong token and a question without consent', async () => {
  const { ask } = await openRegister();
  expect((await ask(question('12345678901'), { token: 'wrong' })).statusCode).toBe(401);
  expect((await ask({ ...question('12345678901'), isSubjectConsent: false })).statusCode).toBe(400);
});
