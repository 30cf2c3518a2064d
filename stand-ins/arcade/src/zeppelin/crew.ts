import type { Clock } from '@harmattan/kernel/clock';
import { writeFrame } from './browser/frames.js';
import type { DeckEvent } from './deck.ts';
import type { BoardedBet, Flight } from './flight.ts';
import type { Message, Watchers } from './watchers.ts';

/** Others' bets and how they got out are told so often, all at once. */
const tellEveryMs = 200;
/** A page that hears nothing for longer than a second takes its line for lost, so something is told at least this often. */
const beatEveryMs = 400;
/** And no more often than leaves so much time for everything else, as a multiple of what the telling took. */
const restFactor = 8;

type Frame = import('./browser/frames.js').Frame;
type Numbered = Exclude<Frame, { kind: 'beat' }>;
type WithoutNumber<One> = One extends unknown ? Omit<One, 'seq'> : never;
type Unnumbered = WithoutNumber<Numbered>;

interface ShownBet {
  player: number;
  stakeMajor: number;
  /** Where it got out, in hundredths. 0 while it has not. */
  out: number;
}

/** Each term numbers its messages from a multiple of this, so that every page notices a change of pilots. */
const numbersOfTerm = 1_000_000;

interface CrewOptions {
  clock: Clock;
  /** False while another process may fly. */
  mayPublish(): boolean;
  /** What others know a player by. */
  nicknameOf(player: string): string;
}

/** What everybody sees of a flight: who is on board and who has got out. Names are numbers, and say nothing of who it is. */
export function createCrew(watchers: Pick<Watchers, 'tell'>, { clock, mayPublish, nicknameOf }: CrewOptions) {
  let seq = 0;
  let flight: Flight | undefined;
  let bets: ShownBet[] = [];
  const places = new Map<bigint, number>();
  let toldBets = 0;
  let outs: { bet: number; height: number }[] = [];
  let toldAtMs = 0;

  function send(messages: Message[]): void {
    toldAtMs = performance.now();
    watchers.tell(messages);
  }

  function numbered(frame: Unnumbered, isResult: boolean): Message {
    seq += 1;
    return { bytes: writeFrame({ ...frame, seq } as Frame), isResult };
  }

  /** What has come together since it was last told. */
  function takeNews(): Message[] {
    const news: Message[] = [];
    if (toldBets < bets.length) {
      news.push(numbered({ kind: 'bets', first: toldBets, bets: bets.slice(toldBets) }, false));
      toldBets = bets.length;
    }
    if (outs.length > 0) {
      news.push(numbered({ kind: 'outs', outs }, false));
      outs = [];
    }
    return news;
  }

  /** A result, and before it what led to it, all in one breath. */
  function tell(frame: Unnumbered): void {
    send([...takeNews(), numbered(frame, true)]);
  }

  function flush(): void {
    if (!mayPublish()) return;
    const news = takeNews();
    if (news.length > 0) send(news);
    else if (performance.now() - toldAtMs >= beatEveryMs)
      send([{ bytes: writeFrame({ kind: 'beat', seq }), isResult: false }]);
  }

  function board({ roundId, stakeMinor, player }: Pick<BoardedBet, 'roundId' | 'stakeMinor' | 'player'>): void {
    if (places.has(roundId)) return;
    places.set(roundId, bets.length);
    bets.push({ player: Number(nicknameOf(player)), stakeMajor: Number(stakeMinor / 100n), out: 0 });
  }

  function clear(): void {
    bets = [];
    outs = [];
    toldBets = 0;
    places.clear();
  }

  function letOut(place: number, height: number): void {
    const bet = bets[place];
    if (!bet || bet.out > 0) return;
    bet.out = height;
    outs.push({ bet: place, height });
  }

  const stopping = new AbortController();
  async function keepFlushing(): Promise<void> {
    for (let restMs = tellEveryMs; ; ) {
      await clock.sleep(restMs, stopping.signal);
      if (stopping.signal.aborted) return;
      const begunAt = performance.now();
      flush();
      restMs = Math.max(tellEveryMs, restFactor * (performance.now() - begunAt));
    }
  }
  void keepFlushing();

  return {
    /** A term of this process begins. */
    beginTerm(epoch: bigint): void {
      seq = Math.max(seq + 1, Number(epoch) * numbersOfTerm);
    },
    /** A demo player, who has no bet: seen on board, and by nothing else. */
    boardDemo(player: number, stakeMajor: number): number {
      bets.push({ player, stakeMajor, out: 0 });
      return bets.length - 1;
    },
    letDemoOut: letOut,
    hear(event: DeckEvent): void {
      switch (event.kind) {
        case 'open':
          ({ flight } = event);
          clear();
          // A new chain has a promise that no seed of before has made: the number left out lets every page ask anew.
          if (flight.place === 0) seq += 1;
          tell({ kind: 'open', flight: flight.number, startsInMs: msUntil(flight.startsAt, clock.now()) });
          return;
        case 'taken-over':
          ({ flight } = event);
          clear();
          for (const { bet, height } of event.bets) {
            board(bet);
            (bets.at(-1) as ShownBet).out = height ?? 0;
          }
          // Its number is one that no page expects: every page asks how things stand.
          toldBets = bets.length;
          seq += 1;
          send([{ bytes: writeFrame({ kind: 'beat', seq }), isResult: false }]);
          return;
        case 'boarded':
          board(event.bet);
          return;
        case 'start':
          tell({ kind: 'start', flight: event.flight.number });
          return;
        case 'out': {
          const place = places.get(event.bet.roundId);
          if (place !== undefined) letOut(place, event.height);
          return;
        }
        case 'burst':
          tell({
            kind: 'burst',
            flight: event.flight.number,
            height: event.flight.burstHundredths,
            seed: event.flight.seed,
          });
          return;
        case 'settled':
          return;
        case 'called-off':
          flight ??= event.flight;
          tell({ kind: 'called-off', flight: event.flight.number, seed: event.flight.seed });
      }
    },
    /** Another process flies: what is known here is not true any more. */
    forget(): void {
      flight = undefined;
      clear();
    },
    /** How things stand, for who has just come or has missed something. */
    snapshot() {
      return {
        seq,
        bets: bets.map(({ player, stakeMajor, out }) => [player, stakeMajor, out]),
        flight: flight && {
          number: flight.number,
          phase: flight.state,
          startsInMs: msUntil(flight.startsAt, clock.now()),
          promise: Buffer.from(flight.promise).toString('hex'),
          salt: flight.salt,
          ...((flight.state === 'burst' || flight.state === 'called-off') && {
            burst: flight.burstHundredths,
            seed: Buffer.from(flight.seed).toString('hex'),
          }),
        },
      };
    },
    stop: () => stopping.abort(),
  };
}

/** Below zero when it has passed. */
function msUntil(time: Date, now: Date): number {
  return time.getTime() - now.getTime();
}
