import type { TestOutcome } from './count-faults.ts';
import type { FileTime } from './slowest.ts';
import type { Tally } from './tally.ts';

export interface PartResult {
  tally: Tally;
  tests: TestOutcome[];
  /** How long the tests of each file took, hooks apart. */
  files: FileTime[];
}
