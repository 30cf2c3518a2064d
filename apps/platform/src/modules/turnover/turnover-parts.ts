import { samePlayer } from '../wallet/index.ts';

/** What the statements about turnover are made of. The tallies and their games come as $1 to $5, then the mark as $6. */
export const games = `game as materialized (
  select tally.id as tally_id, account.id as house_id, tally.game, tally.from_at, tally.to_at
  from unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
    as tally (id, house, game, from_at, to_at)
  join wallet.house_account account on account.code = tally.house
)`;

export const isStake = (row: string) =>
  `${row}.kind = 'debit' and ${row}.about = 'stake' and ${row}.status = 'ok' and ${row}.house_amount > 0`;
export const isOfGame = (row: string) => `game.house_id = ${row}.house_id and game.game = ${row}.game
    and ${row}.at >= game.from_at and ${row}.at < game.to_at`;
/** Exact: a double has room for the microseconds of three centuries. */
export const usOf = (at: string) => `round(date_part('epoch', ${at}) * 1000000)::bigint`;

/** Entries from before there were numbers are below every mark. */
export const isCounted = (row: string, upTo = '$6::bigint') => `coalesce(${row}.number, 0) < ${upTo}`;

/** Asked as a scalar, so that it is asked for each stake and not by reading the whole journal. */
export const isLeft = (row: string, upTo = '$6::bigint') => `(
    select true from wallet.feed_entry undone where undone.of_key = ${row}.key and ${samePlayer('undone', row)}
      and undone.kind = 'reverse' and undone.status = 'ok' and ${isCounted('undone', upTo)} limit 1) is null`;
