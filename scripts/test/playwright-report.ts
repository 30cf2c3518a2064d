/** What we read of the report that Playwright leaves. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** The tests that failed first and passed when they were tried again, by name. */
export function flakyTests({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => flakyBelow(suite, []));
}

function flakyBelow(suite: Suite, above: string[]): string[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${[...path, title].join(' › ')}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flakyBelow(inner, path))];
}
