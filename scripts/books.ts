// `npm run books` checks the whole journal against every rule and prints what is broken.
import { findings } from '../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../apps/platform/src/settings/index.ts';
import { explainFailure } from './system/explain-failure.ts';
import { findDatabase } from './system/find-database.ts';

try {
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  const found = await findings(database.pool).finally(() => database.close());
  for (const { rule, count, example } of found) console.log(`broken ${count} times: ${rule}, for example ${example}`);
  if (found.length === 0) console.log('The books balance.');
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  process.exitCode = explainFailure(error);
}
