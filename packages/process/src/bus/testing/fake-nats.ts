import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FakeClient {
  /** Counts the connections from 1. */
  number: number;
  /** The text of its CONNECT, with the credentials. */
  connect: string;
  pings: number;
  pong(): void;
  break(): void;
}

interface FakeNatsOptions {
  /** What the server says of itself besides. */
  info?: object;
  onConnection?(client: FakeClient): void;
  /** Without it each PING is answered. The first one is part of the handshake. */
  onPing?(client: FakeClient): void;
}

/** Speaks as much of the wire as the bus needs, and fails where a test tells it to. It does not hold back a client's own messages. */
export async function startFakeNats({ info = {}, onConnection, onPing = (client) => client.pong() }: FakeNatsOptions) {
  const clients: FakeClient[] = [];
  const subscriptions = new Map<Socket, Map<string, string>>();

  const server = createServer((socket) => {
    const own = new Map<string, string>();
    subscriptions.set(socket, own);
    socket.on('error', () => {}).on('close', () => subscriptions.delete(socket));
    const client: FakeClient = {
      ...{ number: clients.length + 1, connect: '', pings: 0 },
      pong: () => socket.write('PONG\r\n'),
      break: () => socket.destroy(),
    };
    clients.push(client);
    onConnection?.(client);
    if (socket.destroyed) return;
    const description = {
      server_id: 'fake',
      version: '2.10.0',
      proto: 1,
      max_payload: 1_000_000,
      headers: true,
      ...info,
    };
    socket.write(`INFO ${JSON.stringify(description)}\r\n`);
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [verb, subject = '', id = ''] = line.split(' ');
        if (verb === 'CONNECT') client.connect = line;
        if (verb === 'SUB') own.set(subject, id);
        if (verb === 'PING') {
          client.pings += 1;
          onPing(client);
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    /** All that ever came. */
    clients,
    liveCount: () => subscriptions.size,
    publish(subject: string, text: string): void {
      for (const [socket, own] of subscriptions) {
        const id = own.get(subject);
        if (id !== undefined) socket.write(`MSG ${subject} ${id} ${Buffer.byteLength(text)}\r\n${text}\r\n`);
      }
    },
    stop(): void {
      server.close();
      for (const socket of subscriptions.keys()) socket.destroy();
    },
  };
}
