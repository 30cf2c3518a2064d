import type { TestOutcome } from '../test/count-faults.ts';
import { type Row, verdicts } from './read-list.ts';

/** What is wrong with the list as it is written. Each requirement has one row; each row that holds names tests that exist. */
export function findListProblems(
  rows: readonly Row[],
  { requirements, isTitle }: { requirements: Readonly<Record<string, number>>; isTitle(title: string): boolean },
): string[] {
  const missing = Object.keys(requirements).filter((number) => rows.every((row) => row.number !== number));
  return [
    ...missing.map((number) => `${number} is missing`),
    ...rows.flatMap((row, at) => {
      if (rows.findIndex(({ number }) => number === row.number) !== at) return [`${row.number} stands there twice`];
      return findRowProblems(row, { level: requirements[row.number], isTitle }).map(
        (problem) => `${row.number} ${problem}`,
      );
    }),
  ];
}

function findRowProblems(
  { level, verdict, reason, titles }: Row,
  wanted: { level: number | undefined; isTitle(title: string): boolean },
): string[] {
  if (wanted.level === undefined) return ['is no requirement of level 1 or 2'];
  if (wanted.level !== level) return [`is of level ${wanted.level}`];
  if (!verdicts.some((one) => one === verdict)) return [`has the verdict "${verdict}", which is none`];
  if (verdict !== 'holds') return reason === '' ? ['gives no reason'] : [];
  if (titles.length === 0) return ['holds and names no test'];
  return titles.filter((title) => !wanted.isTitle(title)).map((title) => `names a test that no file has: ${title}`);
}

/** The tests that rows rely on and that did not pass in this run. A title that several tests have counts only if all passed. */
export function findUnprovenTitles(
  rows: readonly Pick<Row, 'number' | 'verdict' | 'titles'>[],
  tests: readonly TestOutcome[],
): string[] {
  const byTitle = Map.groupBy(tests, ({ title }) => title);
  return rows
    .filter(({ verdict }) => verdict === 'holds')
    .flatMap(({ number, titles }) => titles.map((title) => ({ number, title, ran: byTitle.get(title) })))
    .filter(({ ran }) => !ran?.every(({ status }) => status === 'passed'))
    .map(({ number, title, ran }) => `${number}: ${title} (${ran ? 'did not pass' : 'did not run'})`);
}
