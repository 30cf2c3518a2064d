import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface CuttableLink {
  /** For `proxy` of a browser context. */
  server: string;
  /** Bytes stop in both directions and no connection is closed, as when a phone loses its network. Answers when, in ms of the wall clock. */
  cut(): number;
  /** Bytes flow again, those that waited first. */
  mend(): void;
  close(): void;
}

/** A browser's whole network, through a proxy that can be cut. */
export async function openCuttableLink(): Promise<CuttableLink> {
  const proxy = createServer(forward).on('connect', tunnel);
  const proxyPort = await listen(proxy);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.on('data', (bytes) => other.write(bytes));
    if (isCut) socket.pause();
  };
  const relay = createRelay((browser) => {
    const upstream = connect(proxyPort, '127.0.0.1');
    keep(browser, upstream);
    keep(upstream, browser);
  });
  const port = await listen(relay);
  return {
    server: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
      return performance.timeOrigin + performance.now();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const onward = request(incoming.url ?? '', { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** How a browser opens a socket through a proxy. */
function tunnel({ url = '' }: IncomingMessage, browser: Duplex, head: Buffer): void {
  const [host = '', port = ''] = url.split(':');
  const upstream = connect(Number(port), host, () => {
    browser.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(browser).pipe(upstream);
  });
  for (const [one, other] of [
    [upstream, browser],
    [browser, upstream],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

async function listen(server: ReturnType<typeof createRelay>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
