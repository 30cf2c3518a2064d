// Tells one made-up flight to all sockets, in our way or in the plain one, and says what it cost.
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '@harmattan/kernel/clock';
import { type WebSocket, WebSocketServer } from 'ws';
import { createCrew } from '../../../stand-ins/arcade/src/zeppelin/crew.ts';
import type { DeckEvent } from '../../../stand-ins/arcade/src/zeppelin/deck.ts';
import type { Flight } from '../../../stand-ins/arcade/src/zeppelin/flight.ts';
import { createWatchers } from '../../../stand-ins/arcade/src/zeppelin/watchers.ts';

export type Way = 'ours' | 'each' | 'gathered';

const bettingMs = 3_000;
const flightMs = 4_000;
const gatherMs = 200;

const watchers = createWatchers({ clock: systemClock, log: console });
const sockets = new Set<WebSocket>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
server.on('connection', (socket) => {
  sockets.add(socket);
  watchers.add(socket);
});
process.on('message', async ({ way, bets }: { way: Way; bets: number }) => {
  const before = process.cpuUsage();
  await play(way === 'ours' ? tellOurs() : tellPlainly(way), bets);
  // Until everything is written.
  await delay(500);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.once('disconnect', () => process.exit(0));

interface Telling {
  hear(event: DeckEvent): void;
  stop(): void;
}

function tellOurs(): Telling {
  return createCrew(watchers, { clock: systemClock, mayPublish: () => true, nicknameOf: (player) => player });
}

/** `each`: every event by itself, as soon as it happens. `gathered`: the same in one message for each 200 ms. */
function tellPlainly(way: 'each' | 'gathered'): Telling {
  let seq = 0;
  let waiting: object[] = [];
  const send = (event: object) => {
    for (const socket of sockets) socket.send(JSON.stringify(event));
  };
  const tell = (event: object) => {
    seq += 1;
    if (way === 'each') send({ seq, ...event });
    else waiting.push({ seq, ...event });
  };
  const timer = setInterval(() => {
    if (waiting.length > 0) send(waiting);
    waiting = [];
  }, gatherMs);
  return {
    hear(event) {
      if (event.kind === 'settled') return;
      if (event.kind === 'boarded') {
        const { roundId, player, stakeMinor } = event.bet;
        tell({ kind: 'bet', bet: Number(roundId), player: Number(player), stakeMajor: Number(stakeMinor) / 100 });
      } else if (event.kind === 'out') tell({ kind: 'out', bet: Number(event.bet.roundId), height: event.height });
      else tell({ kind: event.kind, flight: event.flight.number, burst: event.flight.burstHundredths });
    },
    stop: () => clearInterval(timer),
  };
}

async function play(telling: Telling, bets: number): Promise<void> {
  const flight = {
    number: 1,
    place: 1,
    seed: new Uint8Array(32),
    burstHundredths: 200,
    startsAt: new Date(),
  } as Flight;
  const boarded = Array.from({ length: bets }, (_none, at) => ({
    roundId: BigInt(at),
    owner: `seat ${at}`,
    player: String(1_000_000 + at * 7_919),
    slot: 0,
    stakeMinor: BigInt(10_000 + at * 100),
    target: undefined,
  }));
  telling.hear({ kind: 'open', flight });
  await spread(boarded, bettingMs, (bet) => telling.hear({ kind: 'boarded', bet }));
  telling.hear({ kind: 'start', flight });
  await spread(boarded, flightMs, (bet, at) => telling.hear({ kind: 'out', bet, height: 101 + (at % 99) }));
  telling.hear({ kind: 'burst', flight });
  await delay(gatherMs);
  telling.stop();
}

/** Each at its time, however late the one before was. */
async function spread<One>(list: readonly One[], overMs: number, each: (one: One, at: number) => void): Promise<void> {
  const begun = performance.now();
  for (const [at, one] of list.entries()) {
    const leftMs = begun + (overMs * at) / list.length - performance.now();
    if (leftMs > 1) await delay(leftMs);
    each(one, at);
  }
  const leftMs = begun + overMs - performance.now();
  if (leftMs > 0) await delay(leftMs);
}
