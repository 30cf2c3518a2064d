// `npm run journal` prints how large the journal is and exits with 1 once old entries have to move out of it. With `--archive` it moves them.
import {
  archiveEntries,
  entriesUntilArchive,
  isArchiveDue,
  readJournalSize,
} from '../../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { systemClock } from '../../packages/kernel/src/clock.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { findDatabase } from '../system/find-database.ts';
import { archivedJson, archivedLines } from './print-archived.ts';
import { readArguments } from './read-arguments.ts';

const dayMs = 86_400_000;
/** A report or a backup may read for so long before the run ends and leaves the last slice to the next one. */
const patienceMs = 60_000;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;

try {
  const asked = readArguments(process.argv.slice(2));
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  try {
    const { pool } = database;
    process.exitCode = asked.archive ? await archive(pool, asked) : await printSize(pool, asked.isJson);
  } finally {
    await database.close();
  }
} catch (error) {
  process.exitCode = explainFailure(error);
}

type Pool = Parameters<typeof readJournalSize>[0];

async function printSize(pool: Pool, isJson: boolean): Promise<number> {
  const size = await readJournalSize(pool);
  const isDue = isArchiveDue(size);
  const entries = entriesUntilArchive(size);
  if (isJson) {
    console.log(JSON.stringify({ ...size, archiveAtEntries: entries ?? null, isArchiveDue: isDue }));
    return isDue ? 1 : 0;
  }
  console.log(`${size.entries.toLocaleString('en')} entries, ${megabytes(size.bytes)} with all indexes`);
  console.log(
    `${megabytes(size.randomIndexBytes)} of indexes by random keys, ${megabytes(size.memoryBytes)} of memory`,
  );
  if (entries !== undefined) console.log(`Old entries have to move at about ${entries.toLocaleString('en')} entries.`);
  if (isDue) console.log('They have to now: npm run journal -- --archive moves them.');
  return isDue ? 1 : 0;
}

async function archive(
  pool: Pool,
  { olderThanDays, isJson }: { olderThanDays: number; isJson: boolean },
): Promise<number> {
  const archived = await archiveEntries(pool, { olderThanMs: olderThanDays * dayMs, patienceMs, clock: systemClock });
  for (const line of isJson ? [archivedJson(archived)] : archivedLines(archived, olderThanDays)) console.log(line);
  return archived.waitsFor || archived.left['unequal copy'] > 0 ? 1 : 0;
}
