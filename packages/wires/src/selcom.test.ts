import { expect, test } from 'vitest';
import { z } from 'zod';
import { fasthubFailures, signFasthub, verifyFasthub } from './fasthub.ts';
import { createOrderAnswer, outcomeOf, selcomFailures, selcomProblem, signSelcom, verifySelcom } from './selcom.ts';

const fields = {
  transid: 'T1',
  utilitycode: 'VMCASHIN',
  utilityref: '255712345678',
  amount: 1000,
  vendor: 'V1',
  pin: '0000',
};
const now = new Date('2026-01-01T07:00:00Z');
const signed = signSelcom({ apiKey: 'KEY', apiSecret: 'SECRET', fields, timestamp: now });
const call = {
  headers: signed as Record<string, string | string[] | undefined>,
  body: fields as Record<string, unknown>,
  apiKey: 'KEY',
  apiSecret: 'SECRET',
  now,
  windowMs: 300_000,
  mustSign: ['transid', 'amount'],
};

test('signs as openssl does', () => {
  // printf %s 'timestamp=…&transid=T1&…' | openssl dgst -sha256 -hmac SECRET -binary | base64
  expect(signed).toEqual({
    authorization: 'SELCOM S0VZ',
    timestamp: '2026-01-01T10:00:00+03:00',
    'digest-method': 'HS256',
    'signed-fields': 'transid,utilitycode,utilityref,amount,vendor,pin',
    digest: 'NPN/sAB3mmh+jOQ/xLXDXeVcEoypumV/xMSTSgvyGYk=',
  });
});

test('accepts what was signed, also from a query where everything is text', () => {
  expect(verifySelcom(call)).toBe(true);
  expect(verifySelcom({ ...call, body: { ...fields, amount: '1000' } })).toBe(true);
  expect(verifySelcom({ ...call, body: { ...fields, unsigned: 'and not asked for' } })).toBe(true);
});

test.each([
  ['another amount', { body: { ...fields, amount: 9000 } }, 'wrong digest'],
  ['another secret', { apiSecret: 'OTHER' }, 'wrong digest'],
  ['no digest', { headers: { ...signed, digest: undefined } }, 'wrong digest'],
  ['another key', { apiKey: 'OTHER' }, 'unknown key'],
  ['no headers', { headers: {} }, 'unknown key'],
  ['another method', { headers: { ...signed, 'digest-method': 'none' } }, 'unknown digest method'],
  ['an old call', { now: new Date(now.getTime() + 300_001) }, 'timestamp too far from now'],
  ['a call of tomorrow', { now: new Date(now.getTime() - 300_001) }, 'timestamp too far from now'],
  ['no time', { headers: { ...signed, timestamp: 'soon' } }, 'no timestamp'],
  ['an impossible time', { headers: { ...signed, timestamp: '2026-13-01T10:00:00Z' } }, 'timestamp too far from now'],
  ['a field left out of the signature', { mustSign: ['msisdn'] }, 'a field that must be signed is not'],
  ['a signed field gone', { body: { ...fields, pin: undefined } }, 'a signed field is missing'],
  ['nothing signed', { headers: { ...signed, 'signed-fields': '' } }, 'a signed field is missing'],
  [
    'a field that every object has',
    { headers: { ...signed, 'signed-fields': 'toString' } },
    'a signed field is missing',
  ],
])('refuses %s', (_what, change, problem) => {
  expect(selcomProblem({ ...call, ...change })).toBe(problem);
});

test("one gateway's signature is not the other's", () => {
  const headers = signFasthub({ apiKey: 'KEY', apiSecret: 'SECRET', fields, timestamp: now });
  expect(headers.authorization).toBe('FASTHUB S0VZ');
  expect(verifyFasthub({ ...call, headers })).toBe(true);
  expect(verifySelcom({ ...call, headers })).toBe(false);
});

test.each([
  ['000', 'success'],
  ['111', 'in progress'],
  ['927', 'in progress'],
  ['999', 'ambiguous'],
  ['010', 'failed'],
  ['051', 'failed'],
  ...['400', '401', '403', '429', '500', '503', '101', '', 'ERR', '10', '0010'].map((code) => [code, 'unknown']),
])('reads the code %j as %s', (code, outcome) => {
  expect(outcomeOf(code as string, selcomFailures)).toBe(outcome);
  expect(outcomeOf(code as string, fasthubFailures)).toBe(outcome);
});

test('carries addresses in base64', () => {
  const answer = {
    reference: 'R',
    transid: 'T',
    resultcode: '000',
    result: 'SUCCESS',
    message: 'ok',
    data: [{ payment_gateway_url: 'http://127.0.0.1:3003/selcom/pay/x?y=ż', payment_token: 'x' }],
  };
  const written = z.encode(createOrderAnswer, answer);
  expect(written.data?.[0]?.payment_gateway_url).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(createOrderAnswer.parse(written)).toEqual(answer);
});
