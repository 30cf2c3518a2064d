// The long form of what `npm test` does in a short one, and with it every test of the modules that hold money. `--json` prints
// nothing but the result on the standard output.
import { countFaults } from './test/count-faults.ts';
import { addTallies, tallyLine } from './test/tally.ts';
import { runVitest } from './test/vitest.ts';

process.env.FAULT_ROUNDS ??= '15';
process.env.PROPERTY_RUNS ??= '300';
const args = process.argv.slice(2);
const asJson = args.includes('--json');
const output = asJson ? 'stderr' : 'stdout';
const runs = [
  await runVitest(
    'faults',
    args.filter((word) => word !== '--json'),
    { output },
  ),
  await runVitest('db', ['modules/wallet', 'modules/cashier', 'conformance', '--testTimeout=600000'], {
    output,
  }),
  await runVitest('unit', ['conformance/controls'], { output }),
];
const tally = addTallies(runs.map((run) => run.tally));
const { faults, controls, missing } = countFaults(runs.flatMap(({ tests }) => tests));
if (asJson) {
  const { passed, failed, failures } = tally;
  console.log(JSON.stringify({ faults, controls, failed, passed, missing, failures }));
} else {
  const lacking = missing.length === 0 ? '' : `; without a test or a control that passed: ${missing.join(', ')}`;
  console.log(`\nfaults: ${faults}, controls: ${controls}${lacking}\n${tallyLine(tally)}`);
}
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
