// Runs parts of the tests again and again while other processes keep every core busy: what passes by luck does not last.
// With `--stalls` everything stands still for some seconds now and then, as on a host that is short of cores.
import { parseArgs } from 'node:util';
import { explainFailure } from '../system/explain-failure.ts';
import { createProgress } from '../system/progress.mjs';
import { runPart } from '../test/parts.ts';
import { keepCoresBusy } from './busy-cores.ts';
import { readWishes } from './read-wishes.ts';
import { stallProcesses } from './stalls.ts';
import { type Run, steadyLine } from './steady-line.ts';

const progress = createProgress(process.stdout);
try {
  const { values, positionals } = parseArgs({
    options: { times: { type: 'string' }, stalls: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { parts, times } = readWishes({ parts: positionals, times: values.times });
  using _busy = keepCoresBusy();
  using _stalls = values.stalls ? stallProcesses() : undefined;
  const runs: Run[] = [];
  for (let time = 1; time <= times; time += 1) {
    for (const part of parts) {
      progress.line(`\nrun ${time} of ${times}`);
      // A test that passes only at the second try is what this command looks for.
      const { tally } = await runPart(part, progress, part === 'e2e' ? ['--retries=0'] : []);
      runs.push({ part, tally });
      progress.line(steadyLine(runs));
    }
  }
  process.exitCode = runs.every(({ tally }) => tally.failed === 0 && tally.passed > 0) ? 0 : 1;
} catch (error) {
  process.exitCode = explainFailure(error);
}
