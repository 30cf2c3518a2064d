import { writeFrame } from './browser/frames.js';
import type { DeckEvent } from './deck.ts';
import type { BoardedBet, Flight } from './flight.ts';
import type { Watchers } from './watchers.ts';

/** Others' bets and how they got out are told so often, all at once. */
const tellEveryMs = 200;

type Frame = import('./browser/frames.js').Frame;
type WithoutNumber<One> = One extends unknown ? Omit<One, 'seq'> : never;
type Unnumbered = WithoutNumber<Frame>;

interface ShownBet {
  player: number;
  stakeNaira: number;
  /** Where it got out, in hundredths. 0 while it has not. */
  out: number;
}

/** What everybody sees of a flight: who is on board and who has got out. Names are numbers, and say nothing of who it is. */
export function createCrew(watchers: Watchers, { now }: { now(): Date }) {
  let seq = 0;
  let flight: Flight | undefined;
  let bets: ShownBet[] = [];
  const places = new Map<bigint, number>();
  let toldBets = 0;
  let outs: { bet: number; height: number }[] = [];

  function tell(frame: Unnumbered, isResult: boolean): void {
    seq += 1;
    watchers.tell(writeFrame({ ...frame, seq } as Frame), { isResult });
  }

  function flush(): void {
    if (toldBets < bets.length) {
      const first = toldBets;
      toldBets = bets.length;
      tell({ kind: 'bets', first, bets: bets.slice(first) }, false);
    }
    if (outs.length > 0) {
      const told = outs;
      outs = [];
      tell({ kind: 'outs', outs: told }, false);
    }
  }
  const timer = setInterval(flush, tellEveryMs);
  timer.unref();

  return {
    /** A bet that is on board, under the number that others know its player by. */
    board({ roundId, stakeKobo }: BoardedBet, player: number): void {
      if (places.has(roundId)) return;
      places.set(roundId, bets.length);
      bets.push({ player, stakeNaira: Number(stakeKobo / 100n), out: 0 });
    },
    hear(event: DeckEvent): void {
      switch (event.kind) {
        case 'open':
          ({ flight } = event);
          bets = [];
          outs = [];
          toldBets = 0;
          places.clear();
          tell({ kind: 'open', flight: flight.number, startsInMs: msUntil(flight.startsAt, now()) }, true);
          return;
        case 'start':
          flush();
          tell({ kind: 'start', flight: event.flight.number }, true);
          return;
        case 'out': {
          const place = places.get(event.bet.roundId);
          const bet = place === undefined ? undefined : bets[place];
          if (place === undefined || !bet) return;
          bet.out = event.height;
          outs.push({ bet: place, height: event.height });
          return;
        }
        case 'burst':
          flush();
          tell(
            {
              kind: 'burst',
              flight: event.flight.number,
              height: event.flight.burstHundredths,
              seed: event.flight.seed,
            },
            true,
          );
          return;
        case 'settled':
          return;
        case 'called-off':
          tell({ kind: 'called-off', flight: event.flight.number, seed: event.flight.seed }, true);
      }
    },
    /** How things stand, for who has just come or has missed something. */
    snapshot() {
      return {
        seq,
        bets: bets.map(({ player, stakeNaira, out }) => [player, stakeNaira, out]),
        flight: flight && {
          number: flight.number,
          phase: flight.state,
          startsInMs: msUntil(flight.startsAt, now()),
          promise: Buffer.from(flight.promise).toString('hex'),
          salt: flight.salt,
          ...((flight.state === 'burst' || flight.state === 'called-off') && {
            burst: flight.burstHundredths,
            seed: Buffer.from(flight.seed).toString('hex'),
          }),
        },
      };
    },
    stop: () => clearInterval(timer),
  };
}

/** Below zero when it has passed. */
function msUntil(time: Date, now: Date): number {
  return time.getTime() - now.getTime();
}
