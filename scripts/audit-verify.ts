// `npm run audit:verify` makes the chain of the office's audit anew and compares it, also with a head from outside the database.
import { parseArgs } from 'node:util';
import { countUnchained, verifyChain } from '../apps/platform/src/modules/audit/index.ts';
import { openDatabase } from '../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../apps/platform/src/settings/index.ts';
import { explainFailure } from './system/explain-failure.ts';
import { findDatabase } from './system/find-database.ts';
import { PlainWordsError } from './system/plain-words-error.mjs';

const usage = `npm run audit:verify
    --head <position:hash>  a head that the platform wrote to its log, as another machine kept it
    --json                  prints links, problems and the head as JSON`;
/** The keeper chains an entry within seconds. */
const lateSeconds = 300;

try {
  const { head, json = false } = readOptions();
  const database = openDatabase({
    url: await findDatabase(readSettings(process.env)),
    connectionsMax: 1,
    onIdleError() {},
  });
  try {
    const verified = await verifyChain(database.pool, head);
    const unchained = await countUnchained(database.pool, { olderThanSeconds: lateSeconds });
    const problems = [
      ...verified.problems,
      ...(unchained > 0 ? [`${unchained} entries have no place in the chain`] : []),
    ];
    if (json) console.log(JSON.stringify({ ...verified, problems }));
    else for (const line of [...problems, `${verified.links} entries, head ${verified.head}`]) console.log(line);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.exitCode = explainFailure(error);
}

function readOptions() {
  try {
    return parseArgs({ options: { head: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}
