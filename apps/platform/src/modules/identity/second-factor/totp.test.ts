import { expect, test } from 'vitest';
import { codeAt, keyUri, manualCode, stepAt, timeOfCode, timeOfFirstCode } from './totp.ts';

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

const begins = Date.parse('2026-11-15T12:00:00Z');
const code = codeAt(secret, begins / 30_000);
const at = (ms: number, lateMs = 0) => timeOfCode(secret, code, { now: new Date(begins + ms), lateMs });

test('a code counts for its 30 seconds and not a moment longer', () => {
  const counts = [-1, 0, 29_999, 30_000].map((ms) => at(ms)?.isNow);
  expect(counts).toEqual([false, true, true, false]);
  for (const ms of [-30_001, 60_000]) expect(at(ms)).toBeUndefined();
});

test('a clock that is known to be wrong moves the 30 seconds and makes them no longer', () => {
  for (const lateMs of [-100_000, -12_345, 7_000, 300_000]) {
    const counts = [-1, 0, 29_999, 30_000].map((ms) => at(ms + lateMs, lateMs)?.isNow);
    expect(counts).toEqual([false, true, true, false]);
  }
});

test('a code that is late or early counts for nothing, and moves the 30 seconds of the codes after it', () => {
  expect(at(33_000)).toEqual({ step: begins / 30_000, lateMs: 3_500, isNow: false });
  expect(at(-4_000)).toEqual({ step: begins / 30_000, lateMs: -4_500, isNow: false });
  expect(at(10_000, 3_000)).toEqual({ step: begins / 30_000, lateMs: 3_000, isNow: true });
});

test('the code that sets the app up shows a clock that is wrong by up to five minutes', () => {
  const first = (ms: number) => timeOfFirstCode(secret, code, new Date(begins + ms));
  expect([first(0)?.lateMs, first(29_999)?.lateMs]).toEqual([0, 0]);
  expect([first(130_000)?.lateMs, first(-130_000)?.lateMs]).toEqual([115_000, -145_000]);
  for (const ms of [-300_001, 330_000]) expect(first(ms)).toBeUndefined();
});

/** How many of a hundred codes are refused, with a phone that is wrong by so much and a player who types for so long. */
function countRefused({ wrongMs, typingMs }: { wrongMs: number; typingMs: number }): number {
  let lateMs = 0;
  let refused = 0;
  for (let round = 0; round < 100; round += 1) {
    // Read somewhere within its 30 seconds, as the phone shows it.
    const readMs = begins + round * 600_000 + ((round * 7_919) % 30_000);
    const shown = codeAt(secret, stepAt(new Date(readMs + wrongMs)));
    const seen = timeOfCode(secret, shown, { now: new Date(readMs + typingMs), lateMs });
    refused += seen?.isNow ? 0 : 1;
    lateMs = seen?.lateMs ?? lateMs;
  }
  return refused;
}

test('a phone with a wrong clock and a player who types slowly lose a code now and then', () => {
  for (const wrongMs of [-25_000, -10_000, 0, 10_000, 25_000]) {
    for (const typingMs of [1_000, 5_000, 12_000]) {
      expect(countRefused({ wrongMs, typingMs }), `${wrongMs} ${typingMs}`).toBeLessThanOrEqual(10);
    }
  }
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '\u0000'.repeat(6)])('takes %j for no code', (text) => {
  expect(timeOfCode(secret, text, { now: new Date(59_000), lateMs: 0 })).toBeUndefined();
  expect(timeOfFirstCode(secret, text, new Date(59_000))).toBeUndefined();
});

test('a code of another secret is worth nothing', () => {
  const other = Buffer.from('a secret of somebody');
  expect(timeOfCode(other, code, { now: new Date(begins), lateMs: 0 })).toBeUndefined();
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
