import type { Random } from '@harmattan/kernel/random';

const blockBytes = 1_024;

/** The same chance, fetched in blocks: a book that opens draws for thousands of minutes, four bytes at a time. */
export function inBlocks(random: Random): Random {
  let block = new Uint8Array(0);
  let at = 0;
  return {
    bytes(count) {
      if (count > blockBytes) return random.bytes(count);
      if (at + count > block.length) {
        block = random.bytes(blockBytes);
        at = 0;
      }
      const taken = block.slice(at, at + count);
      // Bytes that were drawn must not stay in the block.
      block.fill(0, at, at + count);
      at += count;
      return taken;
    },
  };
}
