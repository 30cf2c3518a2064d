import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../../plumbing/log.ts';
import { hasGames, lockRevision, readRevision, saveShippedHash } from '../catalogue-store.ts';
import { importInto } from './import-games.ts';

/**
 * The sandbox brings its games along: they are taken over at the first start, and again whenever the shipped list has
 * become another one. An operator's changes stay until then.
 */
export async function fillSandbox(pool: pg.Pool, { path, log }: { path: string; log: Log }): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    log.warn({ err: error }, 'the list of games of the sandbox cannot be read, so the catalogue stays as it is');
  });
  if (text === undefined) return;
  const hash = createHash('sha256').update(text).digest('hex');
  if ((await readRevision(pool)).shippedHash === hash && (await hasGames(pool))) return;
  await inTransaction(pool, async (transaction) => {
    // Another process may have filled it while this one waited.
    if ((await lockRevision(transaction)).shippedHash === hash && (await hasGames(transaction))) return;
    const { games, bad } = await importInto(transaction, JSON.parse(text), {});
    await saveShippedHash(transaction, hash);
    log.info(
      { added: games.added.length, changed: games.changed.length },
      'took over the list of games of the sandbox',
    );
    if (bad.length > 0) log.error({ bad }, 'rows of the list of games of the sandbox are bad');
  });
}
