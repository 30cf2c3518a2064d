// The far end of the wire, in a process of its own: many connections, one player each, and no more work for each request
// than it takes to write it and to see how it was answered.
import { connect, type Socket } from 'node:net';
import type { BenchPlayer } from '../../worlds/players.ts';
import { quantile } from '../median.ts';
import { type Language, spokenIn } from './spoken.ts';

export interface LoadOrder {
  address: string;
  path: string;
  /** What is spoken: our players' call unless it says otherwise. */
  language?: Language;
  /** What a call of our own says instead of a stake. Its query then carries the id. */
  body?: string;
  players: BenchPlayer[];
  seconds: number;
  /** Before those: requests that are not counted. Its connections are opened in one instant, and the process itself has just begun. */
  warmUpSeconds?: number;
  /** Each caller asks again as soon as it is answered; or requests come at a rate, whatever becomes of the earlier ones. */
  callers?: number;
  perSecond?: number;
  /** Makes the ids of this run's stakes unlike any other's. */
  run: string;
}

export interface LoadResult {
  okPerSecond: number;
  refusedPerSecond: number;
  failed: number;
  /** Requests that found no free connection, so that they could not even be sent. */
  unsent: number;
  p50Ms: number;
  p99Ms: number;
  p999Ms: number;
  refusedP99Ms: number;
}

interface Line {
  player: BenchPlayer;
  socket: Socket;
  received: string;
  sentAt: number;
  turns: number;
}

process.once('message', async (order: LoadOrder) => {
  process.send?.(await run(order));
  process.disconnect();
});

async function run(order: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(order.address);
  const connections = order.callers ?? order.players.length;
  const spoken = spokenIn(order.language ?? 'call', order.path, order.body);
  const free: Line[] = [];
  const times = { ok: [] as number[], refused: [] as number[] };
  let [failed, unsent, sent] = [0, 0, 0];
  let [countedFrom, endsAt] = [0, Number.POSITIVE_INFINITY];

  const lines = await Promise.all(
    order.players.slice(0, connections).map((player) => openLine(order.address, player, receive)),
  );

  function send(line: Line): void {
    sent += 1;
    const id = order.language === undefined ? `${order.run}-${sent}` : order.run;
    const { method = 'POST', path, head, body } = spoken.request(line.player, id, line.turns);
    line.turns += 1;
    line.sentAt = performance.now();
    line.socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${head}content-length: ${body.length}\r\n\r\n${body}`,
    );
  }

  function receive(line: Line, text: string): void {
    line.received += text;
    const headEnd = line.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(line.received)?.[1]);
    if (line.received.length < headEnd + 4 + length) return;
    const tookMs = performance.now() - line.sentAt;
    const http = line.received.slice(9, 12);
    const isCounted = line.sentAt >= countedFrom;
    if (http === '200' && spoken.isDone(line.received)) isCounted && times.ok.push(tookMs);
    else if (http === '503') isCounted && times.refused.push(tookMs);
    else failed += 1;
    line.received = '';
    if (order.callers !== undefined && performance.now() < endsAt) send(line);
    else free.push(line);
  }

  const startedAt = performance.now();
  countedFrom = startedAt + (order.warmUpSeconds ?? 0) * 1_000;
  endsAt = countedFrom + order.seconds * 1_000;
  if (order.callers !== undefined) for (const line of lines) send(line);
  else {
    free.push(...lines);
    await pour(order.perSecond as number);
  }
  await until(() => free.length === lines.length || performance.now() > endsAt + 10_000);
  for (const { socket } of lines) socket.destroy();
  return { ...summarize(times, order.seconds), failed, unsent };

  async function pour(perSecond: number): Promise<void> {
    while (performance.now() < endsAt) {
      const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
      while (sent + unsent < due) {
        const line = free.shift();
        if (line) send(line);
        else unsent += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

function openLine(address: string, player: BenchPlayer, receive: (line: Line, text: string) => void): Promise<Line> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const line: Line = { player, socket, received: '', sentAt: 0, turns: 0 };
    socket.setEncoding('latin1');
    socket.once('connect', () => resolve(line));
    socket.once('error', reject);
    socket.on('data', (text: string) => receive(line, text));
  });
}

function summarize({ ok, refused }: { ok: number[]; refused: number[] }, seconds: number) {
  return {
    okPerSecond: ok.length / seconds,
    refusedPerSecond: refused.length / seconds,
    p50Ms: quantile(ok, 0.5),
    p99Ms: quantile(ok, 0.99),
    p999Ms: quantile(ok, 0.999),
    refusedP99Ms: refused.length > 0 ? quantile(refused, 0.99) : 0,
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
