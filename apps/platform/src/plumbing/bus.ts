import type { Log } from './log.ts';

export type BusHandler = (message: unknown) => void;

/**
 * Fleeting news within one process: nothing is kept, and other processes of the platform do not hear it. Whatever must
 * not be missed goes through the outbox.
 */
export interface Bus {
  publish(topic: string, message: unknown): void;
  /** Returns what ends the subscription. */
  subscribe(topic: string, handler: BusHandler): () => void;
  close(): void;
}

export function createLocalBus(deps: { log: Log }): Bus {
  const handlers = new Map<string, Set<BusHandler>>();

  return {
    publish(topic, message) {
      for (const handler of [...(handlers.get(topic) ?? [])]) {
        try {
          handler(message);
        } catch (error) {
          deps.log.error({ err: error, topic }, 'a listener on the bus failed');
        }
      }
    },
    subscribe(topic, handler) {
      const listening = handlers.get(topic) ?? new Set();
      handlers.set(topic, listening.add(handler));
      return () => {
        listening.delete(handler);
        if (listening.size === 0) handlers.delete(topic);
      };
    },
    close: () => handlers.clear(),
  };
}
