import type { Queryable } from '@harmattan/process/transaction';
import { z } from 'zod';
import { insertReferred } from './campaigns-store.ts';
import { canonicalRefcode } from './refcode.ts';

const registered = z.object({ playerId: z.string().regex(/^\d+$/), referrerCode: z.string().nullable() });

/**
 * A player belongs to the refcode that the registration named. The site names that of its cookie, which every click writes anew and
 * which lasts thirty days: the last click within thirty days counts. Told twice, it changes nothing.
 */
export async function takeRegistration(
  db: Queryable,
  { payload, recordedAt }: { payload: unknown; recordedAt: Date },
): Promise<void> {
  const { playerId, referrerCode } = registered.parse(payload);
  const refcode = referrerCode === null ? undefined : canonicalRefcode(referrerCode);
  if (refcode === undefined) return;
  await insertReferred(db, { playerId: BigInt(playerId), refcode, registeredAt: recordedAt });
}
