import type { Draws } from '@harmattan/fair/draws';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Sport } from '../sport.ts';
import { isLive, isOver, isToCome, type Match } from './match.ts';
import { findMatch, insertCorrection, lockOffer, updateMatches } from './matches-store.ts';
import type { Offer } from './offer.ts';
import { moveTo, playOut, stopAt } from './play-on.ts';

/** Why the desk could not do as it was told. */
export class DeskRefused extends Error {
  override name = 'DeskRefused';
  readonly statusCode: 404 | 409;

  constructor(statusCode: 404 | 409, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

interface DeskDeps {
  pool: pg.Pool;
  sports: ReadonlyMap<string, Sport>;
  draws: Draws;
  /** Told once it is stored. */
  tell(changed: Match[]): void;
}

export type Desk = Pick<Offer, 'postpone' | 'abandon' | 'playOut' | 'correct' | 'suspend' | 'resume' | 'amend'>;

/** What an operator of the book may do to a match. */
export function createDesk({ pool, sports, draws, tell }: DeskDeps): Desk {
  async function change(
    id: string,
    decide: (match: Match, sport: Sport, now: Date) => Match | undefined,
    also: (db: pg.PoolClient) => Promise<boolean> = async () => true,
  ): Promise<void> {
    const changed = await inTransaction(pool, async (db) => {
      const now = await lockOffer(db);
      if (!(await also(db))) return [];
      const match = /^\d{1,15}$/.test(id) ? await findMatch(db, id) : undefined;
      const sport = match && sports.get(match.sport);
      if (!match || !sport) throw new DeskRefused(404, 'There is no such match.');
      const after = decide(match, sport, now);
      return after ? updateMatches(db, [after]) : [];
    });
    tell(changed);
  }

  return {
    postpone: (id, startsAt) =>
      change(id, (match, _sport, now) => {
        if (!isToCome(match) || match.startsAt <= now) throw new DeskRefused(409, 'It has begun already.');
        if (startsAt <= match.startsAt) throw new DeskRefused(409, 'It can only be moved to later.');
        return moveTo(match, startsAt);
      }),
    abandon: (id) =>
      change(id, (match, sport) => {
        if (!isLive(match)) throw new DeskRefused(409, 'It is not under way.');
        return stopAt(match, sport);
      }),
    playOut: (id) =>
      change(id, (match, sport, now) => {
        if (!isLive(match) && !isToCome(match)) throw new DeskRefused(409, 'It is over already.');
        return playOut(match, { sport, now, draws });
      }),
    correct: (id, score) =>
      change(id, (match, sport) => {
        if (match.state !== 'finished') throw new DeskRefused(409, 'It has no result yet.');
        return corrected(match, sport, score);
      }),
    suspend: (id, market) => change(id, (match) => stopped(match, { market, isOn: true })),
    resume: (id, market) => change(id, (match) => stopped(match, { market, isOn: false })),
    amend: (id, { key, by, resultVersion, score }) =>
      change(
        id,
        (match, sport) => {
          if (match.resultVersion === 0) throw new DeskRefused(409, 'It has no result yet.');
          if (match.resultVersion !== resultVersion) throw new DeskRefused(409, 'Its result was corrected meanwhile.');
          return corrected(match, sport, score);
        },
        (db) => insertCorrection(db, { key, matchId: id, resultVersion, by }),
      ),
  };
}

/** With another result, or void. */
function corrected(match: Match, sport: Sport, score: readonly [number, number] | null): Match {
  return {
    ...match,
    course: score ? sport.correct(match.course, score) : match.course,
    state: score ? 'finished' : match.state,
    isVoid: score === null,
    version: match.version + 1,
    resultVersion: match.resultVersion + 1,
  };
}

/** Undefined where it stands so already. */
function stopped(match: Match, { market, isOn }: { market: string | null; isOn: boolean }): Match | undefined {
  if (isOver(match)) throw new DeskRefused(409, 'It is over already.');
  const version = match.version + 1;
  if (market === null) return match.isStopped === isOn ? undefined : { ...match, isStopped: isOn, version };
  if (match.stoppedMarkets.includes(market) === isOn) return undefined;
  const others = match.stoppedMarkets.filter((one) => one !== market);
  return { ...match, stoppedMarkets: isOn ? [...others, market] : others, version };
}
