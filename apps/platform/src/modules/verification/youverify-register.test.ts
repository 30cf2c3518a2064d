import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLog, logOptions } from '../../plumbing/log.ts';
import { startFarRegister } from '../../testing/far-register.ts';
import type { RegisterQuestion } from './register-port.ts';
import { createYouverifyRegister } from './youverify-register.ts';

const number = '12345678901';
const question: RegisterQuestion = {
  ...{ requestId: 'a check', kind: 'nin', number, firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28' },
};

async function openRegister(timeoutMs = 5_000) {
  const far = await startFarRegister();
  const logged: string[] = [];
  const log = pino(logOptions('debug'), { write: (line: string) => logged.push(line) });
  const register = createYouverifyRegister({ settings: { url: far.url, token: 'a token' }, log, timeoutMs });
  return { far, register, logged };
}

test("asks in Youverify's wire, with the number in the body and the token in its header", async () => {
  const { far, register } = await openRegister();
  far.people.set(number, { firstName: 'ADA', middleName: 'CHIOMA', lastName: 'OBI', dateOfBirth: '1990-02-28' });
  expect(await register(question)).toEqual({ kind: 'found', name: 'ADA CHIOMA OBI', birthDate: '1990-02-28' });
  expect(far.asked).toEqual([
    {
      path: '/v2/api/identity/ng/nin',
      token: 'a token',
      body: {
        id: number,
        isSubjectConsent: true,
        validations: { data: { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' } },
        metadata: { requestId: 'a check' },
      },
    },
  ]);
});

test('not found is an answer; a failure, silence and a word that is not known are none, and the number is not logged', async () => {
  const { far, register, logged } = await openRegister(1_500);
  expect(await register(question)).toEqual({ kind: 'not found' });
  for (const manner of ['down', 'not understood', 'silent'] as const) {
    far.people.set(number, manner);
    expect([manner, await register(question)]).toEqual([manner, { kind: 'unknown' }]);
  }
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join()).not.toContain(number);
});

test('a register that is not there leaves the question open, and so does a birth date that cannot be read', async () => {
  const log = createLog({ level: 'silent' });
  const settings = { url: 'http://127.0.0.1:1', token: 'a token' };
  expect(await createYouverifyRegister({ settings, log })(question)).toEqual({ kind: 'unknown' });
  const { far, register } = await openRegister();
  far.people.set(number, { firstName: 'ADA', lastName: 'OBI', dateOfBirth: '28 February 1990' });
  expect(await register(question)).toEqual({ kind: 'found', name: 'ADA OBI', birthDate: undefined });
});
