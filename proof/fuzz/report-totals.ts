import { type Figure, report } from '../bench/report.ts';
import { describeFailure, type Totals } from './tally.ts';

const lineMax = 1_000;
const goals = { calls: 1, reached: 0.6, heapGrowth: 200, handlesGrowth: 40 };

/** What failed, for people; then the figures with their goals, and with `--json` one object on the last line. */
export function reportTotals(seed: string, totals: Totals, { isTable }: { isTable: boolean }): void {
  for (const failure of totals.failures) console.log(describeFailure(seed, failure).join('\n'));
  for (const line of totals.thrown_lines) console.log(`  THROWN ${line.slice(0, lineMax)}`);
  if (isTable) showNames(totals);
  report(figuresOf(totals));
}

function figuresOf(totals: Totals): Figure[] {
  const { memory_before: before, memory_after: after } = totals;
  const none = (name: string, value: number): Figure => ({ name, value, goalMax: 0, decimals: 0 });
  return [
    { name: 'calls', value: totals.calls, goalMin: goals.calls, decimals: 0 },
    { name: 'reached', value: totals.reached, goalMin: goals.reached, decimals: 3 },
    none('status_5xx', totals.status_5xx),
    none('unanswered', totals.unanswered),
    none('leaks', totals.leaks),
    none('thrown', totals.thrown),
    none('ended', totals.ended),
    none('books_broken', totals.books_broken),
    { name: 'limited', value: totals.limited, goalMax: Math.round(totals.calls * (1 - goals.reached)), decimals: 0 },
    { name: 'names', value: totals.names.size, goalMin: 1, decimals: 0 },
    { name: 'calls_a_second', value: totals.calls_a_second, goalMin: 0 },
    { name: 'heap_before_mb', value: before.heapMegabytes, goalMin: 0 },
    { name: 'heap_after_mb', value: after.heapMegabytes, goalMax: Math.round(before.heapMegabytes) + goals.heapGrowth },
    { name: 'resident_before_mb', value: before.residentMegabytes, goalMin: 0 },
    { name: 'resident_after_mb', value: after.residentMegabytes, goalMin: 0 },
    { name: 'handles_before', value: before.handles, goalMin: 0, decimals: 0 },
    { name: 'handles_after', value: after.handles, goalMax: before.handles + goals.handlesGrowth, decimals: 0 },
  ];
}

/** How often each name was asked, and how often its handler answered: the least reached first. */
function showNames({ names }: Totals): void {
  const rows = [...names].sort(([, one], [, other]) => one.reached / one.asked - other.reached / other.asked);
  for (const [name, { asked, reached, succeeded }] of rows) {
    const share = (count: number) => (count / asked).toFixed(2).padStart(6);
    console.log(`${String(asked).padStart(8)}${share(reached)}${share(succeeded)}  ${name.slice(0, 80)}`);
  }
}
