import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Bus } from '@harmattan/process/bus/bus';
import type pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Rounds } from '../rounds/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { createAnswers } from './answers.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createCrew } from './crew.ts';
import { createDeck, type DeckDeps, type DeckEvent } from './deck.ts';
import { createDemoPlayers } from './demo-players.ts';
import { tableName } from './flight.ts';
import { createOwnerSockets } from './owner-sockets.ts';
import { openReceipts, type Receipts } from './receipts.ts';
import { createRelay } from './relay.ts';
import { tellOwnBet } from './tell-own-bet.ts';
import { createWatchers } from './watchers.ts';
import { readWish, type Wish } from './wish.ts';

/** Larger messages are no wish of anybody's. */
const messageBytesMax = 512;
const messagesPerSecondMax = 20;
/** So many stakes are on their way to wallets at a time. */
const stakesAtOnce = 64;
/** A change of pilots takes less. */
const pilotWaitMs = 3_000;

export interface ZeppelinDeps extends DeckDeps {
  /** For what pages ask. Flights have connections of their own, so that many pages at once do not hold up a burst or the lease. */
  pagePool: pg.Pool;
  rounds: Rounds;
  seats: Seats;
  /** Between the processes that serve the table. */
  bus: Bus;
  /** Whether players who are none make the flights lively. */
  hasDemoPlayers: boolean;
  /** What others know a player by. */
  nicknameOf(player: string): string;
  /** Where pages of ours come from. A page of another origin may not open a socket. */
  ownOrigin(): string;
}

export function isAtZeppelin({ supplier, wallet }: Pick<Seat, 'supplier'> & { wallet: { game: string } }): boolean {
  return `${supplier} ${wallet.game}` === tableName;
}

export type Zeppelin = ReturnType<typeof createZeppelin>;

/**
 * The crash game: one flight after the other, told to everybody who watches over sockets. One process flies; sockets may be on all of
 * them.
 */
export function createZeppelin(deps: ZeppelinDeps) {
  const { pagePool, clock, random, rounds, seats, bus, log, nicknameOf } = deps;
  const watchers = createWatchers({ clock, log });
  const ownerSockets = createOwnerSockets();
  const limited = createConcurrencyLimit(stakesAtOnce);
  let receipts: Receipts | undefined;
  const crew = createCrew(
    {
      tell(frames) {
        watchers.tell(frames);
        relay.publish({ frames });
      },
    },
    { clock, nicknameOf, mayPublish: () => deck.isCertain() },
  );
  const demoPlayers = deps.hasDemoPlayers ? createDemoPlayers(deps, crew) : undefined;
  const countWatching = () => watchers.count + relay.watchingElsewhere();
  const deck = createDeck(deps, { isWatched: () => countWatching() > 0, tell: hear, onTerm, onLost: leaveToOther });
  const relay = createRelay(
    { bus, clock, random, onError: (error) => log.warn({ err: error }, 'another process has no answer') },
    {
      epoch: deck.epoch,
      onNews({ frames, own }) {
        if (own) ownerSockets.tell(own.owner, own.message);
        if (frames) watchers.tell(frames);
      },
      answer: (ask) => answers.answerOther(ask),
      onBoarded: deck.boardNamed,
      watching: () => watchers.count,
      onWatched: deck.wake,
    },
  );
  const answers = createAnswers({
    ...{ pagePool, clock, rounds, deck, relay },
    receipts: () => receipts,
    snapshot: () => ({ ...crew.snapshot(), watching: countWatching() }),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax, perMessageDeflate: false });

  /** On every process. `except` has its own answer. */
  function tellOwner(owner: string, message: object, except?: WebSocket): void {
    ownerSockets.tell(owner, message, { ...(except && { except }) });
    relay.publish({ own: { owner, message } });
  }

  function hear(event: DeckEvent): void {
    crew.hear(event);
    demoPlayers?.hear(event);
    if (event.kind === 'out') {
      // Before anybody hears of the burst: no page of the owner's may call it lost.
      const { owner, slot, roundId } = event.bet;
      tellOwner(owner, { own: slot, bet: String(roundId), state: 'leaving', height: event.height });
    } else if (event.kind === 'settled') {
      const { owner, slot } = event.sent.round;
      tellOwner(owner, { own: slot, ...answers.tellSent(event.sent, event.flight) });
    }
  }

  function onTerm(epoch: bigint): void {
    crew.beginTerm(epoch);
    relay.beginTerm(epoch);
  }

  /** Over the bus the sockets here have news of the next pilot. Without it their pages have to find its process. */
  function leaveToOther(): void {
    crew.forget();
    demoPlayers?.stop();
    if (!bus.isShared()) watchers.sendAway();
  }

  async function answer(socket: WebSocket, seat: Seat, asked: Wish): Promise<object | undefined> {
    // Without a pilot the line does not stand: the page must not count the height on.
    if (asked.do === 'hello') return (await relay.untilServed(pilotWaitMs)) ? { ok: true } : undefined;
    if (asked.do === 'out') return answers.cashOut(seat.owner, asked.bet);
    const { boarded, ...told } = await limited(() => answers.takeBet(seat, asked));
    if (boarded) tellOwner(seat.owner, boarded, socket);
    return told;
  }

  function serve(socket: WebSocket, seat: Seat): void {
    ownerSockets.add(socket, seat);
    watchers.add(socket);
    deck.wake();
    relay.tellCount();
    let [second, heard] = [0, 0];
    socket.on('message', (data, isBinary) => {
      const nowSecond = Math.floor(clock.now().getTime() / 1_000);
      heard = nowSecond === second ? heard + 1 : 1;
      second = nowSecond;
      if (heard > messagesPerSecondMax) return socket.close(1008);
      const asked = isBinary ? undefined : readWish(String(data));
      if (!asked) return socket.send(JSON.stringify({ ok: false, reason: 'no-wish' }));
      answer(socket, seat, asked).then(
        (told) => told && socket.send(JSON.stringify({ re: asked.id, ...told })),
        (error: unknown) => {
          log.error({ err: error }, 'a wish could not be answered');
          socket.send(JSON.stringify({ re: asked.id, ok: false, reason: 'unanswered' }));
        },
      );
    });
    socket.on('error', () => socket.terminate());
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const secret = /^\/play\/([\w-]{43})\/flights$/.exec(request.url ?? '')?.[1];
    const refuse = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!secret) return refuse('404 Not Found');
    if (request.headers.origin !== deps.ownOrigin()) return refuse('403 Forbidden');
    const seat = await seats.bySecret(secret);
    if (!seat || !isAtZeppelin(seat)) return refuse('404 Not Found');
    // No pilot is heard. The page tries again, and a front door may lead it elsewhere.
    if (!(await relay.untilServed(pilotWaitMs))) return refuse('503 Service Unavailable');
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, seat));
  }

  return {
    /** How things stand, for the player at the seat, with what that player has on board. Undefined while there is no pilot. */
    snapshot: async (seat: Seat) => ((await relay.untilServed(pilotWaitMs)) ? answers.snapshot(seat.owner) : undefined),
    /** The last bets of the seat's player, from every seat of that player, with their receipts. */
    async ownBets(seat: Seat) {
      const bets = await answers.listOwn(seat.owner);
      return bets.map((one) => tellOwnBet(one, receipts?.of(one.round, one.flight, clock.now()) ?? null));
    },
    publicKey: () => receipts?.publicKey ?? '',
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) => {
        upgrade(request, socket, head).catch((error: unknown) => {
          log.warn({ err: error }, 'a socket could not be opened');
          socket.destroy();
        });
      });
    },
    async start(): Promise<void> {
      receipts = await openReceipts(pagePool);
      await deck.start();
    },
    async stop(): Promise<void> {
      watchers.close();
      await deck.stop();
      crew.stop();
      demoPlayers?.stop();
      relay.stop();
    },
  };
}
