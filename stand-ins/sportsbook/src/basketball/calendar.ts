import { createCalendar } from '../all-sports/calendar.ts';
import { clubsPerLeague, leagues } from './leagues.ts';

/** Something starts every half hour around the clock, and a match takes nearly an hour: one is always under way. */
export const fixturesOn = createCalendar({
  leagues,
  clubsPerLeague,
  quietStepMinutes: 30,
  busyStepMinutes: 30,
  leaguesPerPart: 2,
});
