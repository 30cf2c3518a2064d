import { market } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { HouseAccount, Operation } from './operations.ts';

export interface MoneyPassedQuery {
  after: { playerId: bigint; afterVersion: bigint }[];
  /** Of each player, the oldest first. */
  entriesMax: number;
}

/** What entries of one kind between a player and a house account came to on a day of the market's calendar. */
export interface MoneyPassed {
  playerId: bigint;
  day: string;
  /** Null: money that was set aside or given back, and did not leave the player. */
  house: HouseAccount | null;
  kind: Operation['kind'];
  /** Entries by which money moved; those that were refused are not among them. */
  moves: bigint;
  receivedMinor: Minor;
  paidMinor: Minor;
  firstAt: Date;
  upToVersion: bigint;
}

/**
 * For a caller that keeps sums of its own: all that came after the entries named. A player's versions are dense and committed in
 * order, so that what lies below the highest one that was seen never changes.
 */
export async function readMoneyPassed(db: Queryable, { after, entriesMax }: MoneyPassedQuery): Promise<MoneyPassed[]> {
  const { rows } = await db.query<MoneyPassed>(
    `select entry.player_id as "playerId", to_char(entry.at at time zone $4::text, 'YYYY-MM-DD') as day,
       (select code from wallet.house_account where id = entry.house_id) as house, entry.kind,
       count(*) filter (where entry.house_amount <> 0) as moves,
       sum(greatest(entry.house_amount, 0))::bigint as "receivedMinor",
       sum(greatest(-entry.house_amount, 0))::bigint as "paidMinor",
       min(entry.at) as "firstAt", max(entry.version) as "upToVersion"
     from unnest($1::bigint[], $2::bigint[]) as wanted (player_id, after_version)
     cross join lateral (
       select distinct on (version) player_id, version, at, house_amount, house_id, kind from wallet.entry_row
       where player_id = wanted.player_id and version > wanted.after_version
       order by version limit $3) entry
     group by entry.player_id, day, entry.house_id, entry.kind`,
    [after.map(({ playerId }) => playerId), after.map(({ afterVersion }) => afterVersion), entriesMax, market.timeZone],
  );
  return rows;
}
