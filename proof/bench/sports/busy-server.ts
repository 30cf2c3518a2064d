// The whole sportsbook on an afternoon on which every league plays at once. It records when each change was told, so that
// the bench can compute how late a watcher received it. Sends its address to the parent process once it listens.
import { runProcess } from '@harmattan/process/run-process';
import { football } from '../../../stand-ins/sportsbook/src/football/index.ts';
import { createLog } from '../../../stand-ins/sportsbook/src/plumbing/log.ts';
import { readSettings } from '../../../stand-ins/sportsbook/src/settings.ts';
import type { Sport } from '../../../stand-ins/sportsbook/src/sport.ts';
import { createSportsbook } from '../../../stand-ins/sportsbook/src/sportsbook.ts';

export interface ToldChange {
  match: string;
  version: number;
  toldAt: number;
}

const minuteNow = Number(process.env.BUSY_MINUTE);

/** Everybody kicks off in this minute, and at this time of every other day. */
const busyFootball: Sport = {
  ...football,
  fixturesOn: (leagueId, day) =>
    football.fixturesOn(leagueId, day).map((fixture) => ({ ...fixture, startMinute: minuteNow })),
};

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
  return sportsbook;
}

const sportsbook = await runProcess(openSportsbook, log);
const { port } = sportsbook.server.server.address() as { port: number };
process.send?.({ address: `http://127.0.0.1:${port}` });
