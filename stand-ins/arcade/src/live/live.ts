import { createWorker } from '@harmattan/process/worker';
import { createCrowd } from './crowd.ts';
import type { LiveDeps } from './live-deps.ts';
import { type LiveTable, nameOf } from './live-table.ts';
import { createNicknames } from './nicknames.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { phaseOf, type Spin } from './spin.ts';
import { deleteOldSpins, listUnderWay } from './spins-store.ts';
import { findTable } from './tables.ts';
import { takeTurn } from './take-turn.ts';

const lookEveryMs = 100;
/** So often it is seen whether everybody has decided. */
const lookAtHandsEveryMs = 400;
/** How long a table is left alone when something went wrong. */
const restMs = 2_000;
/** So often others' bets are looked at. */
const tellEveryMs = 1_000;

/** So often turns are found that no process carries on any more. */
const findLeftEveryMs = 2_000;

/** Of each table, beside those that rounds belong to. */
const spinsKept = 200;

export type Listener = (snapshot: Snapshot) => void;

/** Tables on a clock: turns that run while a page watches, and the snapshots that listeners get. */
export interface Live {
  /** Adds a listener to a table and wakes the table. The listener gets the next snapshot and every later one. */
  watch(table: LiveTable, listener: Listener): () => void;
  /** What others call a player. */
  nicknameOf(player: string): string;
  now(): Date;
  start(): void;
  stop(): Promise<void>;
}

/** What is known of a table between two looks at it. */
interface Watched {
  isBusy: boolean;
  spin: Spin | undefined;
  phase: string;
  lookedAt: number;
  toldAt: number;
  /** Something has gone wrong: it is left alone until then. */
  restsUntil: number;
  /** A listener has joined that has got no snapshot yet. */
  hasNewcomer: boolean;
}

export function createLive(deps: LiveDeps): Live {
  const { pool, clock, log, random } = deps;
  const crowd = createCrowd<Listener>(clock);
  const nicknameOf = createNicknames(random);
  const tables = new Map<string, Watched>();
  const underWay = new Set<Promise<void>>();
  let isFirst = true;
  let foundLeftAtMs = Number.NEGATIVE_INFINITY;

  const worker = createWorker({
    clock,
    pollMs: lookEveryMs,
    async runNext() {
      if (isFirst) await deleteOldSpins(pool, spinsKept);
      isFirst = false;
      await findLeft();
      for (const tableName of tables.keys()) wake(tableName);
    },
    onError: (error) => log.warn({ err: error }, 'tables on a clock could not be looked after'),
  });

  /** Carries on what another process has left behind, watched or not. One that still lives carries on its tables as well: both may. */
  async function findLeft(): Promise<void> {
    const nowMs = performance.now();
    if (nowMs - foundLeftAtMs < findLeftEveryMs) return;
    for (const tableName of await listUnderWay(pool)) if (findTable(tableName)) remember(tableName);
    foundLeftAtMs = nowMs;
  }

  function remember(tableName: string): Watched {
    const known = tables.get(tableName) ?? {
      isBusy: false,
      spin: undefined,
      phase: '',
      lookedAt: 0,
      toldAt: 0,
      restsUntil: 0,
      hasNewcomer: false,
    };
    tables.set(tableName, known);
    return known;
  }

  /** Carries a table's turn on, unless the table is busy or rests. A slow table does not delay the others. */
  function wake(tableName: string): void {
    const table = findTable(tableName);
    const watched = remember(tableName);
    if (!table || watched.isBusy || clock.now().getTime() < watched.restsUntil) return;
    watched.isBusy = true;
    const work = lookAfter(table, watched)
      .catch((error) => {
        log.warn({ err: error, table: tableName }, 'a turn could not be carried on');
        watched.restsUntil = clock.now().getTime() + restMs;
      })
      .finally(() => {
        watched.isBusy = false;
        underWay.delete(work);
      });
    underWay.add(work);
  }

  async function lookAfter(table: LiveTable, watched: Watched): Promise<void> {
    const tableName = nameOf(table);
    const isWatched = crowd.isWatched(tableName);
    if (isDue(watched)) {
      watched.lookedAt = clock.now().getTime();
      watched.spin = await takeTurn(deps, table, isWatched);
    }
    const now = clock.now();
    const { spin } = watched;
    const phase = spin ? `${spin.number} ${phaseOf(spin, now)}` : '';
    const isNews = phase !== watched.phase || watched.hasNewcomer || now.getTime() - watched.toldAt >= tellEveryMs;
    watched.phase = phase;
    if (spin && isNews) await tell(table, spin, watched, now);
    // Asked anew: a page may have come since this look began.
    if (!spin || phaseOf(spin, clock.now()) === 'over') sleep(tableName);
  }

  /** Whether the clock has anything to say: before that, the database is not asked. */
  function isDue({ spin, lookedAt }: Watched): boolean {
    if (!spin) return true;
    const now = clock.now();
    const phase = phaseOf(spin, now);
    if (phase === 'betting' || phase === 'showing') return false;
    // Players may be through before their time is up.
    return phase !== 'deciding' || now >= spin.decidesUntil || now.getTime() - lookedAt >= lookAtHandsEveryMs;
  }

  async function tell(table: LiveTable, spin: Spin, watched: Watched, now: Date): Promise<void> {
    watched.toldAt = now.getTime();
    watched.hasNewcomer = false;
    const listeners = crowd.at(nameOf(table));
    if (listeners.length === 0) return;
    const snapshot = await takeSnapshot({ pool, nicknameOf }, table, spin, now);
    for (const listener of listeners) listener(snapshot);
  }

  function sleep(tableName: string): void {
    if (crowd.forget(tableName)) tables.delete(tableName);
  }

  return {
    watch(table, listener) {
      const tableName = nameOf(table);
      const leave = crowd.join(tableName, listener);
      remember(tableName).hasNewcomer = true;
      wake(tableName);
      return leave;
    },
    nicknameOf,
    now: clock.now,
    start: worker.start,
    async stop() {
      await worker.stop();
      await Promise.all(underWay);
    },
  };
}
