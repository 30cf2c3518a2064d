import { createCalendar } from '../all-sports/calendar.ts';
import { clubsPerLeague, leagues } from './leagues.ts';

/** Something starts every twenty minutes around the clock, in the busy hours every fifteen and often two at once. */
export const fixturesOn = createCalendar({
  leagues,
  clubsPerLeague,
  quietStepMinutes: 20,
  busyStepMinutes: 15,
  leaguesPerPart: 4,
});
