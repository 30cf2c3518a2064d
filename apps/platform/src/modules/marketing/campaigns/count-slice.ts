import { consumeSlice, type FeedConsumer } from '../../wallet/index.ts';
import { readCounters } from './campaigns-store.ts';
import { type CountDeps, countPlayers } from './count-money.ts';

export const consumer: FeedConsumer = { name: 'campaign-revenue', startsAt: 'present' };
/** More than the entries of one slice need. The rest of a player who had very many before is left to the job that counts all players. */
const roundsMax = 20;

/**
 * Counts the referred players who have entries in the next slice of the journal, in the transaction that moves the mark. Answers whether
 * there may be more. The sums move with the players' counters, so that another process that counts the same players adds nothing twice.
 */
export function countSlice(deps: CountDeps): Promise<boolean> {
  return consumeSlice(deps.pool, consumer, async (client, entries) => {
    const playerIds = [...new Set(entries.map(({ playerId }) => playerId))];
    await countPlayers(deps, client, { counters: await readCounters(client, playerIds), roundsMax });
  });
}
