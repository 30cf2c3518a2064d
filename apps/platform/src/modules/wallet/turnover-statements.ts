/**
 * How turnover is read from the journal. The tallies and their games come as $1 to $5, then the mark as $6 and $7.
 *
 * What a stake was on is the first of its memo, which is a list of texts without quotes or backslashes: cut out between the
 * first two quotes it is had for a fraction of what reading the list would take.
 */
const games = `game as materialized (
  select tally.id as tally_id, account.id as house_id, tally.game, tally.from_at, tally.to_at
  from unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
    as tally (id, house, game, from_at, to_at)
  join wallet.house_account account on account.code = tally.house
)`;

const gameOf = (row: string) => `split_part(${row}.memo, '"', 2)`;
const isStake = (row: string) =>
  `${row}.kind = 'debit' and ${row}.about = 'stake' and ${row}.status = 'ok' and ${row}.house_amount > 0`;
const isOfGame = (row: string) => `game.house_id = ${row}.house_id and game.game = ${gameOf(row)}
    and ${row}.at >= game.from_at and ${row}.at < game.to_at`;
/** Exact: a double has room for the microseconds of three centuries. */
const usOf = (at: string) => `round(date_part('epoch', ${at}) * 1000000)::bigint`;
const fromUs = (us: string) => `(timestamptz 'epoch' + ${us} * interval '1 microsecond')`;

/** How far the row's transaction is beyond that number. Rows carry the number's lower 32 bits. */
const beyond = (row: string, number: string) =>
  `((${row}.xmin::text::bigint - ${number} % 4294967296 + 6442450944) % 4294967296 - 2147483648)`;

/** $6: the horizon; $7: since when there may be entries beyond it. */
const isCounted = (row: string) => `(${row}.at < ${fromUs('$7::bigint')} or ${beyond(row, '$6::bigint')} < 0)`;

const isLeft = (row: string) => `not exists (
    select 1 from wallet.journal undone where undone.of_key = ${row}.key and undone.player_id = ${row}.player_id
      and undone.kind = 'reverse' and undone.status = 'ok' and ${isCounted('undone')})`;

/** The time first, then the number. */
export const drawNumber = `
with present as materialized (select ${usOf('app_now()')} as us)
select us, pg_current_xact_id()::text as number from present`;

export const readHorizon = `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`;

/**
 * $6: the last horizon, $7: since when, $8: how many numbers there are up to the new one. A little is looked at twice, in case
 * a clock was corrected by less than that. What is undone is told by the stake that it undoes.
 */
export const changesSince = `
with ${games},
change as (
  select j.kind = 'reverse' as is_undone, j.player_id,
    case when j.kind = 'reverse' then stake.house_id else j.house_id end as house_id,
    case when j.kind = 'reverse' then stake.memo else j.memo end as memo,
    case when j.kind = 'reverse' then stake.at else j.at end as at,
    case when j.kind = 'reverse' then stake.house_amount else j.house_amount end as amount
  from wallet.journal j
  left join wallet.journal stake on j.kind = 'reverse' and stake.key = j.of_key and stake.player_id = j.player_id
    and ${isStake('stake')}
  where j.kind in ('debit', 'reverse') and j.house_amount <> 0
    and j.at >= ${fromUs('$7::bigint')} - interval '1 second'
    and ${beyond('j', '$6::bigint')} between 0 and $8::bigint - 1
    and (j.kind = 'reverse' or (${isStake('j')}))
),
player as (
  select change.is_undone, game.tally_id, change.player_id, sum(change.amount)::bigint as amount, max(change.at) as latest
  from change join game on ${isOfGame('change')}
  group by change.is_undone, game.tally_id, change.player_id
)
select is_undone as "isUndone", tally_id as "tallyId", array_agg(player_id)::text as players,
  array_agg(amount)::text as "amountsKobo", array_agg(${usOf('latest')})::text as "latestUs"
from player group by is_undone, tally_id`;

const counted = `
  select stake.player_id, sum(stake.house_amount)::bigint as turnover, ${usOf('max(stake.at)')} as latest
  from wallet.journal stake join game on ${isOfGame('stake')}
  where stake.kind in ('debit', 'reverse') and stake.house_amount <> 0 and ${isStake('stake')}
    and stake.at >= $8::timestamptz and stake.at < $9::timestamptz and ${isCounted('stake')} and ${isLeft('stake')}
  group by stake.player_id`;

const playerColumns = 'player_id as "playerId", turnover as "turnoverKobo", latest as "latestUs"';

/** $8 and $9: the period. */
export const declareCount = `
declare turnover no scroll cursor for with ${games} select ${playerColumns} from (${counted}) player`;
export const fetchCount = (rows: number) => `fetch ${rows} from turnover`;

/** $10: how many. */
export const readLeaders = `
with ${games}, player as materialized (${counted})
select ${playerColumns} from player order by turnover desc, latest, player_id limit $10`;
export const readTotal = `
with ${games}, player as materialized (${counted})
select count(*)::integer as players, coalesce(sum(turnover), 0)::bigint as "turnoverKobo" from player`;

/** $8 and $9: who, in which tally. A player's entries are gone through from the newest on, until one counts. */
export const readLatest = `
with ${games}
select who.tally_id as "tallyId", who.player_id as "playerId", ${usOf('last.at')} as "latestUs"
from unnest($8::integer[], $9::bigint[]) who (tally_id, player_id)
cross join lateral (
  select stake.at from wallet.journal stake
  where stake.player_id = who.player_id and ${isStake('stake')} and ${isCounted('stake')} and ${isLeft('stake')}
    and exists (select 1 from game where game.tally_id = who.tally_id and ${isOfGame('stake')})
  order by stake.version desc limit 1
) last`;
