import { relative } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { PartResult } from './part-result.ts';
import { runWithReport } from './runner.ts';
import { withExitCode } from './tally.ts';

type Project = 'unit' | 'db' | 'faults';

/** Each process that plants a bug edits its own text, by a function of Node that warns of being new. */
const quiet = '--disable-warning=ExperimentalWarning';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string; fullName: string; title: string }[];
  }[];
}

/** The outcome of every test stands beside the tally. */
export async function runVitest(
  project: Project,
  args: string[],
  options: { output?: 'stdout' | 'stderr' } = {},
): Promise<PartResult> {
  const { exitCode, report } = await runWithReport<VitestReport>({
    args: (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      // What starts with the name as well: `faults-alone` is a part of `faults`.
      `--project=${project}*`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    env: () => ({ NODE_OPTIONS: [process.env.NODE_OPTIONS, quiet].filter(Boolean).join(' ') }),
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
    assertionResults.map(({ fullName: name, title, status }) => ({ name, title, status })),
  );
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(repositoryRoot, name),
    ms: endTime - startTime,
  }));
  return { tally: withExitCode(tally, exitCode, project), tests, files };
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
