import { createHash } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { encodePicture, type PictureProblem } from './encode-picture.ts';
import { smallWidth, wideWidth } from './picture-address.ts';
import { insertPicture } from './pictures-store.ts';

interface AddedPicture {
  bytes: Buffer;
  memberId: bigint;
  /** Written with the picture, where it is new. */
  also(transaction: pg.PoolClient, hash: string): Promise<void>;
}

/** Keeps a picture under the hash of what players will load. */
export async function addPicture(
  pool: pg.Pool,
  { bytes, memberId, also }: AddedPicture,
): Promise<{ hash: string } | { problem: PictureProblem }> {
  const encoded = await encodePicture(bytes);
  if ('problem' in encoded) return encoded;
  const hash = createHash('sha256').update(encoded.wide).digest('hex');
  await inTransaction(pool, async (transaction) => {
    const isNew = await insertPicture(transaction, { hash, width: wideWidth, bytes: encoded.wide, memberId });
    if (!isNew) return;
    await insertPicture(transaction, { hash, width: smallWidth, bytes: encoded.small, memberId });
    await also(transaction, hash);
  });
  return { hash };
}
