import type { Present } from '@harmattan/kernel/clock';

/**
 * Caches each answer for a while, so that many calls at once cost one `look`. A call during that `look` waits for it.
 * What failed is not kept. Bounded: when too many different things were asked for, it forgets them all.
 */
export function cacheFor<Key, Value>(
  { clock, ms, cachedMax = 500 }: { clock: Present; ms: number; cachedMax?: number },
  look: (key: Key) => Promise<Value>,
) {
  const kept = new Map<Key, { untilMs: number; value: Promise<Value> }>();
  return {
    get(key: Key): Promise<Value> {
      const nowMs = clock.now().getTime();
      const known = kept.get(key);
      // A clock that was set back would keep it for long.
      if (known && nowMs < known.untilMs && known.untilMs - nowMs <= ms) return known.value;
      if (kept.size >= cachedMax) kept.clear();
      const value = look(key);
      const entry = { untilMs: nowMs + ms, value };
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return value;
    },
    clear: () => kept.clear(),
  };
}
