import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '@harmattan/kernel/clock';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { StreamRequest } from '../contract/offer.ts';
import type { WholeOffer } from '../offer/index.ts';
import { createTeller } from './tell-watchers.ts';
import { createWatchers, type Watcher } from './watchers.ts';

/** Larger messages name more matches than a page can show. */
const messageBytesMax = 2_048;
const messagesPerSecondMax = 10;
const watchedMax = 60;
const socketsMax = 5_000;
const usualHeartbeatMs = 30_000;
const path = '/api/stream';
/** Who has not said good-bye within this time when we go is left behind. */
const goodByeMs = 1_000;
const goingAway = 1001;
const refusedByRule = 1008;

const matchId = z.string().regex(/^\d{1,15}$/);
const streamRequest = z.strictObject({
  watch: z.array(matchId).max(watchedMax),
  open: matchId.exactOptional(),
  lists: z.boolean().exactOptional(),
}) satisfies z.ZodType<StreamRequest>;

interface StreamDeps {
  offer: Pick<WholeOffer, 'brief' | 'whole' | 'onChange'>;
  clock: Clock;
  /** Whose pages may open a socket. */
  origins(): readonly string[];
  /** Who has not answered within one such time is gone. */
  heartbeatMs?: number;
  log: FastifyBaseLogger;
}

/** Prices and scores as they change, told over one socket to each page. */
export function createStream({ offer, clock, origins, heartbeatMs = usualHeartbeatMs, log }: StreamDeps) {
  const watchers = createWatchers();
  const teller = createTeller(watchers, offer);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax, perMessageDeflate: false });
  let unsubscribe = () => {};
  let stopHeartbeat = () => {};

  function serve(socket: WebSocket): void {
    const watcher: Watcher = { socket, crowd: undefined, isAlive: true };
    watchers.add(watcher);
    const isTooMuch = createFloodGuard(clock);
    socket.on('message', (data, isBinary) => {
      watcher.isAlive = true;
      const asked = isTooMuch() || isBinary ? undefined : readRequest(String(data));
      if (asked) show(watcher, asked);
      else socket.close(refusedByRule);
    });
    socket.on('pong', () => {
      watcher.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => watchers.remove(watcher));
  }

  function show(watcher: Watcher, { watch, open, lists = false }: StreamRequest): void {
    const before = watcher.crowd;
    watchers.show(watcher, { watched: new Set(watch), opened: open, hasLists: lists });
    const unseen = new Set(watch.filter((id) => !before?.watched.has(id)));
    if (open !== undefined && open !== before?.opened) unseen.add(open);
    teller.tellWhole(watcher, unseen);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = refusalOf(request, { origins: origins(), sockets: watchers.all.size });
    socket.once('error', () => socket.destroy());
    if (refusal) socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
    else sockets.handleUpgrade(request, socket, head, serve);
  }

  return {
    count: () => watchers.all.size,
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) => {
        try {
          upgrade(request, socket, head);
        } catch (error) {
          log.warn({ err: error }, 'a socket could not be opened');
          socket.destroy();
        }
      });
    },
    start(): void {
      unsubscribe = offer.onChange(teller.hear);
      stopHeartbeat = clock.every(
        heartbeatMs,
        () => askWhoIsThere(watchers.all),
        (error) => log.warn({ err: error }, 'not every socket was asked whether it is there'),
      );
    },
    /** Pages open another socket elsewhere, or here once it is up again. */
    stop(): void {
      unsubscribe();
      stopHeartbeat();
      for (const { socket } of watchers.all) sayGoodBye(socket, clock);
    },
  };
}

/** Why a socket is not opened for that request. */
function refusalOf(
  { url, headers }: IncomingMessage,
  { origins, sockets }: { origins: readonly string[]; sockets: number },
): string | undefined {
  if (url !== path) return '404 Not Found';
  if (!origins.includes(headers.origin ?? '')) return '403 Forbidden';
  return sockets < socketsMax ? undefined : '503 Service Unavailable';
}

/** Counts the messages of a page, second by second. */
function createFloodGuard(clock: Clock): () => boolean {
  let [second, heard] = [0, 0];
  return () => {
    const nowSecond = Math.floor(clock.now().getTime() / 1_000);
    heard = nowSecond === second ? heard + 1 : 1;
    second = nowSecond;
    return heard > messagesPerSecondMax;
  };
}

function askWhoIsThere(all: ReadonlySet<Watcher>): void {
  for (const { socket, ...watcher } of all) if (!watcher.isAlive) socket.terminate();
  for (const watcher of all) {
    watcher.isAlive = false;
    watcher.socket.ping();
  }
}

function sayGoodBye(socket: WebSocket, clock: Clock): void {
  socket.close(goingAway);
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  void clock.sleep(goodByeMs, closed.signal).then(() => socket.terminate());
}

function readRequest(text: string): StreamRequest | undefined {
  try {
    return streamRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
