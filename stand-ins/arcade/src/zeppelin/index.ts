import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Rounds, Sent } from '../rounds/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { createCrew } from './crew.ts';
import { createDeck, type DeckDeps, type DeckEvent } from './deck.ts';
import { createDemoPlayers } from './demo-players.ts';
import { type BoardedBet, type Flight, tableName } from './flight.ts';
import { createTurns } from './in-turn.ts';
import { stakeLimits, targetLimits } from './limits.ts';
import { openReceipts, type Receipts } from './receipts.ts';
import { createWatchers } from './watchers.ts';

/** Larger messages are no wish of anybody's. */
const messageBytesMax = 512;
const messagesPerSecondMax = 20;
const socketsOfSeatMax = 3;
/** So many stakes are on their way to wallets at a time. */
const stakesAtOnce = 64;

const game = { name: 'zeppelin' };

const stake = z.string().refine((text) => {
  const amountKobo = koboFromNaira(text);
  if (amountKobo === undefined || amountKobo % 100n !== 0n) return false;
  return amountKobo >= stakeLimits.minKobo && amountKobo <= stakeLimits.maxKobo;
});
const slot = z.int().min(0).max(1);
const wish = z.discriminatedUnion('do', [
  z.strictObject({
    id: z.int().min(0),
    do: z.literal('bet'),
    key: z.uuid(),
    slot,
    stake,
    target: z.int().min(targetLimits.min).max(targetLimits.max).nullable(),
  }),
  z.strictObject({ id: z.int().min(0), do: z.literal('out'), slot }),
  // Whether the line still stands, when nothing has been heard for a while.
  z.strictObject({ id: z.int().min(0), do: z.literal('hello') }),
]);

type Wish = z.output<typeof wish>;

export interface ZeppelinDeps extends DeckDeps {
  rounds: Rounds;
  seats: Seats;
  /** Whether players who are none make the flights lively. */
  hasDemoPlayers: boolean;
  /** What others know a player by. */
  nicknameOf(player: string): string;
  /** Where pages of ours come from. Nobody else's page may open a socket. */
  ownOrigin(): string;
}

/** Whether somebody sits at Zeppelin. */
export function isAtZeppelin({ supplier, wallet }: Seat): boolean {
  return `${supplier} ${wallet.game}` === tableName;
}

export type Zeppelin = ReturnType<typeof createZeppelin>;

/** The crash game: one flight after the other, told to everybody who watches over sockets. */
export function createZeppelin(deps: ZeppelinDeps) {
  const { pool, clock, rounds, seats, log } = deps;
  const watchers = createWatchers();
  const crew = createCrew(watchers, clock);
  const demoPlayers = deps.hasDemoPlayers ? createDemoPlayers(deps.random, crew) : undefined;
  const ofSeat = new Map<bigint, Set<WebSocket>>();
  const inTurn = createTurns(stakesAtOnce);
  let receipts: Receipts | undefined;
  const deck = createDeck(deps, { isWatched: () => watchers.count > 0, tell: hear });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax, perMessageDeflate: false });

  function hear(event: DeckEvent): void {
    crew.hear(event);
    demoPlayers?.hear(event);
    if (event.kind !== 'settled') return;
    const { round } = event.sent;
    tellSeat(round.seatId, { own: round.slot, ...tellSent(event.sent, event.flight) });
  }

  function tellSent({ round, balanceKobo }: Sent, { number: flight }: Flight) {
    return {
      bet: String(round.id),
      flight,
      state: round.state,
      height: round.outcome?.height ?? null,
      // A pay-out is told when the books have it.
      win: round.state === 'settled' && round.winKobo !== undefined ? nairaFromKobo(round.winKobo) : null,
      balance: balanceKobo === undefined ? null : nairaFromKobo(balanceKobo),
      receipt: receipts?.of(round, flight, clock.now()) ?? null,
    };
  }

  function tellSeat(seatId: bigint, message: object): void {
    for (const socket of ofSeat.get(seatId) ?? []) socket.send(JSON.stringify(message));
  }

  async function answer(seat: Seat, asked: Wish): Promise<object> {
    if (asked.do === 'hello') return { ok: true };
    if (asked.do === 'out') {
      const out = await deck.cashOut(seat.id, asked.slot);
      if (out.status === 'refused') return { ok: false, reason: out.reason };
      return { ok: true, ...tellSent(out.sent, out.flight) };
    }
    return inTurn(() => takeBet(seat, asked));
  }

  async function takeBet(seat: Seat, asked: Extract<Wish, { do: 'bet' }>): Promise<object> {
    const flight = deck.flight();
    if (flight?.state !== 'open' || clock.now() >= flight.startsAt) return { ok: false, reason: 'closed' };
    const { key, slot: place, target } = asked;
    const stakeKobo = koboFromNaira(asked.stake) ?? 0n;
    const wished = { key, stakeKobo, choice: { target }, spinId: flight.spinId, slot: place };
    const { round, balanceKobo } = await rounds.play(seat, game, wished);
    if (!round) return { ok: false, reason: 'closed' };
    if (round.state === 'riding') {
      const bet = { roundId: round.id, seatId: seat.id, slot: place, stakeKobo, target: target ?? undefined };
      deck.board(bet);
      crew.board(bet, Number(deps.nicknameOf(`${seat.supplier} ${seat.wallet.playerId || seat.id}`)));
      return { ok: true, ...tellSent({ round, balanceKobo }, flight) };
    }
    return { ok: false, reason: round.refusal ?? round.state };
  }

  function serve(socket: WebSocket, seat: Seat): void {
    const own = ofSeat.get(seat.id) ?? new Set();
    ofSeat.set(seat.id, own);
    // The oldest makes room: it may have gone without a word.
    if (own.size >= socketsOfSeatMax) [...own][0]?.terminate();
    own.add(socket);
    watchers.add(socket);
    deck.wake();
    let [second, heard] = [0, 0];
    socket.on('message', (data, isBinary) => {
      const nowSecond = Math.floor(clock.now().getTime() / 1_000);
      heard = nowSecond === second ? heard + 1 : 1;
      second = nowSecond;
      if (heard > messagesPerSecondMax) return socket.close(1008);
      const asked = isBinary ? undefined : readWish(String(data));
      if (!asked) return socket.send(JSON.stringify({ ok: false, reason: 'no-wish' }));
      answer(seat, asked).then(
        (told) => socket.send(JSON.stringify({ re: asked.id, ...told })),
        (error: unknown) => {
          log.error({ err: error }, 'a wish could not be answered');
          socket.send(JSON.stringify({ re: asked.id, ok: false, reason: 'unanswered' }));
        },
      );
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) ofSeat.delete(seat.id);
    });
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const secret = /^\/play\/([\w-]{43})\/flights$/.exec(request.url ?? '')?.[1];
    const refuse = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!secret) return refuse('404 Not Found');
    if (request.headers.origin !== deps.ownOrigin()) return refuse('403 Forbidden');
    const seat = await seats.bySecret(secret);
    if (!seat || !isAtZeppelin(seat)) return refuse('404 Not Found');
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, seat));
  }

  return {
    /** How things stand, for whoever sits there, with what they have on board. */
    snapshot: (seat: Seat) => ({
      ...crew.snapshot(),
      watching: watchers.count,
      own: deck.boardedBy(seat.id).map(tellOwn),
    }),
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
      receipts = await openReceipts(pool);
      await deck.start();
    },
    async stop(): Promise<void> {
      watchers.close();
      await deck.stop();
      crew.stop();
      demoPlayers?.stop();
    },
  };
}

function tellOwn({ roundId, slot: place, stakeKobo, target }: BoardedBet) {
  return { bet: String(roundId), slot: place, stake: nairaFromKobo(stakeKobo), target: target ?? null };
}

function readWish(text: string): Wish | undefined {
  try {
    return wish.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
