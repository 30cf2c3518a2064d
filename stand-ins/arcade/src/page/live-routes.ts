import type { Clock } from '@harmattan/kernel/clock';
import type { FastifyInstance } from 'fastify';
import { findTableAt, type Live, type Snapshot } from '../live/index.ts';
import type { Seat, Seats } from '../seats/index.ts';

/** Windows of one seat that may watch at a time, and all of them together. */
const streamsOfSeatMax = 3;
const streamsMax = 2_000;
const unreadMaxBytes = 256 * 1024;
const heartbeatMs = 15_000;
/** How long the page waits before it comes again by itself. */
const retryMs = 2_000;
/** How long a page may take to read the end of its stream. */
const farewellMs = 5_000;

interface Stream {
  /** Tells the page to come no more, or lets it come again, and ends. */
  end(isGivenUp: boolean): void;
}

/**
 * How a table on a clock stands, as it happens: server-sent events, each with what has changed since the last one. An open stream
 * keeps the table awake.
 */
export function serveLive(
  app: FastifyInstance,
  { clock, seats, live }: { clock: Clock; seats: Seats; live: Live },
): void {
  const streams = new Map<bigint, Stream[]>();
  let isClosing = false;

  app.get<{ Params: { seat: string } }>('/play/:seat/live', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const seat = await seats.bySecret(request.params.seat);
    const table = seat && findTableAt(seat.supplier, seat.wallet.game);
    if (!seat || !table) return reply.callNotFound();
    if (isClosing || [...streams.values()].flat().length >= streamsMax) {
      return reply.status(503).send({ message: 'Too many are watching.' });
    }
    reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no');
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    reply.hijack();
    const { raw } = reply;
    // Gone while we looked for the seat: nothing would ever tell us again.
    if (raw.destroyed) return reply;
    raw.write(`retry: ${retryMs}\n\n`);

    const news = createNews(live.nicknameOf(playerAt(seat)));
    const leave = live.watch(table, (snapshot) => {
      // Sent away while the table was looked at.
      if (raw.writableEnded) return;
      // A client that leaves so much unread has gone, or is hostile.
      if (raw.writableLength > unreadMaxBytes) return raw.destroy();
      raw.write(`data: ${JSON.stringify({ now: live.now().toISOString(), ...news(snapshot) })}\n\n`);
    });
    const stopHeartbeat = clock.every(
      heartbeatMs,
      () => raw.write(':\n\n'),
      (error) => request.log.warn({ err: error }, 'a stream has no heartbeat'),
    );
    const stream: Stream = {
      end(isGivenUp) {
        if (isGivenUp) raw.write('event: bye\ndata: {}\n\n');
        raw.end();
        // Nothing may be written any more. The timeout disconnects a client that does not read.
        forget();
        // biome-ignore lint/plugin: The socket's own limit.
        raw.setTimeout(farewellMs, () => raw.destroy());
      },
    };
    const forget = () => {
      stopHeartbeat();
      leave();
      const left = (streams.get(seat.id) ?? []).filter((one) => one !== stream);
      if (left.length > 0) streams.set(seat.id, left);
      else streams.delete(seat.id);
    };
    raw.once('close', forget);
    const others = streams.get(seat.id) ?? [];
    streams.set(seat.id, [...others, stream]);
    // The oldest window makes room: it may be one that has gone without a word.
    if (others.length >= streamsOfSeatMax) others[0]?.end(true);
    return reply;
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of [...streams.values()].flat()) stream.end(false);
  });
}

/** As the rounds at a table know the player. */
function playerAt({ supplier, wallet }: Seat): string {
  return `${supplier} ${wallet.playerId}`;
}

/** Of each snapshot what is new since the last. */
function createNews(you: string): (snapshot: Snapshot) => Record<string, unknown> {
  const told = new Map<string, string>();
  return (snapshot) =>
    Object.fromEntries(
      Object.entries({ ...snapshot, you }).filter(([name, value]) => {
        const text = JSON.stringify(value);
        const isNew = told.get(name) !== text;
        told.set(name, text);
        return isNew;
      }),
    );
}
