import { type Activity, createActivity } from '../modules/activity/index.ts';
import { hasOpenRound } from '../modules/suppliers/index.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';

/** What players did, and the reality check. The sandbox shows no number that can be dialled. */
export function createPlayerActivity({ settings, brand, database, clock, log }: Ground, { wallet }: Money): Activity {
  const isLive = settings.mode === 'live';
  return createActivity({
    ...{ pool: database.pool, read: database.read, clock, log },
    hasOpenRound: (playerId) => hasOpenRound({ wallet, clock }, playerId),
    helpLines: brand.helpLines.map((line) => (isLive ? line : { ...line, number: null })),
  });
}
