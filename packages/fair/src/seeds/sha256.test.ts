import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, hexOf } from './hex.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

const text = (words: string) => new TextEncoder().encode(words);

// FIPS 180-4 and its examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 is what the standard prints (%#)', (message, digest) => {
  expect(hexOf(sha256(text(message)))).toBe(digest);
});

// RFC 4231, test cases 1, 2, 3 and 6.
test.each([
  ['0b'.repeat(20), text('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    hexOf(text('Jefe')),
    text('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), new Uint8Array(50).fill(0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    'aa'.repeat(131),
    text('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('HMAC-SHA256 is what the RFC prints (%#)', (key, message, digest) => {
  expect(hexOf(hmacSha256(bytesOf(key) ?? new Uint8Array(), message))).toBe(digest);
});

test('SHA-256 is what others reckon, whatever the length', () => {
  for (let length = 0; length <= 400; length += 1) {
    const message = randomBytes(length);
    expect(hexOf(sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC-SHA256 is what others reckon, whatever the lengths of key and message', () => {
  for (let length = 0; length <= 200; length += 1) {
    const key = randomBytes(length);
    const message = randomBytes(3 * (200 - length));
    expect(hexOf(hmacSha256(key, message)), `${length} bytes of key`).toBe(
      createHmac('sha256', key).update(message).digest('hex'),
    );
  }
});

test('hexadecimal is read as it is written, and nothing else is', () => {
  const bytes = randomBytes(64);
  expect(hexOf(bytes)).toBe(bytes.toString('hex'));
  expect(bytesOf(bytes.toString('hex').toUpperCase())).toEqual(new Uint8Array(bytes));
  for (const wrong of ['a', '0g', ' 00', '0x00', '00\n', '٠٠']) expect(bytesOf(wrong)).toBeUndefined();
});
