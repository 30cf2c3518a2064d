import { connect, type Socket } from 'node:net';
import { bytesOf, type FuzzRequest } from './request.ts';

export interface Reply {
  http: number;
  head: string;
  body: string;
  ms: number;
}

/** Why there is no answer. */
export interface NoReply {
  reason: 'closed' | 'too late';
  ms: number;
}

/** A keep-alive connection, opened anew whenever the server has closed it. One request at a time. */
export interface Connection {
  ask(request: FuzzRequest, options?: AskOptions): Promise<Reply | NoReply>;
  close(): void;
}

export interface AskOptions {
  /** The answer does not end by itself: it is over once this is in it. The connection is closed then. */
  endsWith?: string;
}

interface Waiting {
  request: FuzzRequest;
  options: AskOptions;
  startedAt: number;
  resolve(reply: Reply | NoReply): void;
  timer: NodeJS.Timeout;
}

export function openConnection(url: string, { answerWithinMs }: { answerWithinMs: number }): Connection {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;
  let received: Buffer[] = [];
  let waiting: Waiting | undefined;

  function finish(reply: Omit<Reply, 'ms'> | Omit<NoReply, 'ms'>): void {
    if (!waiting) return;
    const { resolve, startedAt, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    received = [];
    resolve({ ...reply, ms: performance.now() - startedAt } as Reply | NoReply);
  }

  function drop(): void {
    socket?.destroy();
    socket = undefined;
  }

  function read(isClosed: boolean): void {
    if (!waiting) return;
    const bytes = received.length === 1 ? (received[0] as Buffer) : Buffer.concat(received);
    received = [bytes];
    const parsed = parseReply(bytes, { method: waiting.request.method, isClosed, endsWith: waiting.options.endsWith });
    if (!parsed) return;
    // The rest of a body that was promised would be read out of the next request.
    if (parsed.isLast || waiting.request.isHeadOnly) drop();
    finish(parsed.reply);
  }

  function open(): Socket {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.on('data', (bytes) => {
      if (opened !== socket) return;
      received.push(bytes);
      read(false);
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (opened !== socket) return;
      read(true);
      socket = undefined;
      finish({ reason: 'closed' });
    });
    return opened;
  }

  return {
    ask(request, options = {}) {
      const { promise, resolve } = Promise.withResolvers<Reply | NoReply>();
      const timer = setTimeout(() => {
        drop();
        finish({ reason: 'too late' });
      }, answerWithinMs);
      waiting = { request, options, resolve, timer, startedAt: performance.now() };
      socket ??= open();
      socket.write(bytesOf(request));
      return promise;
    },
    close: drop,
  };
}

interface Parsed {
  reply: { http: number; head: string; body: string };
  /** The server takes no further request on this connection. */
  isLast: boolean;
}

/** The answer, once it is there as a whole. */
function parseReply(
  bytes: Buffer,
  how: { method: string; isClosed: boolean; endsWith: string | undefined },
): Parsed | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const http = Number(head.slice(9, 12));
  const rest = bytes.subarray(headEnd + 4);
  if (http >= 100 && http < 200) return parseReply(rest, how);
  const isLast = how.isClosed || /\r\nconnection: close/i.test(head);
  const done = (body: Buffer, last = isLast): Parsed => ({
    reply: { http, head, body: body.toString('utf8') },
    isLast: last,
  });
  if (how.method === 'HEAD' || http === 204 || http === 304) return done(Buffer.alloc(0));
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const body = readChunks(rest);
    if (how.endsWith !== undefined && body.bytes.includes(how.endsWith)) return done(body.bytes, true);
    return body.isWhole || how.isClosed ? done(body.bytes) : undefined;
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    const isEnough = how.isClosed || (how.endsWith !== undefined && rest.includes(how.endsWith));
    return isEnough ? done(rest, true) : undefined;
  }
  return rest.length >= Number(length) ? done(rest.subarray(0, Number(length))) : undefined;
}

function readChunks(bytes: Buffer): { bytes: Buffer; isWhole: boolean } {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size) || bytes.length < lineEnd + 2 + size)
      return { bytes: Buffer.concat(pieces), isWhole: false };
    if (size === 0) return { bytes: Buffer.concat(pieces), isWhole: true };
    pieces.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
