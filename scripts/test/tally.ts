export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of tests that failed: what they said may be a thousand lines above. */
  failures: string[];
  /** The names of tests that passed only when they were tried again. */
  flaky: string[];
}

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
      flaky: [...sum.flaky, ...tally.flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] },
  );
}

/** A runner that failed without a failed test (a file that does not load, say) must not pass for a success. */
export function withExitCode(tally: Tally, exitCode: number | null, runner: string): Tally {
  if (exitCode === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`${runner}: no test failed, but the run did`] };
}

export function tallyLine({ passed, failed, skipped, failures, flaky }: Tally): string {
  const counts = [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
  ].join(', ');
  return [...failures.map((name) => `failed: ${name}`), counts].join('\n');
}
