// `npm run journal` prints how large the journal is and whether old entries have to move out of it. It exits with 1 once they have to.
import { entriesUntilArchive, isArchiveDue, readJournalSize } from '../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../apps/platform/src/settings/index.ts';
import { explainFailure } from './system/explain-failure.ts';
import { findDatabase } from './system/find-database.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;

try {
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  const size = await readJournalSize(database.pool).finally(() => database.close());
  console.log(`${size.entries.toLocaleString('en')} entries, ${megabytes(size.bytes)} with all indexes`);
  console.log(
    `${megabytes(size.randomIndexBytes)} of indexes by random keys, ${megabytes(size.memoryBytes)} of memory`,
  );
  const entries = entriesUntilArchive(size);
  if (entries !== undefined) console.log(`Old entries have to move at about ${entries.toLocaleString('en')} entries.`);
  if (isArchiveDue(size)) console.log('They have to now: see docs/decisions/0018-one-journal.md.');
  process.exitCode = isArchiveDue(size) ? 1 : 0;
} catch (error) {
  process.exitCode = explainFailure(error);
}
