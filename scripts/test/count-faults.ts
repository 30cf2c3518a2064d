/** The rows of the table in proof/faults/faults.md. */
const faultsInTable = 18;
/** `fault 7: …` is a test of the fault with that number, `fault 7, control: …` shows that the test can fail. */
const numbered = /(?:^|\s)fault (\d+)(, control)?: /;

export interface TestOutcome {
  /** With the groups that the test is in. */
  name: string;
  title: string;
  status: string;
}

export interface FaultCount {
  /** Faults with at least one test, all of which passed. */
  faults: number;
  /** Faults with at least one control, all of which passed. */
  controls: number;
  /** The numbers that lack a passing test or a passing control. */
  missing: number[];
}

/** Counts from the names and outcomes of the tests that ran, and from nothing else. */
export function countFaults(tests: readonly TestOutcome[]): FaultCount {
  const numbers = Array.from({ length: faultsInTable }, (_, at) => at + 1);
  const proven = (isControl: boolean) =>
    numbers.filter((number) => {
      const own = tests.filter(({ name }) => {
        const found = numbered.exec(name);
        return Number(found?.[1]) === number && (found?.[2] !== undefined) === isControl;
      });
      return own.length > 0 && own.every(({ status }) => status === 'passed');
    });
  const [faults, controls] = [proven(false), proven(true)];
  const missing = numbers.filter((number) => !faults.includes(number) || !controls.includes(number));
  return { faults: faults.length, controls: controls.length, missing };
}
