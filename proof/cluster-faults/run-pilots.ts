import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from '../../scripts/cluster/programs.ts';
import { runVitest } from '../../scripts/test/vitest.ts';
import type { Figure } from '../bench/report.ts';
import { startBareCluster } from './world.ts';

interface PilotFigures {
  pilot_takeover_s: number;
  flights_lost: number;
}

/** `proof/faults/pilots.nats.fault.test.ts` on a database that is replicated: two arcades, and the pilot dies in each phase. */
export async function runPilots(run: { programs: Programs; isWanted(part: string): boolean }): Promise<Figure[]> {
  if (!run.isWanted('pilot')) return [];
  const { cluster, dataDir, stop } = await startBareCluster({ programs: run.programs });
  try {
    const role = { name: 'postgres', password: cluster.secrets.databaseAdminPassword };
    process.env.TEST_DATABASE_URL = cluster.url({ database: 'postgres', role });
    process.env.FIGURES_FILE = join(dataDir, 'pilots.json');
    const { tally } = await runVitest('faults', ['proof/faults/pilots.nats'], { output: 'stderr' });
    for (const failure of tally.failures) console.error(failure);
    const found = JSON.parse(readFileSync(process.env.FIGURES_FILE, 'utf8')) as PilotFigures;
    console.error(`pilot: ${tally.passed} tests passed, ${tally.failed} failed`);
    return [
      { name: 'pilot_takeover_s', value: found.pilot_takeover_s, goalMax: 3 },
      { name: 'flights_lost', value: found.flights_lost, goalMax: 0 },
      { name: 'pilot_tests_failed', value: tally.failed, goalMax: 0 },
    ];
  } finally {
    delete process.env.TEST_DATABASE_URL;
    delete process.env.FIGURES_FILE;
    await stop();
  }
}
