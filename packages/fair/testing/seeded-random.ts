import { createCipheriv, createHash } from 'node:crypto';
import type { Random } from '@harmattan/kernel/random';

const blockBytes = 1 << 16;
const zeros = Buffer.alloc(blockBytes);

/**
 * A stream of chance that is as good as the system's and can be had again: AES-256-CTR under the SHA-256 of the seed. It is
 * made for millions of draws, so calls for the same count are answered in the same array: keep none of them.
 */
export function seededRandom(seed: string): Random {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const answers = new Map<number, Uint8Array<ArrayBuffer>>();
  let block = cipher.update(zeros);
  let used = 0;
  let last = new Uint8Array(4);
  const next = (): number => {
    if (used === blockBytes) {
      block = cipher.update(zeros);
      used = 0;
    }
    return block[used++] ?? 0;
  };
  return {
    bytes(count) {
      if (last.length !== count) {
        last = answers.get(count) ?? new Uint8Array(count);
        answers.set(count, last);
      }
      for (let index = 0; index < count; index++) last[index] = next();
      return last;
    },
  };
}
