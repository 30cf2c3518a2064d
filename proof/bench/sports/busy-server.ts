// The whole sportsbook on an afternoon on which every league plays at once. It records when each change was told, so that
// the bench can compute how late a watcher received it. Sends its address to the parent process once it listens.
import type { Draws } from '@harmattan/fair/draws';
import { runProcess } from '@harmattan/process/run-process';
import { football } from '../../../stand-ins/sportsbook/src/football/index.ts';
import { createLog } from '../../../stand-ins/sportsbook/src/plumbing/log.ts';
import { readSettings } from '../../../stand-ins/sportsbook/src/settings.ts';
import type { Course, Sport } from '../../../stand-ins/sportsbook/src/sport.ts';
import { createSportsbook } from '../../../stand-ins/sportsbook/src/sportsbook.ts';

export interface ToldChange {
  match: string;
  version: number;
  toldAt: number;
}

const minuteNow = Number(process.env.BUSY_MINUTE);
/** In this share of the minutes and more a goal falls, the likelier ones of those that have one. */
const goalShare = 0.015;
const goalTries = 20;
let goalsUntil = 0;

/** Everybody kicks off in this minute, and at this time of every other day. While goals are due each minute of a match has one. */
const busyFootball: Sport = {
  ...football,
  advance(course, draws) {
    const next = football.advance(course, draws);
    return Date.now() < goalsUntil && football.glance(course).phase === 'running'
      ? withGoal(course, next, draws)
      : next;
  },
  fixturesOn: (leagueId, day) =>
    football.fixturesOn(leagueId, day).map((fixture) => ({ ...fixture, startMinute: minuteNow })),
};

/** The same minute again with a goal in it. A side that can hardly score takes some tries. */
function withGoal(course: Course, first: Course, draws: Draws): Course {
  const goals = (of: Course) => football.glance(of).score.reduce((sum, side) => sum + side, 0);
  let next = first;
  for (let tries = 0; tries < goalTries && goals(next) === goals(course); tries += 1)
    next = football.advance(course, drawingGoals(draws));
  return next;
}

/** A minute draws its goals first, and no goal has the lower tickets. */
function drawingGoals(draws: Draws): Draws {
  let isFirst = true;
  return {
    below(bound) {
      if (!isFirst) return draws.below(bound);
      isFirst = false;
      return bound - 1 - draws.below(Math.floor(bound * goalShare));
    },
  };
}

const settings = readSettings({ ...process.env, SPORTSBOOK_PORT: '0' });
const log = createLog(settings.logLevel);
const told: ToldChange[] = [];

async function openSportsbook() {
  const sportsbook = await createSportsbook({ settings, log, sports: [busyFootball] });
  // Before anybody else listens: whatever passing it on costs is part of the delay.
  sportsbook.offer.onChange(({ matchId, brief }) => {
    told.push({ match: matchId, version: brief.v, toldAt: Date.now() });
  });
  sportsbook.server.get('/bench/told', () => told);
  // Each match that runs has its goal within the time that one of its minutes takes.
  sportsbook.server.post('/bench/goals', () => {
    goalsUntil = Date.now() + 60_000 / settings.matchSpeed;
    return {};
  });
  return sportsbook;
}

const sportsbook = await runProcess(openSportsbook, log);
const { port } = sportsbook.server.server.address() as { port: number };
process.send?.({ address: `http://127.0.0.1:${port}` });
