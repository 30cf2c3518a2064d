import { runWithReport } from './runner.ts';
import { type Tally, withExitCode } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

export async function runVitest(project: 'unit' | 'db' | 'faults', args: string[]): Promise<Tally> {
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
  });
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    flaky: [],
  };
  return withExitCode(tally, exitCode);
}
