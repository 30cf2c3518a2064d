import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import { hexOf } from './hex.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

export const serverSeedBytes = 32;

/** All that decides the chance of a round. */
export interface Seeds {
  /** Ours: 32 bytes whose digest the player knows before playing, and which are told afterwards. */
  serverSeed: Uint8Array;
  /** The player's, any text. */
  clientSeed: string;
  /** How many rounds these seeds had decided before this one. */
  nonce: number;
}

/**
 * The chance of one round: the digests HMAC-SHA256(server seed, `<client seed>:<nonce>:<block>`) of block 0, 1, 2 and so on, one
 * after the other, taken byte by byte. Neither side can choose it alone, and the same seeds give the same chance again.
 */
export function chanceFrom({ serverSeed, clientSeed, nonce }: Seeds): Random {
  assert(serverSeed.length === serverSeedBytes, 'a server seed has 32 bytes');
  assert(Number.isSafeInteger(nonce) && nonce >= 0, 'rounds are counted from 0');
  const text = new TextEncoder();
  let block = new Uint8Array(0);
  let blocks = 0;
  let used = 0;
  const next = (): number => {
    if (used === block.length) {
      block = hmacSha256(serverSeed, text.encode(`${clientSeed}:${nonce}:${blocks}`));
      blocks += 1;
      used = 0;
    }
    const byte = block[used] ?? 0;
    used += 1;
    return byte;
  };
  return { bytes: (count) => Uint8Array.from({ length: count }, next) };
}

/** What is told of a server seed beforehand, so that it cannot be another one afterwards. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return hexOf(sha256(serverSeed));
}
