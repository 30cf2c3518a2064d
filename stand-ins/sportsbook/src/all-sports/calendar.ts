import { matchdaysOf, fixturesOn as pairsOn } from '@harmattan/fair/football/league';
import { assert } from '@harmattan/kernel/assert';
import type { Fixture, League } from '../sport.ts';

/** Noon to ten in the evening in Lagos, an hour later in each zone to the east. */
const busyFrom = 11 * 60;
const busyTo = 21 * 60;

interface CalendarOptions {
  leagues: readonly League[];
  clubsPerLeague: number;
  /** Between two starts of any league. */
  quietStepMinutes: number;
  busyStepMinutes: number;
  /** So many leagues share a part of the day in turns. Each keeps to its part, so that no club plays twice within half a day. */
  leaguesPerPart: number;
}

/** Every league plays every day, a double round robin. */
export function createCalendar(options: CalendarOptions) {
  const { leagues, clubsPerLeague, leaguesPerPart } = options;
  const matchesPerDay = clubsPerLeague / 2;
  const startMinutes = startMinutesOf(leagues.length * matchesPerDay, options);

  function startMinuteOf(leagueAt: number, turn: number): number {
    // The first of the list play last, from the afternoon into the night, when most people watch.
    const part = leagues.length / leaguesPerPart - 1 - Math.floor(leagueAt / leaguesPerPart);
    const at = part * leaguesPerPart * matchesPerDay + turn * leaguesPerPart + (leagueAt % leaguesPerPart);
    return startMinutes[at] as number;
  }

  return function fixturesOn(leagueId: string, day: number): readonly Fixture[] {
    const leagueAt = leagues.findIndex(({ id }) => id === leagueId);
    const league = leagues[leagueAt];
    assert(league, 'a league of ours');
    // Leagues began on different days: they are not all at the same point of their season.
    const matchday = remainder(day + 7 * leagueAt, matchdaysOf(clubsPerLeague)) + 1;
    return pairsOn(matchday, clubsPerLeague).map(({ home, away }, pair) => ({
      homeId: league.clubs[home]?.id as string,
      awayId: league.clubs[away]?.id as string,
      startMinute: startMinuteOf(leagueAt, remainder(pair + 3 * day, matchesPerDay)),
    }));
  };
}

/** When matches start, for all leagues together: as many starts as there are matches, in the busy hours sometimes two at once. */
function startMinutesOf(
  matches: number,
  { quietStepMinutes, busyStepMinutes }: Pick<CalendarOptions, 'quietStepMinutes' | 'busyStepMinutes'>,
): readonly number[] {
  const quiet = minutesBetween(0, 24 * 60, quietStepMinutes).filter((minute) => minute < busyFrom || minute >= busyTo);
  const busy = minutesBetween(busyFrom, busyTo, busyStepMinutes);
  const twice = matches - quiet.length - busy.length;
  const seconds = Array.from({ length: twice }, (_, at) => busy[Math.floor((at * busy.length) / twice)] as number);
  return [...quiet, ...busy, ...seconds].sort((one, other) => one - other);
}

function minutesBetween(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, at) => from + at * step);
}

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by;
}
