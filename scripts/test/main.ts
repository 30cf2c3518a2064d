import { createProgress } from '../system/progress.mjs';
import { partNames, runPart } from './parts.ts';
import { addTallies, type Tally, tallyLine } from './tally.ts';

const progress = createProgress(process.stdout);
const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === undefined ? partNames : [wanted];

const tallies: Tally[] = [];
for (const name of chosen) tallies.push(await runPart(name, progress, args));
const total = addTallies(tallies);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
