import type { TestOutcome } from './count-faults.ts';
import type { Tally } from './tally.ts';

export interface PartResult {
  tally: Tally;
  tests: TestOutcome[];
}
