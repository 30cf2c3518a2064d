import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../../plumbing/log.ts';
import { readPromotionFile } from './promotion-file.ts';
import { lockList } from './promotions-store.ts';
import { writeFile } from './replace-promotions.ts';

const sandboxActor = 'sandbox';

/**
 * The sandbox brings its promotions along: they are taken over at the first start, and again whenever the shipped file has become
 * another one. What an operator wrote is left alone for good.
 */
export async function fillSandbox(pool: pg.Pool, { path, log }: { path: string; log: Log }): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    log.warn({ err: error }, 'the promotions of the sandbox cannot be read, so they stay as they are');
  });
  if (text === undefined) return;
  const hash = createHash('sha256').update(text).digest('hex');
  await inTransaction(pool, async (transaction) => {
    const { writtenBy, shippedHash, file: before } = await lockList(transaction);
    if (shippedHash === hash || (writtenBy !== null && writtenBy !== sandboxActor)) return;
    const given = readJson(text);
    const read = readPromotionFile(given);
    if ('problems' in read) {
      log.error({ problems: read.problems }, 'the promotions of the sandbox are not good and stay as they are');
      return;
    }
    await writeFile(transaction, { actor: sandboxActor, given, file: read.file, before, shippedHash: hash });
    log.info({ promotions: read.file.promotions.length }, 'took over the promotions of the sandbox');
  });
}

/** Whatever is no JSON is no file of promotions either. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
