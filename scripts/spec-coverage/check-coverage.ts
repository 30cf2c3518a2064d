import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { findUnprovenTitles } from '../asvs/judge-list.ts';
import type { TestOutcome } from '../test/count-faults.ts';
import { titlesIn } from '../test/test-titles.ts';
import { countRows, findRowProblems, type Repository } from './judge-rows.ts';
import { readRows } from './read-rows.ts';

export const coverageFile = 'docs/spec-coverage.md';

const readCoverageFile = () => readFileSync(join(repositoryRoot, coverageFile), 'utf8');

/** Problems that the files alone show. */
export function checkCoverage(markdown = readCoverageFile()): string[] {
  const rows = readRows(markdown);
  const count = countRows(rows);
  return [...findRowProblems(rows, repository()), ...(markdown.includes(count) ? [] : [`does not say: ${count}`])];
}

/** Problems that a whole run of the tests shows. */
export function checkCoverageByRun(tests: readonly TestOutcome[], markdown = readCoverageFile()): string[] {
  const rows = readRows(markdown).map(({ number, proofs }) => ({
    number,
    verdict: 'holds',
    titles: proofs.flatMap(({ titles }) => titles),
  }));
  return findUnprovenTitles(rows, tests);
}

function repository(): Repository {
  const readers = new Map<string, (title: string) => boolean>();
  return {
    isFile: (path) => existsSync(join(repositoryRoot, path)),
    hasTitle(file, title) {
      const known = readers.get(file) ?? titlesIn(readFileSync(join(repositoryRoot, file), 'utf8'));
      readers.set(file, known);
      return known(title);
    },
  };
}
