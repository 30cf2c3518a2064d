// The far end of the wire, in a process of its own: a few connections, each of which asks again as soon as it is answered.
import { connect, type Socket } from 'node:net';
import { quantile } from '../median.ts';
import { pick } from './made-up-games.ts';

export interface LoadOrder {
  address: string;
  path: string;
  /** Sent one after the other, over and over. */
  bodies: string[];
  callers: number;
  seconds: number;
}

export interface LoadResult {
  answers: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
}

interface Line {
  socket: Socket;
  received: string;
  sentAt: number;
}

process.once('message', async (order: LoadOrder) => {
  process.send?.(await run(order));
  process.disconnect();
});

async function run(order: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(order.address);
  const requests = order.bodies.map(
    (body) =>
      `POST /api/api${order.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const times: number[] = [];
  let [sent, failed] = [0, 0];
  const endsAt = performance.now() + order.seconds * 1_000;

  function send(line: Line): void {
    sent += 1;
    line.sentAt = performance.now();
    line.socket.write(pick(requests, sent));
  }

  function receive(line: Line, text: string): boolean {
    line.received += text;
    const headEnd = line.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return false;
    const length = Number(/content-length: (\d+)/i.exec(line.received)?.[1]);
    if (line.received.length < headEnd + 4 + length) return false;
    times.push(performance.now() - line.sentAt);
    if (!line.received.includes('"statusCode":0')) failed += 1;
    line.received = '';
    return true;
  }

  await Promise.all(
    Array.from(
      { length: order.callers },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect({ host: hostname, port: Number(port), noDelay: true });
          const line: Line = { socket, received: '', sentAt: 0 };
          socket
            .setEncoding('latin1')
            .once('connect', () => send(line))
            .once('error', reject);
          socket.on('data', (text: string) => {
            if (!receive(line, text)) return;
            if (performance.now() < endsAt) return send(line);
            socket.destroy();
            resolve();
          });
        }),
    ),
  );
  return { answers: times.length, failed, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}
