// The long form of what `npm test` does in a short one, and with it every test of the modules that hold money.
import { addTallies, tallyLine } from './test/tally.ts';
import { runVitest } from './test/vitest.ts';

process.env.FAULT_ROUNDS ??= '15';
process.env.PROPERTY_RUNS ??= '300';
const tallies = [
  await runVitest('faults', process.argv.slice(2)),
  await runVitest('db', ['modules/wallet', 'modules/cashier', '--testTimeout=600000']),
];
const tally = addTallies(tallies);
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
