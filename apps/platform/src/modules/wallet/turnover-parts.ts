import { samePlayer } from './same-player.ts';

/**
 * What the statements about turnover are made of. The tallies and their games come as $1 to $5, then the mark as $6 and $7.
 */
export const games = `game as materialized (
  select tally.id as tally_id, account.id as house_id, tally.game, tally.from_at, tally.to_at
  from unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
    as tally (id, house, game, from_at, to_at)
  join wallet.house_account account on account.code = tally.house
)`;

const gameOf = (row: string) => `wallet.game_of(${row}.product, ${row}.game, ${row}.memo)`;
export const isStake = (row: string) =>
  `${row}.kind = 'debit' and ${row}.about = 'stake' and ${row}.status = 'ok' and ${row}.house_amount > 0`;
export const isOfGame = (row: string) => `game.house_id = ${row}.house_id and game.game = ${gameOf(row)}
    and ${row}.at >= game.from_at and ${row}.at < game.to_at`;
const fromUs = (us: string) => `(timestamptz 'epoch' + ${us} * interval '1 microsecond')`;

/** Where the entries begin that may be new; they are told apart by number. */
export const newFrom = fromUs('$7::bigint');

/** How far the row's transaction is beyond that number. Rows carry the number's lower 32 bits. */
export const beyond = (row: string, number: string) =>
  `((${row}.xmin::text::bigint - ${number} % 4294967296 + 6442450944) % 4294967296 - 2147483648)`;

/** Whether it is one of the $8 numbers from the horizon on: what lies before it comes out as more than there can be. */
export const isNew = (row: string) =>
  `(${row}.xmin::text::bigint - $6::bigint % 4294967296 + 4294967296) % 4294967296 < $8::bigint`;

/** $6: the horizon; $7: since when there may be entries beyond it. Or up to so many numbers beyond the horizon. */
export const isCounted = (row: string, upTo = '0') =>
  `(${row}.at < ${newFrom} or ${beyond(row, '$6::bigint')} < ${upTo})`;

/** Asked as a scalar, so that it is asked for each stake and not by reading the whole journal. */
export const isLeft = (row: string, upTo = '0') => `(
    select true from wallet.entry_row undone where undone.of_key = ${row}.key and ${samePlayer('undone', row)}
      and undone.kind = 'reverse' and undone.status = 'ok' and ${isCounted('undone', upTo)} limit 1) is null`;
