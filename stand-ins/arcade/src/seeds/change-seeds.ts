import type { Random } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { lookUntilFound, makeNext } from './pairs.ts';
import { bringIntoUse, hasUnfinishedRound, lockHolder, lockUsed, reveal } from './seeds-store.ts';

/**
 * Lays the pair in use aside, which tells its server seed, and goes on with the one whose digest was known before the player
 * chose. Not while a round of the old one is unfinished: its player would see what is still covered.
 */
export function changeSeeds(
  { pool, random }: { pool: pg.Pool; random: Random },
  holder: string,
  clientSeed: string,
): Promise<'changed' | 'busy'> {
  return inTransaction(pool, async (db) => {
    await lockHolder(db, holder);
    const used = await lookUntilFound({ db, random, holder }, () => lockUsed(db, holder));
    // A statement of its own: it sees the rounds of everybody for whom the lock made us wait.
    if (await hasUnfinishedRound(db, used)) return 'busy';
    await reveal(db, used);
    await bringIntoUse(db, holder, clientSeed);
    await makeNext(db, random, holder);
    return 'changed';
  });
}
