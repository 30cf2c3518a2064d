import type { Queryable } from '@harmattan/process/transaction';
import type { FeedEntry } from './feed.ts';
import { feedColumns } from './feed-store.ts';
import type { MoneyKey } from './operations.ts';
import { samePlayer } from './same-player.ts';

/** Entries of one player after a version, the oldest first. Versions are dense and committed in order. */
export async function readPlayerEntries(
  db: Queryable,
  query: { playerId: bigint; afterVersion: bigint; limit: number },
): Promise<FeedEntry[]> {
  const { rows } = await db.query<FeedEntry>(
    `select ${feedColumns} from wallet.feed_entry where player_id = $1 and version > $2 order by version limit $3`,
    [query.playerId, query.afterVersion, query.limit],
  );
  return rows;
}

/** An entry that refers to another one, or to a round. */
interface Referring {
  playerId: bigint;
  of: MoneyKey;
}

/** When that was written which each of them refers to: of a round, its first stake. What is not known is left out. */
export async function readReferredTimes(
  db: Queryable,
  referring: readonly Referring[],
): Promise<ReadonlyMap<MoneyKey, Date>> {
  if (referring.length === 0) return new Map();
  const { rows } = await db.query<{ of: MoneyKey; at: Date | null }>(
    `select wanted.of_key as "of", coalesce(
       (select j.at from wallet.entry_row j where j.key = wanted.of_key and ${samePlayer('j', 'wanted')} and j.status = 'ok' limit 1),
       (select min(j.at) from wallet.entry_row j where j.round = wanted.of_key and ${samePlayer('j', 'wanted')}
          and j.kind in ('debit', 'draw') and j.status = 'ok')) as at
     from unnest($1::uuid[], $2::bigint[]) as wanted (of_key, player_id)`,
    [referring.map(({ of }) => of), referring.map(({ playerId }) => playerId)],
  );
  return new Map(rows.flatMap(({ of, at }) => (at ? [[of, at] as const] : [])));
}
