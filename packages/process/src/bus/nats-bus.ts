import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Bus, BusOptions } from './bus.ts';
import { createLocalBus } from './local-bus.ts';
import { decodeMessage, encodeMessage } from './message.ts';
import { openLink } from './nats-link.ts';

interface Topic {
  subscription: Subscription | undefined;
  handlers: number;
}

/** The local bus for this process, and beside it a connection to a server, which does not send a process its own messages. */
export function createNatsBus({ url, scope, nearTopics = [], log }: BusOptions & { url: string }): Bus {
  const local = createLocalBus({ log });
  const gaps = createLocalBus({ log });
  const topics = new Map<string, Topic>();
  const subjectOf = (topic: string) => `${scope}.${topic}`;

  function listen(topic: string, connection: NatsConnection): Subscription {
    return connection.subscribe(subjectOf(topic), {
      callback: (error, { data }) => {
        if (error) return log.warn({ err: error, topic }, 'a subscription on the bus failed');
        try {
          local.publish(topic, decodeMessage(Buffer.from(data).toString('utf8')));
        } catch (cause) {
          log.warn({ err: cause, topic }, 'a message on the bus was not readable');
        }
      },
    });
  }

  function listenNow(topic: string): Subscription | undefined {
    const connection = link.connection();
    return connection && listen(topic, connection);
  }

  const link = openLink({
    ...{ url, scope, log },
    onOpen(connection) {
      for (const [topic, one] of topics) one.subscription = listen(topic, connection);
    },
    onConnected: () => gaps.publish('gap', undefined),
  });

  return {
    publish(topic, message) {
      local.publish(topic, message);
      if (!link.isConnected() || nearTopics.includes(topic)) return;
      try {
        link.connection()?.publish(subjectOf(topic), encodeMessage(message));
      } catch (error) {
        log.warn({ err: error, topic }, 'a message did not reach the bus');
      }
    },
    subscribe(topic, handler) {
      if (nearTopics.includes(topic)) return local.subscribe(topic, handler);
      const one = topics.get(topic) ?? { subscription: listenNow(topic), handlers: 0 };
      one.handlers += 1;
      topics.set(topic, one);
      const unsubscribe = local.subscribe(topic, handler);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        unsubscribe();
        one.handlers -= 1;
        if (one.handlers > 0) return;
        one.subscription?.unsubscribe();
        topics.delete(topic);
      };
    },
    onGap: (handler) => gaps.subscribe('gap', handler),
    isShared: link.isConnected,
    async close() {
      topics.clear();
      await Promise.all([local.close(), gaps.close()]);
      await link.close();
    },
  };
}
