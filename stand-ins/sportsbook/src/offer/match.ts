import type { MatchState } from '../contract/offer.ts';
import type { Course } from '../sport.ts';

/** A match as the store has it. */
export interface Match {
  id: string;
  sport: string;
  league: string;
  home: string;
  away: string;
  /** When it should have begun, before it was moved. */
  firstStartsAt: Date;
  startsAt: Date;
  state: MatchState;
  course: Course;
  /** So many minutes have been played, those of the break included. */
  minutes: number;
  suspendedUntil: Date | null;
  /** When something happens next; null once it is over. */
  nextAt: Date | null;
  version: number;
  /** Nothing while there is no result. */
  resultVersion: number;
  isVoid: boolean;
  /** By a person, until a person resumes. */
  isStopped: boolean;
  stoppedMarkets: readonly string[];
}

export function isLive({ state }: Match): boolean {
  return state === 'running' || state === 'break';
}

export function isOver({ nextAt }: Match): boolean {
  return nextAt === null;
}

export function isToCome({ state }: Match): boolean {
  return state === 'scheduled';
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
