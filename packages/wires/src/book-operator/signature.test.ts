import { expect, test } from 'vitest';
import { nonceOfCall, signOperatorCall } from './signature.ts';

const now = new Date('2026-11-18T10:00:00.000Z');
const nonce = '5f0c6e5e-7c8e-4f55-9d4b-7f2f0a1c2b3d';
const call = { secret: 'a secret of two servers', call: 'exposure', body: '{"codesOnly":true}' };
const headers = signOperatorCall({ ...call, now, nonce });

test('a call is known by its secret, name, body, time and nonce', () => {
  expect(nonceOfCall({ ...call, headers, now })).toBe(nonce);
  for (const change of [{ secret: 'another secret of both' }, { call: 'referrals' }, { body: '{"codesOnly":false}' }])
    expect(nonceOfCall({ ...call, ...change, headers, now }), JSON.stringify(change)).toBe(undefined);
  const otherNonce = { ...headers, 'x-operator-nonce': nonce.replace('5f', '6f') };
  expect(nonceOfCall({ ...call, headers: otherNonce, now })).toBe(undefined);
  const otherTime = { ...headers, 'x-operator-time': '2026-11-18T10:00:01.000Z' };
  expect(nonceOfCall({ ...call, headers: otherTime, now })).toBe(undefined);
  expect(nonceOfCall({ ...call, headers: {}, now })).toBe(undefined);
});

test('a signature is good for five minutes either way', () => {
  for (const [minutes, isGood] of [
    [5, true],
    [-5, true],
    [5.1, false],
    [-5.1, false],
  ] as const) {
    const later = new Date(now.getTime() + minutes * 60_000);
    expect(nonceOfCall({ ...call, headers, now: later }) === nonce, `${minutes} minutes`).toBe(isGood);
  }
});
