import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

export interface Ids {
  next(): string;
}

const counterMax = 0xfff;

/**
 * UUID version 7: a millisecond, a counter, then chance. Those of one process sort in the order they were made, so they
 * go to the end of an index rather than all over it.
 */
export function createIds(deps: { clock: Clock; random: Random }): Ids {
  let lastMs = 0;
  let counter = 0;

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
      return format(lastMs, counter, deps.random.bytes(8));
    },
  };
}

function format(timeMs: number, counter: number, chance: Uint8Array): string {
  const time = timeMs.toString(16).padStart(12, '0');
  const tail = Array.from(chance, (byte, at) => (at === 0 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'));
  const version = `7${counter.toString(16).padStart(3, '0')}`;
  const [high, low] = [tail.slice(0, 2).join(''), tail.slice(2).join('')];
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${high}-${low}`;
}
