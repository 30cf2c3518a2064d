import type { TestOutcome } from './count-faults.ts';
import type { FileTime } from './slowest.ts';

/** What we read of the report that Playwright leaves. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  /** One for each try. */
  results: { duration: number }[];
}

/** The tests that ended so, by name; `flaky` are those that failed first and passed when they were tried again. */
export function testsThat(status: 'flaky' | 'unexpected', { suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => testsBelow(suite, status, []));
}

function testsBelow(suite: Suite, wanted: string, above: string[]): string[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${[...path, title].join(' › ')}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsBelow(inner, wanted, path))];
}

/** How each test ended. One that passed when it was tried again has passed. */
export function outcomesOf({ suites }: PlaywrightReport): TestOutcome[] {
  return suites.flatMap(outcomesBelow);
}

const passing = ['expected', 'flaky'];

function outcomesBelow({ suites = [], specs = [] }: Suite): TestOutcome[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: title, title, status: passing.includes(status) ? 'passed' : status })),
  );
  return [...own, ...suites.flatMap(outcomesBelow)];
}

/** Each suite at the top is a file. */
export function timesOf({ suites }: PlaywrightReport): FileTime[] {
  return suites.map((suite) => ({ file: `proof/e2e/${suite.title}`, ms: msOf(suite) }));
}

function msOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(msOf)].reduce((sum, ms) => sum + ms, 0);
}
