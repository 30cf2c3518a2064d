// The far end of the sockets, in a process of its own. The last socket only watches: what it hears is what everybody hears.
import { readFrame } from '../../../stand-ins/arcade/src/zeppelin/browser/frames.js';
import { type Line, openLine } from './line.ts';

export interface ClientsOrder {
  /** Of the arcades. Each has as many of the sockets. */
  addresses: string[];
  /** One for each socket. */
  paths: string[];
  /** How many bet on each of the next flights, once all sockets are open. */
  plan: number[];
}

export interface FlightHeard {
  flight: number;
  bets: number;
  taken: number;
  /** Why others were not taken. */
  refusals: Record<string, number>;
  /** How long each bet waited for its answer. */
  answeredMs: number[];
  publicBytes: number;
  openedAt: number;
  /** When each socket heard of the burst. */
  burstHeardAt: number[];
}

export type ClientsTold =
  | { kind: 'connected'; sockets: number }
  | { kind: 'burst'; flight: number }
  | { kind: 'flight'; heard: FlightHeard; nextOpenedAt: number };

const openAtOnce = 100;
const betOverMs = 4_000;
const burstKind = 4;

const tell = (told: ClientsTold) => process.send?.(told);

process.once('message', (order: ClientsOrder) => void run(order));
process.once('disconnect', () => process.exit(0));

async function run({ addresses, paths, plan }: ClientsOrder): Promise<void> {
  const lines: Line[] = [];
  const watching = paths.length - 1;
  const sentAt: number[] = [];
  let isReady = false;
  let heard: FlightHeard | undefined;

  function hear(at: number, payload: Buffer, { isBinary, bytes }: { isBinary: boolean; bytes: number }): void {
    const now = Date.now();
    if (!isBinary) {
      hearOwn(at, payload, now);
      return;
    }
    if (payload[0] === burstKind && heard) heard.burstHeardAt.push(now);
    if (at !== watching) return;
    const frame = readFrame(Uint8Array.from(payload));
    if (frame.kind === 'open' && isReady) {
      if (heard) tell({ kind: 'flight', heard, nextOpenedAt: now });
      const bets = plan.shift() ?? 0;
      heard = newFlight(frame.flight, { bets, openedAt: now });
      placeBets(bets);
    }
    if (heard) heard.publicBytes += bytes;
    if (frame.kind === 'burst') tell({ kind: 'burst', flight: frame.flight });
  }

  function hearOwn(at: number, payload: Buffer, now: number): void {
    if (!heard || !payload.includes('"re"')) return;
    heard.answeredMs.push(now - (sentAt[at] ?? now));
    const { ok, reason } = JSON.parse(String(payload));
    if (ok) heard.taken += 1;
    else heard.refusals[reason] = (heard.refusals[reason] ?? 0) + 1;
  }

  /** Spread over most of the time that there is for it. */
  function placeBets(bets: number): void {
    for (let at = 0; at < bets; at += 1) {
      const wish = wishOf(at);
      setTimeout(
        () => {
          sentAt[at] = Date.now();
          lines[at]?.send(JSON.stringify(wish));
        },
        (betOverMs * at) / bets,
      );
    }
  }

  const waiting = paths.map((path, at) => ({ path, at }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, at } = next;
      lines[at] = await openLine(addresses[at % addresses.length] as string, path, {
        message: (payload, wire) => hear(at, payload, wire),
        lost: (reason) => console.error(reason),
      });
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, work));
  isReady = true;
  tell({ kind: 'connected', sockets: lines.length });
}

function newFlight(flight: number, { bets, openedAt }: { bets: number; openedAt: number }): FlightHeard {
  return { flight, bets, taken: 0, refusals: {}, answeredMs: [], publicBytes: 0, openedAt, burstHeardAt: [] };
}

/** A bet. Targets lie where some are reached and some are not. */
function wishOf(at: number) {
  const [stake, target] = [`${100 + ((at * 37) % 4_900)}.00`, 101 + ((at * 7) % 199)];
  return { id: 1, do: 'bet', key: crypto.randomUUID(), slot: 0, stake, target };
}
