import type { Draws } from '@harmattan/fair/draws';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Sport } from '../sport.ts';
import { isLive, isToCome, type Match } from './match.ts';
import { findMatch, lockOffer, updateMatches } from './matches-store.ts';
import type { Offer } from './offer.ts';
import { moveTo, playOut, stopAt } from './play-on.ts';

/** Why the desk could not do as it was told. */
class DeskRefused extends Error {
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

export type Desk = Pick<Offer, 'postpone' | 'abandon' | 'playOut' | 'correct'>;

/** What an operator of the book may do to a match. */
export function createDesk({ pool, sports, draws, tell }: DeskDeps): Desk {
  async function change(id: string, decide: (match: Match, sport: Sport, now: Date) => Match): Promise<void> {
    const changed = await inTransaction(pool, async (db) => {
      const now = await lockOffer(db);
      const match = /^\d{1,15}$/.test(id) ? await findMatch(db, id) : undefined;
      const sport = match && sports.get(match.sport);
      if (!match || !sport) throw new DeskRefused(404, 'There is no such match.');
      return updateMatches(db, [decide(match, sport, now)]);
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
        return {
          ...match,
          course: sport.correct(match.course, score),
          version: match.version + 1,
          resultVersion: match.resultVersion + 1,
        };
      }),
  };
}
