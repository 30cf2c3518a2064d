import { runChecks } from '../check/checks.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import type { PartResult } from './part-result.ts';
import { runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

const parts: Record<string, (progress: Progress, args: string[]) => Promise<PartResult>> = {
  check: (progress) =>
    runChecks(progress).then((result) => ({ tally: { ...result, skipped: 0, flaky: [] }, tests: [], files: [] })),
  unit: (_progress, args) => runVitest('unit', args),
  db: (_progress, args) => runVitest('db', args),
  faults: (_progress, args) => runVitest('faults', args),
  e2e: runPlaywright,
};

export const partNames = Object.keys(parts);

/** A part that cannot even run counts as one failure; the others run all the same. */
export async function runPart(name: string, progress: Progress, args: string[]): Promise<PartResult> {
  progress.line(`\n${name}`);
  try {
    const part = parts[name];
    if (!part) throw new PlainWordsError(`There is no part "${name}" of the tests: ${partNames.join(', ')}.`);
    return await part(progress, args);
  } catch (error) {
    explainFailure(error);
    return {
      tally: { passed: 0, failed: 1, skipped: 0, failures: [`${name}: could not be run`], flaky: [] },
      tests: [],
      files: [],
    };
  }
}
