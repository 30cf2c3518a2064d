import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCoverage, checkCoverageByRun, coverageFile } from './check-coverage.ts';
import { countRows, findRowProblems } from './judge-rows.ts';
import { readRows } from './read-rows.ts';

const markdown = readFileSync(coverageFile, 'utf8');
const rowsOf = (...shown: string[]) =>
  readRows(shown.map((cell, at) => `| 1.1.${at + 1} | A promise | ${cell} |`).join('\n'));
const files = ['proof/e2e/a.spec.ts', 'apps/site/src/a.ts'];
const judge = (...shown: string[]) =>
  findRowProblems(rowsOf(...shown), {
    isFile: (path) => files.includes(path),
    hasTitle: (file, title) => file === 'proof/e2e/a.spec.ts' && title === 'keeps it',
  });

test('each statement of the specification names tests or files that exist, and the counts are right', () => {
  expect(checkCoverage()).toEqual([]);
});

test.each([
  ['[a.spec.ts](../proof/e2e/a.spec.ts): `keeps it`', []],
  ['[a.ts](../apps/site/src/a.ts); [a.spec.ts](../proof/e2e/a.spec.ts): `keeps it`', []],
  ['**reading**: the market has its own rule.', []],
  ['[a.ts](../apps/site/src/a.ts) **open**: no test.', []],
  [
    '[a.spec.ts](../proof/e2e/a.spec.ts): `keeps it`, `keeps it!`',
    ['1.1.1 names a test that proof/e2e/a.spec.ts lacks: keeps it!'],
  ],
  ['[a.ts](../apps/site/src/a.ts): `keeps it`', ['1.1.1 names a test that apps/site/src/a.ts lacks: keeps it']],
  ['[b.ts](../apps/site/src/b.ts)', ['1.1.1 names a file that does not exist: apps/site/src/b.ts']],
  ['[a.spec.ts](../proof/e2e/a.spec.ts)', ['1.1.1 names no test of proof/e2e/a.spec.ts']],
  ['', ['1.1.1 names neither a test nor a file']],
  ['`keeps it`', ['1.1.1 has a cell that cannot be read: `keepsit`']],
  ['**open**:', ['1.1.1 is open and says no more']],
])('judges the cell %j', (cell, problems) => {
  expect(judge(cell)).toEqual(problems);
});

test('a row without a promise, out of order, twice or left out is found', () => {
  const cell = '**reading**: so.';
  const problems = (...lines: string[]) =>
    findRowProblems(readRows(lines.join('\n')), { isFile: () => true, hasTitle: () => true });
  expect(problems(`| 1.1.1 |  | ${cell} |`)).toEqual(['1.1.1 does not say what it asks for']);
  expect(problems(`| 1.1.1 | A | ${cell} |`, `| 1.1.3 | B | ${cell} |`)).toEqual([
    '1.1.3 should be 1.1.2 or 1.2.1 or 2.1.1',
  ]);
  expect(problems(`| 1.1.1 | A | ${cell} |`, `| 1.1.1 | A | ${cell} |`)).toHaveLength(1);
  const [, , third = ''] = markdown.split('\n').filter((line) => /^\| \d/.test(line));
  expect(checkCoverage(markdown.replace(`${third}\n`, ''))).toHaveLength(2);
});

test('counts each row by the best that it names', () => {
  const rows = rowsOf(
    '[a.ts](../apps/site/src/a.ts); [a.spec.ts](../proof/e2e/a.spec.ts): `keeps it`',
    '[a.ts](../apps/site/src/a.ts)',
    '**reading**: so.',
    '**open**: not yet.',
  );
  expect(countRows(rows)).toBe('4 statements: 1 shown by tests, 1 by a file, 1 read in another way, 1 open.');
});

test('a named test counts only if it ran and passed', () => {
  const line = '| 1.1.1 | A promise | [a.spec.ts](../proof/e2e/a.spec.ts): `keeps it`, `and this` |';
  const ran = (title: string, status: string) => ({ name: title, title, status });
  expect(checkCoverageByRun([ran('keeps it', 'passed'), ran('and this', 'passed')], line)).toEqual([]);
  expect(checkCoverageByRun([ran('keeps it', 'failed')], line)).toEqual([
    '1.1.1: keeps it (did not pass)',
    '1.1.1: and this (did not run)',
  ]);
});
