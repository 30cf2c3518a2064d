import { runChecks } from '../check/checks.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { createProgress } from '../system/progress.mjs';
import { runPlaywright } from './playwright.ts';
import { addTallies, type Tally, tallyLine } from './tally.ts';
import { runVitest } from './vitest.ts';

const progress = createProgress(process.stdout);
const parts: Record<string, (args: string[]) => Promise<Tally>> = {
  check: () => runChecks(progress).then((result) => ({ ...result, skipped: 0, flaky: [] })),
  unit: (args) => runVitest('unit', args),
  db: (args) => runVitest('db', args),
  faults: (args) => runVitest('faults', args),
  e2e: (args) => runPlaywright(progress, args),
};

const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === undefined ? Object.keys(parts) : [wanted];

const tallies: Tally[] = [];
for (const name of chosen) tallies.push(await runPart(name));
const total = addTallies(tallies);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** A part that cannot even run counts as one failure; the others run all the same. */
async function runPart(name: string): Promise<Tally> {
  progress.line(`\n${name}`);
  try {
    const part = parts[name];
    if (!part) throw new PlainWordsError(`There is no part "${name}" of the tests: ${Object.keys(parts).join(', ')}.`);
    return await part(args);
  } catch (error) {
    explainFailure(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: could not be run`], flaky: [] };
  }
}
