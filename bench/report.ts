/** What a benchmark found. The name ends in its unit; the goal is the most that is still good. */
export interface Figure {
  name: string;
  value: number;
  goalMax: number;
}

const nameWidth = 24;
const numberWidth = 10;

/** Prints a table for people, with `--json` also one object on the last line; the exit code tells of missed goals. */
export function report(figures: Figure[]): void {
  const isMissed = ({ value, goalMax }: Figure) => !(value <= goalMax);
  console.log(`\n${''.padEnd(nameWidth)}${'measured'.padStart(numberWidth)}${'goal'.padStart(numberWidth)}`);
  for (const figure of figures) {
    const measured = figure.value.toFixed(1).padStart(numberWidth);
    const goal = `≤ ${figure.goalMax}`.padStart(numberWidth);
    console.log(`${figure.name.padEnd(nameWidth)}${measured}${goal}${isMissed(figure) ? '  missed' : ''}`);
  }
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(2))]))));
  }
  process.exitCode = figures.some(isMissed) ? 1 : 0;
}
