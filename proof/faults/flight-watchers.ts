import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import WebSocket from 'ws';
import { readFrame } from '../../stand-ins/arcade/src/zeppelin/browser/frames.js';

const secretLength = 43;
const againMs = 200;

/** Seats of free play at Zeppelin, written straight into the table. Answers their paths. */
export async function makeFreeSeats(pool: pg.Pool, count: number): Promise<string[]> {
  const secrets = Array.from({ length: count }, () => randomText(systemRandom, secretLength));
  await pool.query(
    `insert into arcade.seat (secret_hash, supplier, language, way_back, game, token, player_id, currency, sitting, play_kobo)
     select hash, 'betsolutions', 'en', 'http://localhost/', '7001', '', '', 'NGN', '', 1000000 from unnest($1::bytea[]) as seat (hash)`,
    [secrets.map((secret) => createHash('sha256').update(secret).digest())],
  );
  return secrets.map((secret) => `/play/${secret}`);
}

/** Asks until it is answered, as a page does: a request that found no connection, or 503, is repeated. */
async function ask<Body>(url: string): Promise<Body> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return (await answer.json()) as Body;
    if (answer && answer.status !== 503) throw new Error(`${url} answers ${answer.status}`);
    await answer?.body?.cancel();
    await delay(againMs);
  }
}

/** A page at Zeppelin. `resumes`: it asks how things stand after each new connection and after each gap in the numbers. */
export function createWatcher(url: string, path: string, { resumes }: { resumes: boolean }) {
  /** Flights of which the page knows where they burst. */
  const results = new Set<number>();
  let socket: WebSocket | undefined;
  let lastSeq: number | undefined;

  async function resume(): Promise<void> {
    const [snapshot, over] = await Promise.all([
      ask<{ seq: number }>(`${url}${path}/flight`),
      ask<{ number: number }[]>(`${url}/zeppelin/flights?newest=10`),
    ]);
    lastSeq = Math.max(lastSeq ?? 0, snapshot.seq);
    for (const { number } of over) results.add(number);
  }

  function onFrame(bytes: Buffer): void {
    const frame = readFrame(Uint8Array.from(bytes));
    const isGap = lastSeq !== undefined && frame.seq > lastSeq + (frame.kind === 'beat' ? 0 : 1);
    lastSeq = Math.max(lastSeq ?? 0, frame.seq);
    if (frame.kind === 'burst') results.add(frame.flight);
    if (isGap && resumes) resume().catch(() => {});
  }

  return {
    results,
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    /** Answers when it is open and knows how things stand. A connection that fails is tried again. */
    async open(): Promise<void> {
      for (;;) {
        const mine = new WebSocket(`${url.replace('http', 'ws')}${path}/flights`, { origin: url });
        socket = mine;
        mine.on('error', () => {});
        mine.on('message', (data: Buffer, isBinary) => isBinary && onFrame(data));
        const isOpen = await new Promise<boolean>((settle) => {
          mine.once('open', () => settle(true));
          mine.once('close', () => settle(false));
        });
        if (!isOpen) continue;
        if (resumes) await resume();
        return;
      }
    },
    /** Gone without a word. */
    drop: () => socket?.terminate(),
  };
}

/** Opens a socket and never reads from it. */
export function openDeaf(url: string, path: string): () => void {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET ${path}/flights HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${url}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  return () => void socket.destroy();
}
