import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Entries that are read. A player with more since then has staked at least what they come to. */
const entriesMax = 50_000;

/** What a player staked after an entry of the own account, without stakes that were undone. */
export async function readStakedSince(
  db: Queryable,
  { playerId, afterVersion }: { playerId: bigint; afterVersion: bigint },
): Promise<Minor> {
  const { rows } = await db.query<{ stakedMinor: Minor }>(sql`
    with entry as materialized (
      select distinct on (version) version, kind, about, status, house_amount, of_key from wallet.entry_row
      where player_id = ${playerId} and version > ${afterVersion} order by version limit ${entriesMax}
    )
    select coalesce(sum(house_amount), 0)::bigint as "stakedMinor" from entry
    where status = 'ok' and (
      (kind in ('debit', 'draw') and about = 'stake')
      or (kind = 'reverse' and (select about from wallet.entry_row undone where undone.key = entry.of_key limit 1) = 'stake'))`);
  return rows[0]?.stakedMinor ?? 0n;
}
