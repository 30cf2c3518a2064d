import type { Random } from '@harmattan/kernel/random';

/** The same stretch of chance two times, for what is played and for what is worked out again. */
export function twice(random: Random, bytes = 1_024): [Random, Random] {
  const kept = Uint8Array.from(random.bytes(bytes));
  const replay = (): Random => {
    let used = 0;
    return {
      bytes(count) {
        used += count;
        if (used > kept.length) throw new Error('the stretch of chance is too short');
        return kept.slice(used - count, used);
      },
    };
  };
  return [replay(), replay()];
}
