import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

function openLink(of: {
  client: SocketEnd;
  target: string;
  schedule: Schedule;
  channel: string;
  instance: string;
  onReach(): void;
}): Link {
  const { client, target, schedule, channel, instance, onReach } = of;
  const upstream = connect(target);
  const fromClient = createFrames();
  const fromServer = createFrames();
  const statements = new Map<string, string>();
  let request: Buffer[] = [];
  let answer: Buffer[] = [];
  let words: string[] = [];
  let label = '';
  let isStarting = true;
  let isSilent = false;
  let pid: number | undefined;
  const asked = schedule.begin(channel, () => pid);

  function end(): number | undefined {
    onReach();
    asked.end();
    schedule.drop(channel);
    client.destroy();
    upstream.destroy();
    return pid;
  }

  const silence = () => {
    isSilent = true;
  };

  function takeRequest(frame: Buffer): void {
    request.push(frame);
    const letter = String.fromCharCode(frame[0] as number);
    words.push(...wordsOf(letter, frame, statements));
    if (letter === 'X') return void end();
    if (letter !== 'S' && letter !== 'Q') return;
    const bytes = Buffer.concat(request);
    label = words.join('; ').replaceAll(/\s+/g, ' ').trim().slice(0, labelMax);
    request = [];
    words = [];
    schedule.offer({
      ...{ channel, instance, label, kind: 'sql' },
      deliver() {
        asked.begin();
        upstream.write(bytes);
      },
      lose: silence,
      cut: () => void end(),
    });
  }

  function takeAnswer(frame: Buffer): void {
    answer.push(frame);
    const letter = String.fromCharCode(frame[0] as number);
    if (letter === 'K') pid = frame.readInt32BE(letterBytes + lengthBytes);
    if (letter !== 'Z') return;
    const bytes = Buffer.concat(answer);
    answer = [];
    asked.end();
    const told = isStarting ? 'connect' : label;
    isStarting = false;
    schedule.offer({
      ...{ channel, instance, label: told, kind: 'sql answer' },
      deliver() {
        onReach();
        client.write(bytes);
      },
      lose: silence,
      cut: () => void end(),
    });
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
      statements.set(name, name === '' ? sql : name);
      return [];
    }
    case 'B': {
      const portal = text(0);
      return [statements.get(text(Buffer.byteLength(portal) + 1)) ?? ''];
    }
    default:
      return [];
  }
}
