import { createHash } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { encodeLogo, encodePicture, type PictureProblem } from './encode-picture.ts';
import { smallWidth, wideWidth } from './picture-address.ts';
import { insertPicture } from './pictures-store.ts';

export interface AddedPicture {
  bytes: Buffer;
  memberId: bigint;
  /** Written with the picture, where it is new. */
  also(transaction: pg.PoolClient, hash: string): Promise<void>;
}

/** Keeps a picture under the hash of what players will load. */
export async function addPicture(
  pool: pg.Pool,
  { bytes, ...added }: AddedPicture,
): Promise<{ hash: string } | { problem: PictureProblem }> {
  const encoded = await encodePicture(bytes);
  if ('problem' in encoded) return encoded;
  const { wide, small } = encoded;
  return {
    hash: await keep(pool, added, [
      { width: wideWidth, bytes: wide },
      { width: smallWidth, bytes: small },
    ]),
  };
}

/** Keeps a logo. Its width says that it is one. */
export async function addLogo(
  pool: pg.Pool,
  { bytes, ...added }: AddedPicture,
): Promise<{ hash: string; width: number } | { problem: PictureProblem }> {
  const encoded = await encodeLogo(bytes);
  if ('problem' in encoded) return encoded;
  return { hash: await keep(pool, added, [encoded]), width: encoded.width };
}

/** Named after the first. */
async function keep(
  pool: pg.Pool,
  { memberId, also }: Omit<AddedPicture, 'bytes'>,
  pictures: [Sized, ...Sized[]],
): Promise<string> {
  const hash = createHash('sha256').update(pictures[0].bytes).digest('hex');
  await inTransaction(pool, async (transaction) => {
    let isNew = false;
    for (const { width, bytes } of pictures) isNew = await insertPicture(transaction, { hash, width, bytes, memberId });
    if (isNew) await also(transaction, hash);
  });
  return hash;
}

interface Sized {
  width: number;
  bytes: Buffer;
}
