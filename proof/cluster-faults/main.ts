// Breaks a database that fails over, under stakes, and compares afterwards what was acknowledged with the journal. `--json` prints
// one object on the last line; `--only frozen,node` runs these parts alone, and `--seed` repeats the random part. What was not run has no figure.
import { findPrograms } from '../../scripts/cluster/programs.ts';
import { explainFailure } from '../../scripts/system/explain-failure.ts';
import { type Figure, report } from '../bench/report.ts';
import { runControls, runFaults } from './run-parts.ts';
import { runPilots } from './run-pilots.ts';
import { runSiteParts } from './run-site-parts.ts';

// Parts of the cluster end with this process.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(name, () => process.exit(1));

const at = process.argv.indexOf('--only');
const only = at === -1 ? undefined : process.argv[at + 1]?.split(',');
const seedAt = process.argv.indexOf('--seed');
const seed = (seedAt === -1 ? undefined : process.argv[seedAt + 1]) ?? String(Date.now());
const isWanted = (part: string) => only === undefined || only.includes(part);

try {
  const programs = findPrograms();
  const figures: Figure[] = [
    ...(await runFaults({ programs, isWanted, seed })),
    ...(await runControls({ programs, isWanted })),
    ...(await runSiteParts({ programs, isWanted })),
    ...(await runPilots({ programs, isWanted })),
  ];
  report(figures);
} catch (error) {
  process.exitCode = explainFailure(error);
}
// Not left to the event loop: a connection that was given up may still hold it.
process.exit();
