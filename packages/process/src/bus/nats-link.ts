import { systemClock } from '@harmattan/kernel/clock';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { BusOptions } from './bus.ts';
import { readBusUrl } from './bus-url.ts';

const retryMs = 250;
const dialTimeoutMs = 2_000;
/** A server that leaves two of these unanswered counts as gone. */
const pingMs = 2_000;
const drainTimeoutMs = 2_000;

interface LinkOptions extends BusOptions {
  url: string;
  /** A new connection, without subscriptions yet. Its later reconnects keep them. */
  onOpen(connection: NatsConnection): void;
  /** The connection is there, or there again, and the server knows its subscriptions. */
  onConnected(): void;
}

/** A connection that tries for ever, also for the first time. */
export function openLink({ url, scope, log, onOpen, onConnected }: LinkOptions) {
  const options = connectionOptions(url, scope);
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  let isConnected = false;

  function setConnected(isConnectedNow: boolean): void {
    if (isConnected === isConnectedNow) return;
    isConnected = isConnectedNow;
    if (isConnected) {
      log.info({}, 'the bus is connected');
      onConnected();
    } else if (!closing.signal.aborted) {
      log.warn({}, 'the bus is away: news of other processes comes by poll');
    }
  }

  async function follow(opened: NatsConnection): Promise<void> {
    const changes = opened.status();
    setConnected(await isConfirmed(opened));
    for await (const { type } of changes) {
      if (type === 'disconnect') setConnected(false);
      if (type === 'reconnect') setConnected(await isConfirmed(opened));
    }
  }

  /** Until the connection is lost for good. One that is left open would come again, with its subscriptions, beside the next one. */
  async function useConnection(): Promise<void> {
    let opened: NatsConnection | undefined;
    try {
      opened = await connect(options);
      if (closing.signal.aborted) return;
      connection = opened;
      onOpen(opened);
      await follow(opened);
    } finally {
      connection = undefined;
      await opened?.close().catch(() => {});
      setConnected(false);
    }
  }

  async function run(): Promise<void> {
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      try {
        await useConnection();
      } catch (error) {
        // Its own fields may hold an address, and with it a password.
        if (isFirst) log.warn({ reason: String(error) }, 'the bus is away: news of other processes comes by poll');
      }
      await systemClock.sleep(retryMs, closing.signal);
    }
  }

  const running = run();
  return {
    /** Subscriptions on it survive the server's absence. */
    connection: () => connection,
    isConnected: () => isConnected,
    async close() {
      closing.abort();
      if (connection) await closeConnection(connection, isConnected);
      await running;
    },
  };
}

/** An answer shows that the server knows the subscriptions. A connection that breaks before rejects; one that is closed never answers. */
async function isConfirmed(opened: NatsConnection): Promise<boolean> {
  await Promise.race([opened.flush(), opened.closed()]);
  return !opened.isClosed();
}

/** A drain waits for the server's answer, which never comes from one that is frozen. */
async function closeConnection(connection: NatsConnection, isConnected: boolean): Promise<void> {
  const patience = new AbortController();
  const drained = isConnected ? connection.drain().catch(() => {}) : Promise.resolve();
  await Promise.race([drained, systemClock.sleep(drainTimeoutMs, patience.signal)]);
  patience.abort();
  await connection.close();
}

function connectionOptions(url: string, scope: string): ConnectionOptions {
  const { servers, isEncrypted, user, password } = readBusUrl(url);
  return {
    servers: servers.map(({ hostname, port }) => `${hostname}:${port}`),
    // A server names others, and could lead to one without TLS.
    ignoreClusterUpdates: true,
    name: scope,
    noEcho: true,
    timeout: dialTimeoutMs,
    pingInterval: pingMs,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: retryMs,
    reconnectJitter: retryMs,
    reconnectJitterTLS: retryMs,
    ...(isEncrypted && { tls: {} }),
    ...credentialsOf(user, password),
  };
}

/** A name without a password is a token. */
function credentialsOf(user: string, pass: string): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
}
