import { games, isCounted, isLeft, isOfGame, isStake, usOf } from './turnover-parts.ts';
import { isKept, isNotRefunded, refundedRounds, stakesLeft } from './turnover-refunds.ts';

/**
 * $6 and $7: where the slice begins, and before which number it ends. What is undone is told by the stake that it undoes, and what was given back
 * for a round by what that changes in its stakes.
 */
export const changesIn = `
with ${games},
${refundedRounds('$7::bigint')},
entry as materialized (
  select j.kind = 'reverse' as is_undone, j.player_id, j.house_id, j.game, j.at, j.house_amount, j.round,
    case when j.kind = 'reverse' then (
      select stake from wallet.feed_entry stake
      where stake.key = j.of_key and stake.player_id = j.player_id and ${isStake('stake')} limit 1
    ) end as undone
  from wallet.feed_entry j
  where j.number >= $6::bigint and j.number < $7::bigint and j.house_amount <> 0
    and (j.kind = 'reverse' or (${isStake('j')}))
  offset 0
),
touched as materialized (
  select player_id, round from refund
  where is_new or (player_id, round) in (select player_id, round from entry where round is not null)
),
change as (
  select is_undone, player_id, coalesce((undone).house_id, house_id) as house_id,
    case when is_undone then (undone).game else game end as game,
    coalesce((undone).at, at) as at, coalesce((undone).house_amount, house_amount) as amount
  from entry where (not is_undone or (undone).key is not null) and ${isNotRefunded('entry')}
  union all
  select true, player_id, house_id, game, at, was_left - is_left
  from (${stakesLeft('touched', { was_left: '$6::bigint', is_left: '$7::bigint' })}) given_back where was_left <> is_left
),
player as (
  select change.is_undone, game.tally_id, change.player_id, sum(change.amount)::bigint as amount, max(change.at) as latest
  from change join game on ${isOfGame('change')}
  group by change.is_undone, game.tally_id, change.player_id
)
select is_undone as "isUndone", tally_id as "tallyId", array_agg(player_id)::text as players,
  array_agg(amount)::text as "amountsMinor", array_agg(${usOf('latest')})::text as "latestUs"
from player group by is_undone, tally_id`;

const before = `${games}, ${refundedRounds()}`;

const counted = `
  select player_id, sum(amount)::bigint as turnover, ${usOf('max(at)')} as latest from (
    select stake.player_id, stake.house_amount as amount, stake.at
    from wallet.feed_entry stake join game on ${isOfGame('stake')}
    where stake.kind in ('debit', 'reverse') and stake.house_amount <> 0 and ${isStake('stake')}
      and stake.at >= $7::timestamptz and stake.at < $8::timestamptz and ${isCounted('stake')} and ${isLeft('stake')}
      and ${isNotRefunded('stake')}
    union all
    select rest.player_id, rest.amount, rest.at
    from (${stakesLeft('refund', { amount: '$6::bigint' })}) rest join game on ${isOfGame('rest')} where rest.amount > 0
  ) stakes group by player_id`;

const playerColumns = 'player_id as "playerId", turnover as "turnoverMinor", latest as "latestUs"';

/** $7 and $8: the period. */
export const declareCount = `
declare turnover no scroll cursor for with ${before} select ${playerColumns} from (${counted}) player`;
export const fetchCount = (rows: number) => `fetch ${rows} from turnover`;

/** $9: how many. */
export const readLeaders = `
with ${before}, player as materialized (${counted})
select ${playerColumns} from player order by turnover desc, latest, player_id limit $9`;
export const readTotal = `
with ${before}, player as materialized (${counted})
select count(*)::integer as players, coalesce(sum(turnover), 0)::bigint as "turnoverMinor" from player`;

/** $7 and $8: who, in which tally. A player's entries are gone through from the newest on, until one counts. */
export const readLatest = `
with ${games}
select who.tally_id as "tallyId", who.player_id as "playerId", ${usOf('last.at')} as "latestUs"
from unnest($7::integer[], $8::bigint[]) who (tally_id, player_id)
cross join lateral (
  select stake.at from wallet.feed_entry stake
  where stake.player_id = who.player_id and ${isStake('stake')} and ${isCounted('stake')} and ${isLeft('stake')}
    and ${isKept('stake')}
    and exists (select 1 from game where game.tally_id = who.tally_id and ${isOfGame('stake')})
  order by stake.version desc limit 1
) last`;
