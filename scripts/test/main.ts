import { checkListByRun, listFile } from '../asvs/check-list.ts';
import { checkCoverageByRun, coverageFile } from '../spec-coverage/check-coverage.ts';
import { createProgress } from '../system/progress.mjs';
import type { TestOutcome } from './count-faults.ts';
import { notRunLines } from './not-run.ts';
import type { PartResult } from './part-result.ts';
import { partNames, runPart } from './parts.ts';
import { type PartTime, timeLines } from './slowest.ts';
import { addTallies, type Tally, tallyLine } from './tally.ts';

const progress = createProgress(process.stdout);
const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === undefined ? partNames : [wanted];

const results: PartResult[] = [];
const times: PartTime[] = [];
for (const name of chosen) {
  const started = Date.now();
  results.push(await runPart(name, progress, args));
  times.push({ name, ms: Date.now() - started });
}
const tallies = results.map(({ tally }) => tally);
// A part alone shows little of what the lists promise.
if (wanted === undefined)
  tallies.push(judgeList(listFile, checkListByRun), judgeList(coverageFile, checkCoverageByRun));
const total = addTallies(tallies);
const files = results.flatMap((result) => result.files);
console.log(`\n${timeLines(times, files).join('\n')}`);
for (const line of notRunLines()) console.log(`\n${line}`);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Whether the tests that a list names passed in this run. */
function judgeList(file: string, findProblems: (tests: readonly TestOutcome[]) => string[]): Tally {
  const problems = findProblems(results.flatMap(({ tests }) => tests));
  const failures = problems.map((problem) => `${file} › ${problem}`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures, flaky: [] };
}
