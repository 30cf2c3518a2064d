import { assert } from '@harmattan/kernel/assert';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type PromotionFile, readPromotionFile } from './promotion-file.ts';
import { insertAudit, lockList, replaceRows, saveList } from './promotions-store.ts';

/**
 * The operator says all promotions anew. Nothing is written when anything is wrong, and who wrote what is kept. Said twice, it is
 * the same as said once, but for the note that it was.
 */
export async function replacePromotions(
  pool: pg.Pool,
  { file: given, actor }: { file: unknown; actor: string },
): Promise<{ problems: string[] }> {
  assert(actor.length > 0, 'the audit needs the actor');
  const read = readPromotionFile(given);
  if ('problems' in read) return read;
  await inTransaction(pool, async (transaction) => {
    const { shippedHash, file: before } = await lockList(transaction);
    await writeFile(transaction, { actor, given, file: read.file, before, shippedHash });
  });
  return { problems: [] };
}

/** The caller holds the lock of the list. The file is stored as it was given. */
export async function writeFile(
  transaction: Queryable,
  change: { actor: string; given: unknown; file: PromotionFile; before: unknown; shippedHash: string | null },
): Promise<void> {
  const { actor, given, file, before, shippedHash } = change;
  await replaceRows(transaction, file);
  await saveList(transaction, { writtenBy: actor, shippedHash, file: given });
  await insertAudit(transaction, { actor, before, after: given });
}
