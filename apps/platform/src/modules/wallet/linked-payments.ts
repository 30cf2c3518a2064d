import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { FeedConsumer, FeedEntry } from './feed.ts';
import { feedColumns } from './feed-store.ts';
import type { HouseAccount, MoneyKey, Product } from './operations.ts';
import { samePlayer } from './same-player.ts';

/** What the others of its linked group paid to the player, all in all, and on which product. */
export interface LinkedPayment {
  paidMinor: Minor;
  product: Product | null;
}

/** By the key of each entry that is linked with others. */
export async function readLinkedPayments(
  db: Queryable,
  entries: readonly { key: MoneyKey; playerId: bigint }[],
): Promise<ReadonlyMap<MoneyKey, LinkedPayment>> {
  const { rows } = await db.query<LinkedPayment & { key: MoneyKey }>(
    `select wanted.key, (-sum(other.house_amount))::bigint as "paidMinor", max(wallet.product_of(other.product, h.code)) as product
     from unnest($1::uuid[], $2::bigint[]) as wanted (key, player_id)
     join wallet.entry own on own.key = wanted.key and ${samePlayer('own', 'wanted')}
     join wallet.entry other on other.player_id = own.player_id and other.key <> own.key and other.status = 'ok'
       and other.version between own.version - own.linked_place + 1 and own.version - own.linked_place + own.linked_count
     left join wallet.house_account h on h.id = other.house_id
     group by wanted.key`,
    [entries.map(({ key }) => key), entries.map(({ playerId }) => playerId)],
  );
  return new Map(rows.map(({ key, ...payment }) => [key, payment]));
}

/** Entries against these accounts that a consumer has not consumed. Those without a number are left out. */
export async function readFeedTail(
  db: Queryable,
  { name }: FeedConsumer,
  houses: readonly HouseAccount[],
): Promise<FeedEntry[]> {
  const { rows } = await db.query<FeedEntry>(
    `select ${feedColumns} from wallet.feed_entry
     where number >= coalesce((select number from wallet.feed_mark where consumer = $1), 0)
       and house = any($2) order by player_id, version`,
    [name, houses],
  );
  return rows;
}
