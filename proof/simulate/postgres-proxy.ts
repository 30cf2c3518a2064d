import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPlan } from './kept-plans.ts';
import { listenInMemory, type SocketEnd } from './memory-socket.ts';
import type { Schedule } from './schedule.ts';

const socketName = '.s.PGSQL.5432';
const labelMax = 70;

/** What a frame of the wire begins with: one letter, and four bytes of length that count themselves. */
const letterBytes = 1;
const lengthBytes = 4;

/** One request of a client, or one whole answer, is one message. */
export interface PostgresProxy {
  url: string;
  /** Ends every connection as the death of their process would. */
  cut(): Promise<void>;
  /** Nothing connects any more. */
  close(): void;
}

export interface ProxyOptions {
  /** The address of the database itself. */
  url: string;
  /** Whose connections these are. */
  name: string;
  schedule: Schedule;
  /** Whether the instance is another process, which needs a real socket. */
  isOutside: boolean;
  /** Something reaches the instance by one of its connections. */
  onReach?(): void;
}

/** Stands between an instance and PostgreSQL: it holds each request and each answer until the schedule releases it. */
export async function startPostgresProxy({
  url,
  name,
  schedule,
  isOutside,
  onReach = () => {},
}: ProxyOptions): Promise<PostgresProxy> {
  const target = join(new URL(url).searchParams.get('host') as string, socketName);
  const links = new Set<Link>();
  let opened = 0;
  const accept = (client: SocketEnd) => {
    opened += 1;
    const link = openLink({ client, target, schedule, channel: `${name}/sql${opened}`, instance: name, onReach });
    links.add(link);
    client.once('close', () => links.delete(link));
  };
  const { directory, close } = await (isOutside ? listenOutside(accept) : listenInMemory(socketName, accept));
  const address = new URL(url);
  address.searchParams.set('host', directory);
  return {
    url: address.href,
    async cut() {
      const pids = [...links].map((link) => link.end());
      await schedule.untilGone(pids.filter((pid) => pid !== undefined));
    },
    close,
  };
}

async function listenOutside(accept: (client: SocketEnd) => void) {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-sim-'));
  const server = createServer(accept);
  await new Promise<void>((resolve) => server.listen(join(directory, socketName), resolve));
  return {
    directory,
    close() {
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface Link {
  /** Ends both sides, and answers the server process whose end it is. */
  end(): number | undefined;
}

interface LinkDeps {
  client: SocketEnd;
  target: string;
  schedule: Schedule;
  channel: string;
  instance: string;
  onReach(): void;
}

function openLink({ client, target, schedule, channel, instance, onReach }: LinkDeps): Link {
  const upstream = connect(target);
  const fromClient = createFrames();
  const fromServer = createFrames();
  const readRequest = createRequestReader();
  const readAnswer = createAnswerReader();
  let label = '';
  let isStarting = true;
  let isSilent = false;
  const asked = schedule.begin(channel, readAnswer.pid);

  function end(): number | undefined {
    onReach();
    asked.leave();
    schedule.drop(channel);
    client.destroy();
    upstream.destroy();
    return readAnswer.pid();
  }

  const hold = (kind: 'sql' | 'sql answer', words: string, deliver: () => void) =>
    schedule.offer({
      ...{ channel, instance, kind, label: words, deliver },
      lose() {
        isSilent = true;
      },
      cut: () => void end(),
    });

  function takeRequest(frame: Buffer): void {
    const request = readRequest(frame);
    if (request === 'goodbye') return void end();
    if (request === 'part') return;
    label = request.label;
    hold('sql', label, () => {
      asked.begin();
      upstream.write(request.bytes);
    });
  }

  function takeAnswer(frame: Buffer): void {
    const bytes = readAnswer.take(frame);
    if (!bytes) return;
    asked.end();
    hold('sql answer', isStarting ? 'connect' : label, () => {
      onReach();
      client.write(bytes);
    });
    isStarting = false;
  }

  client.on('data', (bytes) => {
    schedule.stir();
    onReach();
    if (isSilent) return;
    // What opens a connection has no letter, and is over in a moment.
    if (isStarting) upstream.write(bytes);
    else for (const frame of fromClient(bytes)) takeRequest(frame);
  });
  upstream.on('data', (bytes) => {
    schedule.stir();
    for (const frame of fromServer(bytes)) takeAnswer(frame);
  });
  for (const socket of [client, upstream]) {
    socket.on('error', () => end());
    socket.on('close', () => end());
  }
  asked.begin();
  return { end };
}

/** Puts frames together until they are a request, which is known by its statements. */
function createRequestReader(): (frame: Buffer) => 'part' | 'goodbye' | { bytes: Buffer; label: string } {
  const statements = new Map<string, string>();
  let frames: Buffer[] = [];
  let words: string[] = [];
  return (frame) => {
    frames.push(frame);
    const letter = String.fromCharCode(frame[0] as number);
    words.push(...wordsOf(letter, frame, statements));
    if (letter === 'X') return 'goodbye';
    if (letter !== 'S' && letter !== 'Q') return 'part';
    const bytes = Buffer.concat(frames);
    const label = words.join('; ').replaceAll(/\s+/g, ' ').trim().slice(0, labelMax);
    frames = [];
    words = [];
    return { bytes, label };
  };
}

/** Puts frames together until they are an answer. The first one says which server process it is that answers. */
function createAnswerReader() {
  let frames: Buffer[] = [];
  let pid: number | undefined;
  return {
    pid: () => pid,
    take(frame: Buffer): Buffer | undefined {
      frames.push(frame);
      const letter = String.fromCharCode(frame[0] as number);
      if (letter === 'K') pid = frame.readInt32BE(letterBytes + lengthBytes);
      if (letter !== 'Z') return undefined;
      const bytes = Buffer.concat(frames);
      frames = [];
      return bytes;
    },
  };
}

/** Cuts bytes into whole frames. */
function createFrames(): (bytes: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const frames: Buffer[] = [];
    while (rest.length >= letterBytes + lengthBytes) {
      const size = letterBytes + rest.readInt32BE(letterBytes);
      if (rest.length < size) break;
      frames.push(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    return frames;
  };
}

/** The state that a row gets, when a statement sets that first. */
const firstValue = /set state = \$1\b/;
const countBytes = 2;

/** With the first value that a statement is bound to, which follows the formats of all and their count. */
function wordOf(bound: Buffer): string {
  const countAt = countBytes + countBytes * bound.readInt16BE(0);
  const from = countAt + countBytes + lengthBytes;
  const size = bound.readInt32BE(countAt + countBytes);
  return `set state = ${bound.toString('utf8', from, from + Math.max(0, size))}`;
}

/** What a frame asks for, in words for the trace. A prepared statement is asked for by its name. */
function wordsOf(letter: string, frame: Buffer, statements: Map<string, string>): string[] {
  const body = frame.subarray(letterBytes + lengthBytes);
  const text = (from: number) => body.toString('utf8', from, body.indexOf(0, from));
  switch (letter) {
    case 'Q':
      return [text(0)];
    case 'P': {
      const name = text(0);
      const sql = text(Buffer.byteLength(name) + 1);
      statements.set(name, name === '' || name.startsWith(keptPlan) ? sql : name);
      return [];
    }
    case 'B': {
      const portal = text(0);
      const name = text(Buffer.byteLength(portal) + 1);
      const asked = statements.get(name) ?? '';
      if (!firstValue.test(asked)) return [asked];
      return [
        asked.replace(firstValue, wordOf(body.subarray(Buffer.byteLength(portal) + Buffer.byteLength(name) + 2))),
      ];
    }
    default:
      return [];
  }
}
