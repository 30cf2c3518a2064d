import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** What a player did over some days. */
export interface PlaySums {
  depositedMinor: Minor;
  stakedMinor: Minor;
  wonMinor: Minor;
  playedMs: bigint;
}

/** Before a day and after it. The day itself is in neither. */
export interface SumsAround {
  before: PlaySums;
  after: PlaySums;
}

interface SumRow extends PlaySums {
  place: number;
  isAfter: boolean;
}

const none: PlaySums = { depositedMinor: 0n, stakedMinor: 0n, wonMinor: 0n, playedMs: 0n };

/** For each pair of a player and a day, in their order: so many days before it and after it. Some seconds behind the journal. */
export async function readSumsAround(
  db: Queryable,
  asked: readonly { playerId: bigint; day: string }[],
  days: number,
): Promise<SumsAround[]> {
  const { rows } = await db.query<SumRow>(sql`
    with asked as (
      select place::int as place, player_id, day
      from unnest(${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ day }) => day)}::date[])
        with ordinality as given (player_id, day, place)),
    summed as (
      select a.place, d.day > a.day as is_after, d.deposited, d.played_ms, 0::bigint as staked, 0::bigint as won
      from asked a join activity.day d on d.player_id = a.player_id and d.day between a.day - ${days}::int and a.day + ${days}::int
        and d.day <> a.day
      union all
      select a.place, p.day > a.day, 0, 0, p.staked, p.won
      from asked a join activity.product_day p on p.player_id = a.player_id
        and p.day between a.day - ${days}::int and a.day + ${days}::int and p.day <> a.day)
    select place, is_after as "isAfter", coalesce(sum(deposited), 0)::bigint as "depositedMinor",
      coalesce(sum(staked), 0)::bigint as "stakedMinor", coalesce(sum(won), 0)::bigint as "wonMinor",
      coalesce(sum(played_ms), 0)::bigint as "playedMs"
    from summed group by place, is_after`);
  return asked.map((_, at) => {
    const own = rows.filter(({ place }) => place === at + 1);
    return { before: own.find(({ isAfter }) => !isAfter) ?? none, after: own.find(({ isAfter }) => isAfter) ?? none };
  });
}
