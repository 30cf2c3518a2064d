// `npm run tidy` counts and lists the places that break a rule of the house. `-- --json` prints the numbers alone; `-- --shrink`
// takes exceptions out of exceptions.json that are no longer needed.
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { readExceptions, shrinkExceptions, writeExceptions } from './exceptions.ts';
import { judgeTree } from './tidy.ts';
import { readTree } from './tree.ts';

const tree = readTree(repositoryRoot);
if (process.argv.includes('--shrink')) {
  writeExceptions(shrinkExceptions(readExceptions(), judgeTree(tree, readExceptions()).found));
}
const { counts, found, problems } = judgeTree(tree, readExceptions());
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ...counts, problems: problems.length }, null, 2));
} else {
  for (const [rule, count] of Object.entries(counts)) {
    console.log(`${rule.padEnd(26)} ${String(count).padStart(4)}`);
    for (const { text } of found[rule] ?? []) console.log(`    ${text}`);
  }
  for (const problem of problems) console.log(`✗ ${problem}`);
  console.log(`${problems.length} problems`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
