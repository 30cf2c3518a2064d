import { relative } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { TestOutcome } from './count-faults.ts';
import { runWithReport } from './runner.ts';
import { type Tally, withExitCode } from './tally.ts';

type Project = 'unit' | 'db' | 'faults';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export async function runVitest(project: Project, args: string[]): Promise<Tally> {
  return (await runVitestWithTests(project, args)).tally;
}

/** The same, with the outcome of every test by its name. */
export async function runVitestWithTests(
  project: Project,
  args: string[],
  options: { output?: 'stdout' | 'stderr' } = {},
): Promise<{ tally: Tally; tests: TestOutcome[] }> {
  const { exitCode, report } = await runWithReport<VitestReport>({
    args: (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    env: () => ({}),
    ...options,
  });
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: report ? failuresOf(report) : [],
    flaky: [],
  };
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName: name, status }) => ({ name, status })),
  );
  return { tally: withExitCode(tally, exitCode, project), tests };
}

/** A file that could not be loaded has no tests to name. */
function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}
