import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { hashRecoveryCode, makeRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

test('makes ten different codes of 128 bits or more in groups of four, without letters that are read for others', () => {
  const codes = makeRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4})+$/);
    const bitsPerLetter = 5;
    expect(code.replaceAll('-', '').length * bitsPerLetter).toBeGreaterThanOrEqual(128);
    expect(readRecoveryCode(code.toLowerCase())).toBe(code.replaceAll('-', ''));
  }
});

test.each([
  ['0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV', '0123456789ABCDEFGHJKMNPQRSTV'],
  ['0123 4567 89ab cdef ghjk mnpq rstv', '0123456789ABCDEFGHJKMNPQRSTV'],
  // Codes of sixteen letters are in players' hands.
  ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
  [' 0123456789abcdef ', '0123456789ABCDEF'],
  ['0123 4567 89ab cdef', '0123456789ABCDEF'],
  ['oIl0-0000-0000-0000', '0110000000000000'],
])('reads %j as it was meant', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test.each([
  '',
  '123456',
  '0123-4567-89AB-CDE',
  '0123-4567-89AB-CDEF-0',
  '0123-4567-89AB-CDEF-GHJK-MNPQ-RST',
  '0123-4567-89AB-CDE*',
  'x'.repeat(40),
])('takes %j for no recovery code', (typed) => {
  expect(readRecoveryCode(typed)).toBeUndefined();
});

test('is hashed for its player, in whichever way it was typed', () => {
  expect(hashRecoveryCode(1n, '0123-4567-89AB-CDEF')).toEqual(hashRecoveryCode(1n, '0123 4567 89ab cdef'));
  expect(hashRecoveryCode(1n, '0123456789ABCDEF')).not.toEqual(hashRecoveryCode(2n, '0123456789ABCDEF'));
});

test('recognises a code of sixteen letters by the hash that was stored for it', () => {
  const stored = '1dce69ddc618058e23b3dd62a323e8f0fa68c1332cc03bf783e6da66275ea236';
  expect(hashRecoveryCode(1n, '0123-4567-89ab-cdef').toString('hex')).toBe(stored);
});
