/** What a benchmark found. The name ends in its unit unless it is a ratio; the goal is the most or the least that is good. */
export type Figure = { name: string; value: number; decimals?: number; goalMax?: number; goalMin?: number };

const nameWidth = 24;
const numberWidth = 10;

/**
 * Prints a table for people, with `--json` also one object on the last line; the exit code tells of missed goals. A figure without a goal
 * is there for comparison.
 */
export function report(figures: Figure[]): void {
  console.log(`\n${''.padEnd(nameWidth)}${'measured'.padStart(numberWidth)}${'goal'.padStart(numberWidth)}`);
  for (const figure of figures) {
    const measured = figure.value.toFixed(figure.decimals ?? 1).padStart(numberWidth);
    const goal = goalOf(figure).padStart(numberWidth);
    console.log(`${figure.name.padEnd(nameWidth)}${measured}${goal}${isMissed(figure) ? '  missed' : ''}`);
  }
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))]))));
  }
  process.exitCode = figures.some(isMissed) ? 1 : 0;
}

function goalOf({ goalMax, goalMin }: Figure): string {
  if (goalMax !== undefined) return `≤ ${goalMax}`;
  return goalMin === undefined ? '' : `≥ ${goalMin}`;
}

function isMissed({ value, goalMax = Number.POSITIVE_INFINITY, goalMin = Number.NEGATIVE_INFINITY }: Figure): boolean {
  // Not a number misses any goal.
  return !(value <= goalMax && value >= goalMin);
}
