import type { Bus } from '../plumbing/bus.ts';

/** A bus for one of several that share one: its close ends its own subscriptions only. */
export function branchOf(bus: Bus): Bus {
  const ends = new Set<() => void>();
  return {
    ...bus,
    subscribe(topic, handler) {
      const end = bus.subscribe(topic, handler);
      ends.add(end);
      return () => {
        ends.delete(end);
        end();
      };
    },
    async close() {
      for (const end of ends) end();
    },
  };
}
