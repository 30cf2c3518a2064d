import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOver, type Rounds, type Sent } from '../rounds/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createCrew } from './crew.ts';
import { createDeck, type DeckDeps, type DeckEvent } from './deck.ts';
import { createDemoPlayers } from './demo-players.ts';
import { type Flight, tableName } from './flight.ts';
import { listOwnBets } from './own-bets-store.ts';
import { createOwnerSockets } from './owner-sockets.ts';
import { openReceipts, type Receipts } from './receipts.ts';
import { tellBoarded, tellOwnBet } from './tell-own-bet.ts';
import { createWatchers } from './watchers.ts';
import { readWish, type Wish } from './wish.ts';

/** Larger messages are no wish of anybody's. */
const messageBytesMax = 512;
const messagesPerSecondMax = 20;
/** So many stakes are on their way to wallets at a time. */
const stakesAtOnce = 64;
const ownBetsMax = 30;

const game = { name: 'zeppelin' };

export interface ZeppelinDeps extends DeckDeps {
  /** For what pages ask. Flights have connections of their own, so that many pages at once do not hold up a burst or the lease. */
  pagePool: pg.Pool;
  rounds: Rounds;
  seats: Seats;
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

/** The crash game: one flight after the other, told to everybody who watches over sockets. */
export function createZeppelin(deps: ZeppelinDeps) {
  const { pagePool, clock, rounds, seats, log } = deps;
  const watchers = createWatchers({ clock, log });
  const crew = createCrew(watchers, { clock, mayPublish: () => deck.isCertain() });
  const demoPlayers = deps.hasDemoPlayers ? createDemoPlayers(deps, crew) : undefined;
  const ownerSockets = createOwnerSockets();
  const limited = createConcurrencyLimit(stakesAtOnce);
  let receipts: Receipts | undefined;
  const deck = createDeck(deps, { isWatched: () => watchers.count > 0, tell: hear, onLost: leaveToOther });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax, perMessageDeflate: false });

  function hear(event: DeckEvent): void {
    crew.hear(event);
    demoPlayers?.hear(event);
    if (event.kind === 'out') {
      // Before anybody hears of the burst: no page of the owner's may call it lost.
      const { owner, slot, roundId } = event.bet;
      ownerSockets.tell(owner, { own: slot, bet: String(roundId), state: 'leaving', height: event.height });
    } else if (event.kind === 'settled') {
      const { owner, slot } = event.sent.round;
      ownerSockets.tell(owner, { own: slot, ...tellSent(event.sent, event.flight) });
    }
  }

  function leaveToOther(): void {
    crew.forget();
    demoPlayers?.stop();
    watchers.sendAway();
  }

  function tellSent({ round, balanceMinor }: Sent, { number: flight }: Flight) {
    return {
      bet: String(round.id),
      flight,
      state: round.state,
      height: round.outcome?.height ?? null,
      // A pay-out is told when the books have it.
      win: round.state === 'settled' && round.winMinor !== undefined ? majorFromMinor(round.winMinor) : null,
      balance: amount(balanceMinor),
      receipt: receipts?.of(round, flight, clock.now()) ?? null,
    };
  }

  async function answer(socket: WebSocket, seat: Seat, asked: Wish): Promise<object> {
    if (asked.do === 'hello') return { ok: true };
    if (asked.do === 'out') {
      const out = await deck.cashOut(seat.owner, asked.bet);
      if (out.status === 'refused') return { ok: false, reason: out.reason };
      return { ok: true, ...tellSent(out.sent, out.flight) };
    }
    return limited(() => takeBet(socket, seat, asked));
  }

  async function takeBet(socket: WebSocket, seat: Seat, asked: Extract<Wish, { do: 'bet' }>): Promise<object> {
    const boarding = deck.boarding();
    if (boarding?.flight.state !== 'open' || clock.now() >= boarding.flight.startsAt)
      return { ok: false, reason: 'closed' };
    const { flight, fenced } = boarding;
    const { key, slot, target } = asked;
    const { owner } = seat;
    const stakeMinor = minorFromMajor(asked.stake) ?? 0n;
    const wished = { key, stakeMinor, choice: { target }, spinId: flight.spinId, slot, fenced };
    const { round, balanceMinor } = await rounds.play(seat, game, wished);
    if (!round) return { ok: false, reason: (await hasBet(owner, slot, flight)) ? 'placed' : 'closed' };
    if (round.state !== 'riding') return { ok: false, reason: round.refusal ?? round.state };
    const bet = { roundId: round.id, owner, slot, stakeMinor, target: target ?? undefined };
    deck.board(flight, bet);
    crew.board(bet, Number(deps.nicknameOf(`${seat.supplier} ${seat.wallet.playerId || seat.id}`)));
    const told = tellSent({ round, balanceMinor }, flight);
    ownerSockets.tell(owner, { own: slot, ...told, ...tellBoarded(bet) }, { except: socket });
    return { ok: true, ...told };
  }

  /** Whether another page of the owner's was faster with a bet in that slot. */
  async function hasBet(owner: string, slot: number, { number }: Flight): Promise<boolean> {
    const bets = await listOwnBets(pagePool, owner, ownBetsMax);
    return bets.some(({ round, flight }) => flight === number && round.slot === slot && !isOver(round));
  }

  function serve(socket: WebSocket, seat: Seat): void {
    ownerSockets.add(socket, seat);
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
      answer(socket, seat, asked).then(
        (told) => socket.send(JSON.stringify({ re: asked.id, ...told })),
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
    // Another process flies. The page tries again, and a front door may lead it elsewhere.
    if (!deck.isServing()) return refuse('503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, seat));
  }

  return {
    /** Whether the flights are this process's. */
    isServing: deck.isServing,
    /** How things stand, for the player at the seat, with what that player has on board. */
    snapshot: (seat: Seat) => ({
      ...crew.snapshot(),
      watching: watchers.count,
      own: deck.boardedBy(seat.owner).map(tellBoarded),
    }),
    /** The last bets of the seat's player, from every seat of that player, with their receipts. */
    async ownBets(seat: Seat) {
      const bets = await listOwnBets(pagePool, seat.owner, ownBetsMax);
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
    },
  };
}

function amount(amountMinor: Minor | undefined): string | null {
  return amountMinor === undefined ? null : majorFromMinor(amountMinor);
}
