import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import type { MatchState } from '../contract/offer.ts';
import type { Glance, Sport } from '../sport.ts';
import { dayMs, isToCome, type Match, minuteMs } from './match.ts';

/** After a goal or a red card, new prices open so much later, in time of the match. */
const unsettledMs = 20_000;
/** A match that is moved further than this from when it should have been is void. */
const standsForMs = 2 * dayMs;
/** One match in so many is moved when it should begin, and of those one in so many by more than its bets stand. */
const movedOneIn = 300;
const movedFarOneIn = 3;
/** One minute in so many is the last of a match that ends before its time: about one match in a thousand. */
const abandonedOneIn = 110_000;
/** No match of any sport goes on for longer. */
const minutesMax = 1_000;

export interface Pace {
  /** So many times as fast as a clock. */
  speed: number;
  /** Whether matches may be moved or abandoned by chance. */
  hasMishaps: boolean;
}

/** Everything that is due for a match by now, drawn at once where several minutes were missed. One change, however much it is. */
export function playOn(match: Match, options: { sport: Sport; now: Date; draws: Draws; pace: Pace }): Match {
  const { sport, now, draws, pace } = options;
  if (isToCome(match) && pace.hasMishaps && draws.below(movedOneIn) === 0) {
    const days = draws.below(movedFarOneIn) === 0 ? 3 : 1;
    return moveTo(match, new Date(match.startsAt.getTime() + days * dayMs));
  }
  let { course, minutes } = match;
  let suspendedUntilMs = match.suspendedUntil?.getTime() ?? 0;
  let glance = sport.glance(course);
  while (!hasEnded(glance) && minuteAt(match, minutes, pace) <= now.getTime()) {
    const isCutShort = pace.hasMishaps && minutes > 0 && draws.below(abandonedOneIn) === 0;
    course = isCutShort ? sport.abandon(course) : sport.advance(course, draws);
    glance = sport.glance(course);
    if (glance.isUnsettled) suspendedUntilMs = minuteAt(match, minutes, pace) + unsettledMs / pace.speed;
    minutes += 1;
    assert(minutes <= minutesMax, 'a match comes to its end');
  }
  const isSuspended = suspendedUntilMs > now.getTime() && !hasEnded(glance);
  const nextMinuteMs = minuteAt(match, minutes, pace);
  return {
    ...match,
    course,
    minutes,
    state: stateOf(glance),
    suspendedUntil: isSuspended ? new Date(suspendedUntilMs) : null,
    nextAt: hasEnded(glance) ? null : new Date(isSuspended ? Math.min(suspendedUntilMs, nextMinuteMs) : nextMinuteMs),
    version: match.version + 1,
    resultVersion: hasEnded(glance) ? 1 : 0,
  };
}

/** Everything that is left of a match, in this moment; one that has not begun begins now. */
export function playOut(match: Match, { sport, now, draws }: { sport: Sport; now: Date; draws: Draws }): Match {
  const startsAt = match.startsAt < now ? match.startsAt : now;
  const hasMoved = startsAt !== match.startsAt;
  const pace = { speed: 1, hasMishaps: false };
  const end = new Date(startsAt.getTime() + minutesMax * minuteMs);
  const played = playOn({ ...match, startsAt }, { sport, now: end, draws, pace });
  return hasMoved ? { ...played, version: match.version + 2 } : played;
}

/** Its bets stand if it is played within two days of when it should have been, and are void otherwise. */
export function moveTo(match: Match, startsAt: Date): Match {
  const isVoid = startsAt.getTime() - match.firstStartsAt.getTime() > standsForMs;
  return {
    ...match,
    startsAt,
    isVoid,
    state: isVoid ? 'postponed' : 'scheduled',
    nextAt: isVoid ? null : startsAt,
    resultVersion: isVoid ? 1 : 0,
    // No delta has a field for it, so a page that shows the match finds a version missing and fetches the whole match.
    version: match.version + 2,
  };
}

/** The match stops here for good. */
export function stopAt(match: Match, sport: Sport): Match {
  return {
    ...match,
    course: sport.abandon(match.course),
    state: 'abandoned',
    suspendedUntil: null,
    nextAt: null,
    version: match.version + 1,
    resultVersion: 1,
  };
}

/** When a minute is played, the first being number 0. */
function minuteAt({ startsAt }: Match, minutes: number, { speed }: Pace): number {
  return startsAt.getTime() + Math.floor((minutes * minuteMs) / speed);
}

function hasEnded({ phase }: Glance): boolean {
  return phase === 'over' || phase === 'abandoned';
}

function stateOf({ phase }: Glance): MatchState {
  if (phase === 'over') return 'finished';
  return phase === 'before' ? 'running' : phase;
}
