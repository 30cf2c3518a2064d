import { explainFailure } from '../system/explain-failure.ts';
import { createProgress } from '../system/progress.mjs';
import { launch } from './launch.ts';
import { listenForStop } from './stop-request.ts';

const stop = listenForStop();
const progress = createProgress(process.stdout);
try {
  await launch({ progress, stop });
} catch (error) {
  // Being told to stop on the way up is no failure.
  const obeyed = stop.asked.aborted && error instanceof Error && error.name === 'AbortError';
  if (!obeyed) process.exitCode = explainFailure(error);
}
// Not left to the event loop: something that was given up on may still hold it.
process.exit();
