// Starts a cluster on this machine, or hands a command to the one that runs.
import { listenForStop } from '../start/stop-request.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { createProgress } from '../system/progress.mjs';
import { askControl } from './control.ts';
import { clusterDirectory, launchCluster } from './launch.ts';
import { readCommand } from './read-command.ts';

const words = process.argv.slice(2);
const stop = listenForStop();
try {
  if (readCommand(words).act === 'up') await launchCluster({ progress: createProgress(process.stdout), stop });
  else console.log(await askControl(clusterDirectory(), words));
} catch (error) {
  // A request to stop on the way up is no failure.
  const obeyed = stop.asked.aborted && error instanceof Error && error.name === 'AbortError';
  if (!obeyed) process.exitCode = explainFailure(error);
}
process.exit();
