import { samePlayer } from '../wallet/index.ts';
import { isCounted, isLeft, isStake } from './turnover-parts.ts';

/**
 * Some suppliers undo no stake: they give money back for its round, as an entry of its own. So much of the round's stakes does not
 * count, the first ones first. Rounds with such an entry are few; they are gathered and looked at one by one, and all
 * other stakes are counted without a thought of it.
 */
const isRefund = (row: string) =>
  `${row}.kind = 'credit' and ${row}.about = 'refund' and ${row}.status = 'ok' and ${row}.house_amount < 0`;

/** The rounds that something was given back for, up to there. It comes after the stake, by any clock that is right to a day. */
export const refundedRounds = (upTo = '$6::bigint') => `refund as materialized (
  select r.player_id, r.round, bool_or(not ${isCounted('r')}) as is_new
  from wallet.feed_entry r
  where ${isRefund('r')} and r.round is not null
    and r.house_id = any(array(select distinct house_id from game))
    and r.at >= (select min(from_at) from game) - interval '1 day' and ${isCounted('r', upTo)}
  group by r.player_id, r.round
)`;

export const isNotRefunded = (row: string) =>
  `not exists (select 1 from refund where refund.player_id = ${row}.player_id and refund.round = ${row}.round)`;

/** What is left of each stake of those rounds, in each of the columns, which stand for how far the journal is counted. */
export const stakesLeft = (rounds: string, columns: Record<string, string>) => {
  const each = Object.entries(columns);
  const sums = (amount: string, row: string) =>
    each.map(
      ([name, upTo]) =>
        `coalesce(sum(${amount}) filter (where ${isCounted(row, upTo)} and ${isLeft(row, upTo)}), 0)::bigint as ${name}`,
    );
  const amounts = each.map(
    ([name, upTo]) =>
      `case when ${isCounted('stake', upTo)} and ${isLeft('stake', upTo)} then stake.house_amount else 0 end as ${name}`,
  );
  const left = each.map(
    ([name]) =>
      `s.${name} - least(s.${name}, greatest(given.${name} - (sum(s.${name}) over before - s.${name}), 0)) as ${name}`,
  );
  return `select rounds.player_id, s.house_id, s.game, s.at, ${left.join(', ')}
  from ${rounds} rounds
  cross join lateral (
    select ${sums('-r.house_amount', 'r').join(', ')} from wallet.feed_entry r
    where r.round = rounds.round and ${samePlayer('r', 'rounds')} and ${isRefund('r')} offset 0
  ) given
  cross join lateral (
    select stake.version, stake.house_id, stake.game, stake.at, ${amounts.join(', ')} from wallet.feed_entry stake
    where stake.round = rounds.round and ${samePlayer('stake', 'rounds')} and ${isStake('stake')} offset 0
  ) s
  window before as (partition by rounds.player_id, rounds.round order by s.version)`;
};

/** Whether anything is left of a stake: more was staked in its round, up to it, than was given back. */
export const isKept = (row: string) => `(${row}.round is null or (
    select coalesce(sum(-r.house_amount), 0) from wallet.feed_entry r where r.round = ${row}.round
      and ${samePlayer('r', row)} and ${isRefund('r')} and ${isCounted('r')} and ${isLeft('r')}
  ) < (
    select sum(s.house_amount) from wallet.feed_entry s where s.round = ${row}.round and ${samePlayer('s', row)}
      and s.version <= ${row}.version and ${isStake('s')} and ${isCounted('s')} and ${isLeft('s')}
  ))`;
