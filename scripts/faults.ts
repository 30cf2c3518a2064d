// The long form of what `npm test` does in a short one.
import { tallyLine } from './test/tally.ts';
import { runVitest } from './test/vitest.ts';

process.env.FAULT_ROUNDS ??= '15';
const tally = await runVitest('faults', process.argv.slice(2));
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
