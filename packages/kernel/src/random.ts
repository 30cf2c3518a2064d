import { assert } from './assert.ts';

/** The only source of chance. Injected like the clock, so that a test can replay it. */
export interface Random {
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** The operating system's generator, the same call on the server and in the page. */
export const systemRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

const uint32Values = 2 ** 32;

/**
 * A whole number from 0 up to but not including `below`, each equally likely. Draws that fall into the last, incomplete
 * run of values are thrown away: taking the remainder of them would favour the small numbers.
 */
export function randomBelow(random: Random, below: number): number {
  assert(Number.isSafeInteger(below) && below >= 1 && below <= uint32Values, 'bound of a draw is 1 to 2^32');
  const fairValues = uint32Values - (uint32Values % below);
  for (;;) {
    const value = new DataView(random.bytes(4).buffer).getUint32(0);
    if (value < fairValues) return value % below;
  }
}

/** Text for secrets and tokens: URL-safe, six bits a character. */
export function randomText(random: Random, length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(random.bytes(length), (byte) => alphabet[byte & 63]).join('');
}
