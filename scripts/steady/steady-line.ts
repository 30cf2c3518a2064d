import { addTallies, type Tally } from '../test/tally.ts';

/** One run of one part. */
export interface Run {
  part: string;
  tally: Tally;
}

/** What failed, then how many runs there were, how many of them had a failure, and how many tests passed at a second try. */
export function steadyLine(runs: Run[]): string {
  const { failures, flaky } = addTallies(runs.map(({ tally }) => tally));
  const failed = runs.filter(({ tally }) => tally.failed > 0 || tally.passed === 0).length;
  const names = failures.map((name) => `failed: ${name}`);
  return [...names, `runs ${runs.length}, failed ${failed}, flaky ${flaky.length}`].join('\n');
}
