// `npm run planted`: plants each bug, and runs the test that must find it.
import { parseArgs } from 'node:util';
import { testBugs } from './bugs.ts';
import { missBug } from './find-bug.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
const wanted = testBugs.filter(({ name }) => name.includes(values.only ?? ''));
let found = 0;
for (const bug of wanted) {
  const miss = await missBug(bug);
  if (miss === undefined) found += 1;
  console.log(`${miss === undefined ? 'found' : 'NOT FOUND'} | ${bug.name}${miss === undefined ? '' : ` | ${miss}`}`);
}
const totals = { planted: wanted.length, found, unfound: wanted.length - found };
if (values.json) console.log(JSON.stringify(totals));
process.exitCode = totals.unfound === 0 && found > 0 ? 0 : 1;
