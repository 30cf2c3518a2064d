import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bus } from '../bus.ts';
import type { Player } from './answer.ts';
import { RequestFailure } from './failure.ts';
import { createOpenStreams, type OpenStream, type OpenStreams } from './open-streams.ts';
import {
  type BalanceNews,
  type BreakNews,
  createPlayerStream,
  type LimitNews,
  type PaymentNews,
  type UnreadNews,
} from './player-stream.ts';

export interface StreamOptions {
  clock?: Clock;
  bus: Bus;
  balanceOf(playerId: bigint): Promise<BalanceNews>;
  unreadOf(playerId: bigint): Promise<UnreadNews>;
  breakOf(playerId: bigint): Promise<BreakNews>;
  heartbeatMs?: number;
}

const heartbeatMsDefault = 15_000;
/** Streams take turns, so that the database is not asked about all of them in the same moment. */
const turnsPerBeat = 15;
/** A session that expires is noticed after so many turns; one that a player or an operator ends, at once. */
const turnsPerSessionCheck = 4 * turnsPerBeat;
/** Tells a signed-in player of their balance, their unread messages and their break while they watch, as server-sent events. */
export function serveStream(
  app: FastifyInstance,
  options: StreamOptions & { authenticate(request: FastifyRequest): Promise<Player | undefined> },
): void {
  const { clock = systemClock, bus, heartbeatMs = heartbeatMsDefault } = options;
  const streams = createOpenStreams();
  let [turn, streamsOpened] = [0, 0];

  function endIfSessionEnded(stream: OpenStream): void {
    options.authenticate(stream.request).then(
      (player) => player ?? streams.close(stream),
      (error: unknown) => stream.request.log.warn({ err: error }, 'the session of an open stream was not checked'),
    );
  }

  /** Of the two the balance matters: it is not withheld because messages cannot be counted. */
  async function tellUnread(stream: OpenStream): Promise<void> {
    try {
      stream.tellUnread(await options.unreadOf(stream.playerId));
    } catch (error) {
      stream.request.log.warn({ err: error }, 'a stream begins without the number of unread messages');
    }
  }

  function takeTurn(): void {
    turn += 1;
    for (const stream of streams.all()) {
      if ((turn + stream.place) % turnsPerBeat === 0) stream.beat();
      if ((turn + stream.place) % turnsPerSessionCheck === 0) endIfSessionEnded(stream);
    }
  }

  const stopTurns = clock.every(heartbeatMs / turnsPerBeat, takeTurn, (error) =>
    app.log.error({ err: error }, 'the open streams did not all have their turn'),
  );

  const unsubscribe = [
    ...passNewsOn(bus, streams),
    bus.subscribe('identity.sessions-ended', (message) => {
      for (const stream of streams.of((message as { playerId: bigint }).playerId)) endIfSessionEnded(stream);
    }),
  ];

  app.addHook('preClose', async () => {
    stopTurns();
    for (const end of unsubscribe) end();
    for (const stream of streams.all()) streams.close(stream);
  });

  app.get('/User/Stream', { exposeHeadRoute: false, config: { call: 'GET User/Stream' } }, async (request, reply) => {
    const player = await options.authenticate(request);
    if (!player || player.restricted) throw new RequestFailure(player ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
    streamsOpened += 1;
    const { playerId } = player;
    const stream = { ...createPlayerStream(), request, playerId, place: streamsOpened };
    // From here on nothing is missed; whichever of the first news is older is left out.
    streams.add(stream);
    try {
      stream.tell(await options.balanceOf(playerId));
      await tellBreak(stream, options);
      await tellUnread(stream);
      // The session may have ended just before anybody could have told the stream.
      if (!(await options.authenticate(request))) throw new RequestFailure('NOT_SIGNED_IN');
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    return reply.headers(streamHeaders).send(stream.body);
  });
}

/** A page knows of no break before the first one. */
async function tellBreak(stream: OpenStream, { breakOf }: StreamOptions): Promise<void> {
  const news = await breakOf(stream.playerId);
  if (news.version > 0n) stream.tellBreak(news);
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A server that wants to stop waits for connections that are kept for more.
  connection: 'close',
  'x-accel-buffering': 'no',
};

function passNewsOn(bus: Bus, streams: OpenStreams): (() => void)[] {
  return [
    bus.subscribe('wallet.balance', (message) => {
      const { playerId, ...news } = message as BalanceNews & { playerId: bigint };
      for (const stream of streams.of(playerId)) stream.tell(news);
    }),
    bus.subscribe('messages.unread', (message) => {
      const { playerId, ...news } = message as UnreadNews & { playerId: bigint };
      for (const stream of streams.of(playerId)) stream.tellUnread(news);
    }),
    bus.subscribe('breaks.changed', (message) => {
      const { playerId, ...news } = message as BreakNews & { playerId: bigint };
      for (const stream of streams.of(playerId)) stream.tellBreak(news);
    }),
    bus.subscribe('cashier.payment-settled', (message) => {
      const { playerId, ...news } = message as PaymentNews & { playerId: bigint };
      for (const stream of streams.of(playerId)) stream.tellPayment(news);
    }),
    bus.subscribe('limits.refused', (message) => {
      const { playerId, ...news } = message as LimitNews & { playerId: bigint };
      for (const stream of streams.of(playerId)) stream.tellLimit(news);
    }),
  ];
}
