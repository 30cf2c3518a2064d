import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { createWorker } from '@harmattan/process/worker';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Home, LeagueView, MatchDelta, MatchList } from '../contract/offer.ts';
import type { Sport } from '../sport.ts';
import { createBoard } from './board.ts';
import { createDesk } from './desk.ts';
import type { HeldMatch } from './held-match.ts';
import { type ListQuery, listLeagues, listMatches, tellHome } from './lists.ts';
import { dayMs, isOver, type Match } from './match.ts';
import { hasChanged, listChanged, listNotTaken, setTaken } from './matches-store.ts';
import type { Offer, OfferChange, Result } from './offer.ts';
import { playDue } from './play-due.ts';
import type { Pace } from './play-on.ts';
import { quotePick } from './quote.ts';
import { keptDays, rollFixtures } from './roll-fixtures.ts';
import { search } from './search.ts';
import { allOf, mainOf, tellDetails, tellWhole } from './tell-match.ts';

export { DeskRefused } from './desk.ts';
export type { HeldMatch } from './held-match.ts';
export type { OfferChange } from './offer.ts';

/** So often the clock is looked at. Quotes close by the clock itself, and do not wait for it. */
const tickMs = 100;
/** So often the changes of other processes are looked for. */
const hearEveryMs = 150;
const rollEveryMs = 3_600_000;

export interface OfferDeps {
  pool: pg.Pool;
  clock: Clock;
  draws: Draws;
  sports: readonly Sport[];
  pace: Pace;
  log: FastifyBaseLogger;
}

/** The offer with what lists and the stream tell of it. */
export interface WholeOffer extends Offer {
  /** The same as long as everything that is told is the same: for a second at most. */
  moment(): string;
  /** Of one sport, the first where none is named. */
  home(sport?: string): Home;
  list(query: ListQuery): MatchList;
  leagues(): LeagueView[];
  /** How a match stands, for a page that begins to watch it: what lists show of it, and all of it. */
  brief(id: string): MatchDelta | undefined;
  whole(id: string): MatchDelta | undefined;
  /** A match as it is held, with what only the operator reads of it. */
  held(id: string): HeldMatch | undefined;
  /** By what players search by, over or not, those nearest to now first. */
  search(text: string, matchesMax: number): HeldMatch[];
  /** Plays what was missed, and from then on follows the clock. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Sports = ReadonlyMap<string, Sport>;
type Board = ReturnType<typeof createBoard>;

/** Keeps the board as the database has it, and passes on what changes there. */
function createTelling({ board, log }: { board: Board; log: FastifyBaseLogger }) {
  const listeners = new Set<(change: OfferChange) => void>();

  function tell(changed: readonly Match[]): void {
    for (const change of board.take(changed)) {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (error) {
          log.error({ match: change.matchId, err: error }, 'a change could not be passed on');
        }
      }
    }
  }

  return {
    tell,
    onChange(listener: (change: OfferChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads what other processes have stored meanwhile. */
function createHearing({
  pool,
  clock,
  log,
  keptSince,
  tell,
}: Pick<OfferDeps, 'pool' | 'clock' | 'log'> & { keptSince(): Date; tell(changed: readonly Match[]): void }) {
  let heardUpTo = 0n;

  async function hear(): Promise<void> {
    const { matches, last } = await listChanged(pool, { after: heardUpTo, since: keptSince() });
    tell(matches);
    heardUpTo = last;
  }

  const worker = createDueWorker({
    ...{ pool, clock, everyMs: hearEveryMs, runNext: hear },
    isDue: () => hasChanged(heardUpTo),
    onError: (error) => log.warn({ err: error }, 'the changes of other processes could not be read'),
  });
  return { hear, start: worker.start, stop: worker.stop };
}

/** Plays what is due by the clock, and reads what other processes have played. */
function createClockwork({
  pool,
  clock,
  draws,
  sports,
  pace,
  log,
  board,
  tell,
}: Omit<OfferDeps, 'sports'> & { sports: Sports; board: Board; tell(changed: readonly Match[]): void }) {
  let rollsAtMs = 0;
  let isHeldUp = false;

  const keptSince = () => new Date(clock.now().getTime() - keptDays * dayMs);

  const hearing = createHearing({ pool, clock, log, keptSince, tell });

  async function roll(): Promise<void> {
    const nowMs = clock.now().getTime();
    if (nowMs < rollsAtMs) return;
    await rollFixtures(pool, sports.values());
    board.forget(keptSince());
    rollsAtMs = nowMs + rollEveryMs;
  }

  async function tick(): Promise<void> {
    await roll();
    for (;;) {
      const next = board.nextAt();
      if (!next || next > clock.now()) return;
      const changed = await playDue({ pool, sports, draws, pace });
      if (changed.length === 0) return;
      tell(changed);
    }
  }

  // Told once, however often it is tried again: an outage is many ticks long.
  const worker = createWorker({
    clock,
    pollMs: tickMs,
    async runNext() {
      await tick();
      if (isHeldUp) log.info('the matches go on');
      isHeldUp = false;
    },
    onError(error) {
      if (!isHeldUp) log.error({ err: error }, 'the matches could not go on');
      isHeldUp = true;
    },
  });

  return {
    async start(): Promise<void> {
      await roll();
      // Before anything is held in memory: days may have been missed, and no page is connected yet.
      while ((await playDue({ pool, sports, draws, pace })).length > 0);
      await hearing.hear();
      worker.start();
      hearing.start();
    },
    async stop(): Promise<void> {
      await Promise.all([worker.stop(), hearing.stop()]);
    },
  };
}

export function createOffer({ sports: all, ...deps }: OfferDeps): WholeOffer {
  const { pool, clock, draws, pace, log } = deps;
  const sports = new Map(all.map((sport) => [sport.key, sport]));
  const board = createBoard(sports);
  const { tell, onChange } = createTelling({ board, log });
  const desk = createDesk({ pool, sports, draws, tell });
  const clockwork = createClockwork({ ...deps, sports, board, tell });
  const moment = () => ({ now: clock.now(), speed: pace.speed });

  return {
    ...desk,
    ...clockwork,
    match(id) {
      const held = board.find(id);
      return held && tellDetails(held, moment());
    },
    quote: (pick) => quotePick(board.find(pick.match), pick, moment()),
    chanceOfAll(matchId, picks) {
      const held = board.find(matchId);
      return held && !isOver(held.match) ? held.sport.chanceOfAll(held.match.course, picks) : undefined;
    },
    onChange,
    results: async (limit) => (await listNotTaken(pool, limit)).map(toResult),
    markTaken: ({ matchId, version }) => setTaken(pool, matchId, version),
    judge(pick, result) {
      if (result.isVoid) return 'void';
      const verdict = sports.get(result.sport)?.judge(pick, result.course);
      assert(verdict, 'a match that is over decides every pick');
      return verdict;
    },
    moment: () => `${board.revision()} ${Math.floor(clock.now().getTime() / 1_000)}`,
    home: (sport) => tellHome(board, moment(), sport),
    list: (query) => listMatches(board, query, moment()),
    leagues: () => listLeagues(board),
    brief(id) {
      const held = board.find(id);
      return held && tellWhole(held, moment(), mainOf);
    },
    whole(id) {
      const held = board.find(id);
      return held && tellWhole(held, moment(), allOf);
    },
    held: (id) => board.find(id),
    search(text, matchesMax) {
      const found = text === '' ? board.inOrder() : search(board.inOrder(), text);
      const nowMs = clock.now().getTime();
      const distance = ({ match }: HeldMatch) => Math.abs(match.startsAt.getTime() - nowMs);
      return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, matchesMax);
    },
  };
}

function toResult({ id, sport, state, resultVersion, isVoid, course }: Match): Result {
  assert(state === 'finished' || state === 'abandoned' || state === 'postponed', 'only what is over has a result');
  return { matchId: id, sport, state, version: resultVersion, isVoid, course };
}
