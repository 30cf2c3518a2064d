import type { Log } from '../log.ts';
import type { Bus, BusHandler } from './bus.ts';

export function createLocalBus({ log }: { log: Log }): Bus {
  const handlers = new Map<string, Set<BusHandler>>();

  return {
    publish(topic, message) {
      for (const handler of [...(handlers.get(topic) ?? [])]) {
        try {
          handler(message);
        } catch (error) {
          log.error({ err: error, topic }, 'a listener on the bus failed');
        }
      }
    },
    subscribe(topic, handler) {
      const listening = handlers.get(topic) ?? new Set();
      handlers.set(topic, listening.add(handler));
      return () => {
        listening.delete(handler);
        if (listening.size === 0 && handlers.get(topic) === listening) handlers.delete(topic);
      };
    },
    onGap: () => () => {},
    isShared: () => false,
    async close() {
      handlers.clear();
    },
  };
}
