import { assert } from '@harmattan/kernel/assert';
import { type PromotionFile, readPromotionFile } from './promotion-file.ts';
import { type Executor, insertAudit, lockList, replaceRows, saveList } from './promotions-store.ts';

/**
 * The operator says all promotions anew. Nothing is written when anything is wrong, and who wrote what is kept. Said twice, it is
 * the same as said once, but for the note that it was.
 */
export async function replacePromotions(
  tables: Executor,
  { file: given, actor }: { file: unknown; actor: string },
): Promise<{ problems: string[] }> {
  assert(actor.length > 0, 'the audit needs the actor');
  const read = readPromotionFile(given);
  if ('problems' in read) return read;
  await tables.transaction().execute(async (transaction) => {
    const { shippedHash, file: before } = await lockList(transaction);
    await writeFile(transaction, { actor, given, file: read.file, before, shippedHash });
  });
  return { problems: [] };
}

/** The caller holds the lock of the list. The file is stored as it was given. */
export async function writeFile(
  transaction: Executor,
  change: { actor: string; given: unknown; file: PromotionFile; before: unknown; shippedHash: string | null },
): Promise<void> {
  const { actor, given, file, before, shippedHash } = change;
  await replaceRows(transaction, file);
  await saveList(transaction, { writtenBy: actor, shippedHash, file: given });
  await insertAudit(transaction, { actor, before, after: given });
}
