import { consumeSlice, type FeedConsumer } from '../../wallet/index.ts';
import { readCounters } from './campaigns-store.ts';
import { type CountDeps, countPlayers } from './count-money.ts';

const consumer: FeedConsumer = { name: 'campaign-revenue', startsAt: 'present' };

/**
 * Counts the referred players who have entries in the next slice of the journal. Answers whether there may be more. The sums move with
 * the players' counters, so that a slice that comes again adds nothing.
 */
export function countSlice(deps: CountDeps): Promise<boolean> {
  return consumeSlice(deps.pool, consumer, async (_client, entries) => {
    const playerIds = [...new Set(entries.map(({ playerId }) => playerId))];
    await countPlayers(deps, await readCounters(deps.pool, playerIds));
  });
}
