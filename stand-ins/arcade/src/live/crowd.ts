import type { Clock } from '@harmattan/kernel/clock';

/** For so long after the last page has gone, turns still follow one another. */
const lingerMs = 60_000;

/** The listeners of each table. No turn is opened at a table that is not watched. */
export function createCrowd<Listener>(clock: Clock) {
  const listeners = new Map<string, Set<Listener>>();
  const leftAt = new Map<string, number>();

  function isWatched(tableName: string): boolean {
    if (listeners.has(tableName)) return true;
    const left = leftAt.get(tableName);
    return left !== undefined && clock.now().getTime() - left < lingerMs;
  }

  return {
    join(tableName: string, listener: Listener): () => void {
      const here = listeners.get(tableName) ?? new Set();
      listeners.set(tableName, here.add(listener));
      return () => {
        if (here.delete(listener)) leftAt.set(tableName, clock.now().getTime());
        if (here.size === 0 && listeners.get(tableName) === here) listeners.delete(tableName);
      };
    },
    at: (tableName: string): readonly Listener[] => [...(listeners.get(tableName) ?? [])],
    isWatched,
    /** Every table that has a listener, or had one and is not forgotten yet. */
    tables: (): string[] => [...new Set([...listeners.keys(), ...leftAt.keys()])],
    /** The table may sleep. False where it is watched, perhaps by a page that has only just come. */
    forget(tableName: string): boolean {
      if (isWatched(tableName)) return false;
      leftAt.delete(tableName);
      return true;
    },
  };
}
