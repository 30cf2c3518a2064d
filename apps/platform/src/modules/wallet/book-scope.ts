/** Each entry of the journal is in one of two partial indexes by time. */
export const timed = [
  "kind in ('debit', 'reverse') and house_amount <> 0",
  "not (kind in ('debit', 'reverse') and house_amount <> 0)",
];

export const entryColumns = `key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key,
    house_id, kind, status, about, round, memo, even_if_short, linked_place, linked_count, closes, product, supplier, game, number`;

/** Entries that fulfil a condition on `at`, through the indexes by time, each once: of an entry that is being moved, the one in the journal. */
export const entriesBy = (columns: string, condition: string) =>
  [
    ...timed.map((part) => `select ${columns} from wallet.journal where ${part} and ${condition}`),
    `select ${columns} from wallet.journal_old o where ${condition}
      and (select true from wallet.journal j where j.key = o.key limit 1) is null`,
  ].join('\n    union all ');

const isInside = 'at >= $1::timestamptz and at < $2::timestamptz';

/**
 * The entries of a batch and its legs have nearly the same time: the wallet's statement takes three seconds at most. What looks broken
 * because a row lies farther away is looked up in two more hours.
 */
const isNear = `at >= $1::timestamptz - interval '10 seconds' and at < $2::timestamptz + interval '10 seconds'`;

/**
 * What a rule looks at: the rows from $1 until before $2, and those of the players $3 with the versions $4. A rule reads these relations, and
 * finds any other row through an index, so that its work depends on the slice and not on the length of the journal.
 *
 * - `entry`: entries of the slice; `step`: the same with the balance before them
 * - `player`: the players who have entries in the slice
 * - `hold_row`: holds that were opened or used in the slice
 * - `part`: what each entry, move and leg of the slice's batches adds to a house account, legs with the opposite sign
 */
export const sliceScope = `with entry as (
    ${entriesBy(entryColumns, isInside)}
    union all select ${entryColumns} from (
      select j.* from unnest($3::bigint[], $4::bigint[]) named (player_id, version)
      join wallet.entry_row j on j.player_id = named.player_id and j.version between named.version - 1 and named.version + 1) near
  ),
  step as (
    select entry.*, coalesce(before.version, 0) as version_before, coalesce(before.available_after, 0) as available_before,
      coalesce(before.held_after, 0) as held_before
    from entry left join wallet.entry_row before on before.player_id = entry.player_id and before.version = entry.version - 1
  ),
  player as (select player_id from entry union select unnest($3::bigint[])),
  hold_row as (
    select * from wallet.hold where state = 'open' and opened_at >= $1::timestamptz and opened_at < $2::timestamptz
    union select hold.* from wallet.hold join (
      select key from entry where kind = 'hold' and status = 'ok'
      union select of_key from entry where kind in ('draw', 'post', 'void') and status = 'ok') used on used.key = hold.key
  ),
  part as (
    ${entriesBy('batch, house_id, house_amount as amount, at', isNear)}
    union all select batch, side.house_id, side.amount, at from wallet.house_move
    cross join lateral (values (from_id, -amount), (to_id, amount)) side (house_id, amount) where status = 'ok' and ${isNear}
    union all select leg.batch, leg.house_id, -leg.amount, leg.at from wallet.house_account
    cross join lateral (select * from wallet.house_leg where house_id = house_account.id and ${isNear} offset 0) leg
  )`;

/** All accounts and holds, also those without an entry. */
export const tableScope = `with player as (select player_id from wallet.account union select player_id from wallet.hold),
  hold_row as (select * from wallet.hold)`;

/** The first times of the entries that fulfil a condition, of each index by time. */
const eachByTime = (condition: string, limit: string) =>
  [...timed.map((part) => `wallet.journal where ${part} and ${condition}`), `wallet.journal_old where ${condition}`]
    .map((rows) => `(select at from ${rows} order by at limit ${limit})`)
    .join(' union all ');

/** $1: where the slice begins; $2: how many entries it has. A slice ends between two instants; the last one does not end. */
export const readSliceEnd = `with first as (
    ${eachByTime('at >= $1::timestamptz', '$2')}
  ),
  last as materialized (select at from first order by at offset $2 - 1 limit 1)
  select coalesce(min(at), 'infinity')::text as end from (
    ${eachByTime('at > (select at from last)', '1')}
  ) later`;
