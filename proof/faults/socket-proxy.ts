import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SocketProxy {
  /** The address of the same database through the proxy. */
  url(url: string): string;
  /** Sees each piece on its way to the server, and may keep it from getting there. */
  onRequest(look: ((bytes: Buffer) => 'pass' | 'swallow') | undefined): void;
  /** The same for what the server answers. */
  onAnswer(look: ((bytes: Buffer) => 'pass' | 'swallow') | undefined): void;
  /** Nothing more passes over the connections that are open now. They stay open, and neither side gets an error. */
  leave(): void;
  /** Cuts every connection that is open. */
  cut(): void;
  /** Connections opened from now on lead to this server. */
  leadTo(serverUrl: string): void;
  close(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';

/** A bad network between the wallet and PostgreSQL, over the sockets that both use. */
export async function startSocketProxy(serverUrl: string): Promise<SocketProxy> {
  const socketOf = (url: string) => join(new URL(url).searchParams.get('host') as string, socketName);
  let target = socketOf(serverUrl);
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-proxy-'));
  const pairs = new Set<[Socket, Socket]>();
  const leavers = new Set<() => void>();
  let lookAtRequest: ((bytes: Buffer) => 'pass' | 'swallow') | undefined;
  let lookAtAnswer: ((bytes: Buffer) => 'pass' | 'swallow') | undefined;

  const server = createServer((client) => {
    const upstream = connect(target);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    let isLeft = false;
    leavers.add(() => {
      isLeft = true;
    });
    client.on('data', (bytes) => {
      if (!isLeft && (lookAtRequest?.(bytes) ?? 'pass') === 'pass') upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!isLeft && (lookAtAnswer?.(bytes) ?? 'pass') === 'pass') client.write(bytes);
    });
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(join(directory, socketName), resolve));

  function cut(): void {
    for (const [client, upstream] of pairs) {
      client.destroy();
      upstream.destroy();
    }
  }

  return {
    url(url) {
      const address = new URL(url);
      address.searchParams.set('host', directory);
      return address.href;
    },
    onRequest: (look) => {
      lookAtRequest = look;
    },
    onAnswer: (look) => {
      lookAtAnswer = look;
    },
    leave() {
      for (const leave of leavers) leave();
      leavers.clear();
    },
    cut,
    leadTo(url) {
      target = socketOf(url);
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
