import { systemClock } from '@harmattan/kernel/clock';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { BusOptions } from './bus.ts';

const retryMs = 250;
const dialTimeoutMs = 2_000;
/** A server that leaves two of these unanswered counts as gone. */
const pingMs = 2_000;
const drainTimeoutMs = 2_000;

interface LinkOptions extends BusOptions {
  url: string;
  /** A new connection, without subscriptions yet. Its later reconnects keep them. */
  onOpen(connection: NatsConnection): void;
  /** The connection is there, or there again. */
  onConnected(): void;
}

/** A connection that tries for ever, also for the first time. */
export function openLink({ url, scope, log, onOpen, onConnected }: LinkOptions) {
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
    for await (const { type } of opened.status()) {
      if (type === 'disconnect') setConnected(false);
      if (type === 'reconnect') setConnected(true);
    }
    setConnected(false);
  }

  async function run(): Promise<void> {
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      try {
        const opened = await connect(connectionOptions(url, scope));
        if (closing.signal.aborted) return await opened.close();
        connection = opened;
        onOpen(opened);
        // Once the server has answered, it knows the subscriptions.
        await opened.flush();
        setConnected(true);
        await follow(opened);
      } catch (error) {
        if (isFirst) log.warn({ err: error }, 'the bus is away: news of other processes comes by poll');
      }
      connection = undefined;
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

/** A drain waits for the server's answer, which never comes from one that is frozen. */
async function closeConnection(connection: NatsConnection, isConnected: boolean): Promise<void> {
  const patience = new AbortController();
  const drained = isConnected ? connection.drain().catch(() => {}) : Promise.resolve();
  await Promise.race([drained, systemClock.sleep(drainTimeoutMs, patience.signal)]);
  patience.abort();
  await connection.close();
}

function connectionOptions(url: string, scope: string): ConnectionOptions {
  const servers = url.split(',').map((address) => new URL(address.trim()));
  const { username, password } = servers[0] as URL;
  return {
    servers: servers.map(({ host }) => host),
    name: scope,
    noEcho: true,
    timeout: dialTimeoutMs,
    pingInterval: pingMs,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: retryMs,
    reconnectJitter: retryMs,
    reconnectJitterTLS: retryMs,
    ...(servers[0]?.protocol === 'tls:' && { tls: {} }),
    ...credentialsOf(decodeURIComponent(username), decodeURIComponent(password)),
  };
}

/** A name without a password is a token. */
function credentialsOf(user: string, pass: string): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
}
