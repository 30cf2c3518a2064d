import { expect, test } from 'vitest';
import { codeAt, keyUri, manualCode, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of RFC 6238', (second, eightDigits) => {
  // The RFC shows eight digits; with six there are the last six of the same number.
  expect(codeAt(secret, stepAt(new Date(second * 1_000)))).toBe(eightDigits.slice(-6));
});

test('takes a code of the present step and of the one on either side, and of no other', () => {
  const now = new Date('2026-11-15T12:00:29.999Z');
  const present = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((aside) => stepOfCode(secret, codeAt(secret, present + aside), now));
  expect(found).toEqual([undefined, present - 1, present, present + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '\u0000'.repeat(6)])('takes %j for no code', (text) => {
  expect(stepOfCode(secret, text, new Date(59_000))).toBeUndefined();
});

test('a code of another secret is worth nothing', () => {
  const now = new Date(59_000);
  expect(stepOfCode(Buffer.from('a secret of somebody'), codeAt(secret, stepAt(now)), now)).toBeUndefined();
});

test('writes the secret for hands and for cameras, whatever the brand is called', () => {
  expect(manualCode(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  const uri = new URL(keyUri(secret, { issuer: 'Bet & Play: 1', label: '2348030000005' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('2348030000005');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Bet & Play: 1',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
