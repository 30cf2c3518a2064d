import { Readable } from 'node:stream';
import type { Clock } from '@harmattan/kernel/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffDoor } from '../../modules/staff/index.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import type { LiveTopic, Watch } from './watch-changes.ts';

interface LiveOptions {
  clock: Clock;
  staff: Pick<StaffDoor, 'recognise'>;
  watch: Pick<Watch, 'listen'>;
}

interface OpenStream {
  staffId: bigint;
  request: FastifyRequest;
  tell(topic: LiveTopic): void;
  beat(): void;
  end(): void;
}

/** Windows of one person; the oldest gives way. */
const streamsPerPersonMax = 4;
/** So often a stream is kept awake and its session is looked at: an ended one ends its streams within that time. */
const beatMs = 5_000;
const bufferMaxBytes = 1_024;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A server that wants to stop waits for connections that are kept for more.
  connection: 'close',
  'x-accel-buffering': 'no',
};

/** Tells the pages of the staff what to ask for again. It carries topics and nothing else, and is no sign of life of its session. */
export function serveLiveStream(app: FastifyInstance, { clock, staff, watch }: LiveOptions): void {
  const streams = new Set<OpenStream>();

  async function endIfSessionEnded(stream: OpenStream): Promise<void> {
    if (!(await staff.recognise(stream.request))) stream.end();
  }

  const stopBeats = clock.every(
    beatMs,
    async () => {
      for (const stream of streams) stream.beat();
      await Promise.all([...streams].map(endIfSessionEnded));
    },
    (error) => app.log.warn({ err: error }, 'the sessions of open streams were not checked'),
  );
  app.addHook('preClose', async () => {
    stopBeats();
    for (const stream of [...streams]) stream.end();
  });

  app.get('/Live/Stream', { exposeHeadRoute: false }, async (request, reply) => {
    const person = await staff.recognise(request);
    if (!person) throw new RequestFailure('NOT_SIGNED_IN');
    // Changes at the house are nothing to those who do not see its home, such as a regulator.
    if (!person.permissions.includes('home.read')) throw new RequestFailure('NOT_ALLOWED');
    const { body, ...writing } = createBody();
    const stopListening = await watch.listen(writing.tell, {
      readsCompliance: person.permissions.includes('compliance.read'),
    });
    const stream: OpenStream = { staffId: person.staffId, request, ...writing };
    const others = [...streams].filter(({ staffId }) => staffId === stream.staffId);
    if (others.length >= streamsPerPersonMax) others[0]?.end();
    streams.add(stream);
    body.once('close', () => {
      streams.delete(stream);
      stopListening();
    });
    return reply.headers(streamHeaders).send(body);
  });
}

/** Of each topic at most one waits for a reader that is slow. */
function createBody() {
  const unsent = new Set<LiveTopic>();
  let hasRoom = true;
  let isOpen = true;
  const body = new Readable({
    highWaterMark: bufferMaxBytes,
    read() {
      hasRoom = true;
      const topics = [...unsent];
      unsent.clear();
      for (const topic of topics) write(textOf(topic));
    },
  });
  body.once('close', () => {
    isOpen = false;
  });
  function write(text: string): void {
    if (isOpen) hasRoom = body.push(text);
  }
  write(':\n\n');
  return {
    body,
    tell(topic: LiveTopic): void {
      if (hasRoom) write(textOf(topic));
      else unsent.add(topic);
    },
    beat(): void {
      if (hasRoom) write(':\n\n');
      else body.destroy();
    },
    end(): void {
      if (!isOpen) return;
      if (hasRoom) body.push(null);
      else body.destroy();
      isOpen = false;
    },
  };
}

const textOf = (topic: LiveTopic) => `data: ${topic}\n\n`;
