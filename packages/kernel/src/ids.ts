import type { Present } from './clock.ts';
import type { Random } from './random.ts';

export interface Ids {
  next(): string;
}

const counterMax = 0xfff;
const chanceBytes = 8;
/** Drawn for so many ids at once: asking the system for a few bytes costs as much as asking for many. */
const idsPerDraw = 512;
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * UUID version 7: a millisecond, a counter, then chance. Those of one process sort in the order they were made, so they
 * go to the end of an index rather than all over it.
 */
export function createIds(deps: { clock: Present; random: Random }): Ids {
  let lastMs = 0;
  let counter = 0;
  let drawn = new Uint8Array(0);
  let used = 0;

  function chance(): Uint8Array {
    if (used === drawn.length) {
      drawn = deps.random.bytes(chanceBytes * idsPerDraw);
      used = 0;
    }
    used += chanceBytes;
    return drawn.subarray(used - chanceBytes, used);
  }

  return {
    next() {
      const nowMs = deps.clock.now().getTime();
      if (nowMs > lastMs) {
        lastMs = nowMs;
        counter = 0;
      } else if (counter < counterMax) {
        counter += 1;
      } else {
        // More than the counter holds within one millisecond, or the clock went back: borrow from the future.
        lastMs += 1;
        counter = 0;
      }
      return format(lastMs, counter, chance());
    },
  };
}

function format(timeMs: number, counter: number, chance: Uint8Array): string {
  const time = timeMs.toString(16).padStart(12, '0');
  const version = `7${counter.toString(16).padStart(3, '0')}`;
  let tail = hex[((chance[0] as number) & 0x3f) | 0x80] as string;
  for (let at = 1; at < chanceBytes; at += 1) tail += hex[chance[at] as number];
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
