import { expect, test } from 'vitest';
import { outcomesOf, testsThat, timesOf } from './playwright-report.ts';

const tests = (status: string) => [
  { projectName: 'phone', status, results: [{ duration: 100 }] },
  { projectName: 'desktop', status: 'expected', results: [{ duration: 10 }, { duration: 1 }] },
];

test('names flaky tests with their project, file and group', () => {
  const report = {
    stats: { expected: 4, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        title: 'shell.spec.ts',
        specs: [{ title: 'goes offline', tests: tests('flaky') }],
        suites: [{ title: 'polling', specs: [{ title: 'rests', tests: tests('flaky') }] }],
      },
      { title: 'home.spec.ts', specs: [{ title: 'opens', tests: tests('expected') }] },
    ],
  };
  expect(testsThat('flaky', report)).toEqual([
    '[phone] shell.spec.ts › goes offline',
    '[phone] shell.spec.ts › polling › rests',
  ]);
  expect(testsThat('unexpected', report)).toEqual([]);
});

test('tells how each test ended, by its title', () => {
  const specs = ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({
    title: `is ${status}`,
    tests: [{ projectName: 'phone', status, results: [] }],
  }));
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ title: 'shell.spec.ts', suites: [{ title: 'polling', specs }] }],
  };
  expect(outcomesOf(report).map(({ title, status }) => [title, status])).toEqual([
    ['is expected', 'passed'],
    ['is flaky', 'passed'],
    ['is unexpected', 'unexpected'],
    ['is skipped', 'skipped'],
  ]);
});

test('sums the time of a file over its groups, browsers and tries', () => {
  const specs = [{ title: 'rests', tests: tests('expected') }];
  const report = {
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [{ title: 'shell.spec.ts', specs, suites: [{ title: 'polling', specs }] }],
  };
  expect(timesOf(report)).toEqual([{ file: 'proof/e2e/shell.spec.ts', ms: 222 }]);
});
