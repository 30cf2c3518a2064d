import { hexOf } from '@harmattan/fair/seeds/hex';
import { serverSeedBytes } from '@harmattan/fair/seeds/seeded-chance';
import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import { insertPair } from './seeds-store.ts';

/** Without the holder's lock, the seeds may change between two looks. */
const looksMax = 20;
/** As long as the player has not chosen one. */
const firstClientSeedBytes = 8;

/** One pair in use and one that waits, wherever they are missing. */
async function makeMissingPairs(db: Queryable, random: Random, holder: string): Promise<void> {
  const clientSeed = hexOf(random.bytes(firstClientSeedBytes));
  await insertPair(db, { holder, serverSeed: random.bytes(serverSeedBytes), clientSeed });
  await makeNext(db, random, holder);
}

export function makeNext(db: Queryable, random: Random, holder: string): Promise<void> {
  return insertPair(db, { holder, serverSeed: random.bytes(serverSeedBytes), clientSeed: undefined });
}

/**
 * What `look` finds of the holder's pairs. It finds nothing for a new holder, and when the pair that it waited for
 * was laid aside meanwhile: the next look finds the new one.
 */
export async function lookUntilFound<Found>(
  { db, random, holder }: { db: Queryable; random: Random; holder: string },
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await makeMissingPairs(db, random, holder);
  }
  assert(false, 'a holder of seeds has a pair in use');
}
