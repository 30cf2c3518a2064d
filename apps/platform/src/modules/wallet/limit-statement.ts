import { market } from '@harmattan/kernel/market';
import { endOf, lastStakeAt, limitKinds, limitOf, pauseMsMax, periods, startOf, usedOf } from './limits.ts';
import { samePlayer } from './same-player.ts';

/** Milliseconds since 1970, as JavaScript counts them. */
const msOf = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::bigint`;

/** Amounts of games. A race's prize is no win of a stake. */
const isPlayed = (product: string) => `coalesce(${product} <> 'races', false)`;

const isStakeEntry = (row: { kind: string; about: string }) =>
  `(${row.kind} in ('hold', 'draw') or ${row.kind} = 'debit' and ${row.about} <> 'correction')`;

/** One instant for all, once every account is locked. */
export const instantOfAll = `instant as materialized (
  select at, ${msOf('at')} as ms from (select app_now() as at from (select count(*) from locked) waited) now
)`;

/** The limits of an account in the windows of that instant. */
export const rolledLimits = `case when instant.ms < least(${periods.map((period) => `locked.limits[${endOf(period)}]`).join(', ')})
    then locked.limits else wallet.roll_limits(locked.limits, instant.ms, ${market.utcOffsetMs}) end`;

/** How much of a deposit fits under the limits. */
export const depositRoom = `greatest(0, least(amount, ${periods
  .map((period) => `l[${limitOf(period, 'deposit')}] - l[${usedOf(period, 'deposit')}]`)
  .join(', ')}))`;

/** When a hold was made, for a draw of it. */
const heldAt = (draw: string) => `(select h.at from wallet.entry_row h where h.key = ${draw}.of_key limit 1)`;
const countedAt = (entry: string) => `case when ${entry}.kind = 'draw' then ${heldAt(entry)} else ${entry}.at end`;

/**
 * When that was counted what an entry gives back: of a win's stake the stake itself, of a round its first stake, of what was linked with it this instant.
 */
export const backAt = (
  linked: boolean,
) => `case when locked.kind in ('post', 'void', 'reverse') or locked.kind = 'credit' and locked.about = 'refund' then coalesce(
      (select ${countedAt('j')} from wallet.entry_row j where j.key = locked.of_key and ${samePlayer('j', 'locked')} and j.status = 'ok' limit 1),
      (select min(${countedAt('j')}) from wallet.entry_row j where j.round = locked.of_key and ${samePlayer('j', 'locked')}
        and j.kind in ('debit', 'draw') and j.status = 'ok')${linked ? ", 'infinity'" : ''}) end as back_at, target.product as target_product, target.about as target_about,`;

/** What an entry changes, if it is accepted. A statement that asks often materializes it: each asking would count it again otherwise. */
export const measured = ({ refers }: { refers: boolean }) => `
  select priced.*, ${isCountedStake} as is_counted,
    case when ${isCountedStake} then amount else 0 end as stake_now,
    case
      when not ${isPlayed('product')} or kind = 'credit' and about = 'deposit' then 0
      when kind in ('debit', 'hold') then amount
      when kind = 'credit' and (about <> 'refund' or ${refers ? 'target_kind is null' : 'true'}) then house_change
      else 0
    end as loss_now,
    case when kind = 'credit' and about = 'deposit' then -house_change else 0 end as deposit_now${
      refers
        ? `,
    ${givenBack}`
        : ''
    }
  from priced`;

const isCountedStake = `(kind in ('debit', 'hold') and ${isStakeEntry({ kind: 'kind', about: 'about' })} and ${isPlayed('product')})`;

const given = `case
      when kind = 'credit' and about = 'refund' and target_kind is not null and ${isPlayed('product')} then -house_change
      when not ${isPlayed('target_product')} then 0
      when kind = 'void' or kind = 'reverse' and target_kind = 'hold' then coalesce(remaining, 0)
      when kind = 'post' then coalesce(remaining - coalesce(amount, remaining), 0)
      when kind = 'reverse' then coalesce(target_house_amount, 0)
      else 0
    end`;
const givenBack = `-(case when kind = 'reverse' and not ${isStakeEntry({ kind: 'target_kind', about: 'target_about' })} then 0 else ${given} end) as stake_back,
    -(${given}) as loss_back, ${msOf("least(back_at, timestamptz '9999-01-01')")} as back_ms`;

const gap = `ms - l[${lastStakeAt}]`;
/** The part of the time since the last stake that counts in a window. */
const played = (start: number) =>
  `case when ${gap} between 0 and ${pauseMsMax} then least(${gap}, ms - l[${start}]) else 0 end`;

/** Cases of a verdict: the first limit that the stake would pass. */
export const limitCases = (linked: boolean) => {
  const staked = linked ? 'sum(stake_now) over (partition by player_id order by n)' : 'stake_now';
  const amounts = (['stake', 'loss'] as const).flatMap((kind) =>
    periods.map((period) => ({
      passes: `l[${usedOf(period, kind)}] + ${staked} > l[${limitOf(period, kind)}]`,
      refusal: `${kind}-limit-${period}`,
    })),
  );
  const times = periods.map((period) => ({
    passes: `l[${usedOf(period, 'time')}] + ${played(startOf(period))} >= l[${limitOf(period, 'time')}]`,
    refusal: `time-limit-${period}`,
  }));
  const limits = [...amounts, ...times];
  // Which one it is matters only where one is passed.
  return `when is_stake and kind <> 'credit' and (${limits.map(({ passes }) => passes).join(' or ')})
      then case ${limits.map(({ passes, refusal }) => `when ${passes} then '${refusal}'`).join(' ')} end`;
};

/** The limits after the entries of a player. */
export function limitsAfter({ linked, refers }: { linked: boolean; refers: boolean }): string {
  const sum = (value: string) => (linked ? `sum(${value})::bigint` : `(${value})`);
  const any = (value: string) => (linked ? `bool_or(${value})` : value);
  const last = linked ? 'max(ms)' : 'ms';
  const l = linked ? '(min(l))' : 'l';
  const at = (place: number) => `${l}[${place}]`;
  const since = `${last} - ${at(lastStakeAt)}`;
  const time = (start: number) =>
    `case when ${any('is_counted')} and ${since} between 0 and ${pauseMsMax} then least(${since}, ${last} - ${at(start)}) else 0 end`;
  const back = (column: string, start: number) =>
    refers ? ` + case when back_ms >= l[${start}] then ${column} else 0 end` : '';
  const windows = periods.flatMap((period) => [at(startOf(period)), at(endOf(period))]);
  const used = periods.flatMap((period) => {
    const start = startOf(period);
    const added = {
      stake: sum(`stake_now${back('stake_back', start)}`),
      loss: sum(`loss_now${back('loss_back', start)}`),
      time: time(start),
      deposit: sum('deposit_now'),
    };
    return limitKinds.flatMap((kind) => [at(limitOf(period, kind)), `${at(usedOf(period, kind))} + ${added[kind]}`]);
  });
  return `array[${[...windows, `case when ${any('is_counted')} then ${last} else ${at(lastStakeAt)} end`, ...used].join(', ')}]`;
}

/**
 * What the journal says is used of limits in their windows: the instant of the last stake, then for each period and kind. Reads the player's entries
 * after a version.
 */
export function countedFrom({
  player,
  afterVersion,
  limits,
}: {
  player: string;
  afterVersion: string;
  limits: string;
}): string {
  const sums = periods.flatMap((period) => {
    const start = `${limits}[${startOf(period)}]`;
    const both = (now: string, back: string) =>
      `coalesce(sum(${now} + case when back_ms >= ${start} then ${back} else 0 end) filter (where ms >= ${start}), 0)`;
    const used = {
      stake: both('stake_now', 'stake_back'),
      loss: both('loss_now', 'loss_back'),
      time: `coalesce(sum(case when gap between 0 and ${pauseMsMax} then least(gap, ms - ${start}) else 0 end) filter (where ms >= ${start}), 0)`,
      deposit: `coalesce(sum(deposit_now) filter (where ms >= ${start}), 0)`,
    };
    return limitKinds.map((kind) => `${used[kind]}::bigint`);
  });
  return `with entry as (
    select distinct on (j.version) j.*, ${msOf('j.at')} as ms from wallet.entry_row j
    where j.player_id = ${player} and j.version > ${afterVersion} order by j.version
  ),
  stepped as (select entry.*, lag(held_after) over (order by version) as held_before from entry),
  priced as (
    select e.key, e.version, e.ms, e.kind, e.about, e.product, e.house_amount as house_change,
      case when e.kind = 'post' then e.house_amount else e.amount end as amount,
      coalesce(e.held_before, 0) - e.held_after as remaining,
      target.kind as target_kind, target.house_amount as target_house_amount, target.product as target_product, target.about as target_about,
      target.back_at
    from stepped e
    left join lateral (
      select j.kind, j.house_amount, j.product, j.about, ${countedAt('j')} as back_at from wallet.entry_row j
      where j.key = e.of_key and ${samePlayer('j', 'e')} and j.status = 'ok'
      union all
      (select 'debit', null, null, null, min(${countedAt('j')}) from wallet.entry_row j
      where e.kind = 'credit' and j.round = e.of_key and ${samePlayer('j', 'e')} and j.kind in ('debit', 'draw') and j.status = 'ok'
      having count(*) > 0)
      limit 1) target on true
    where e.status = 'ok'
  ),
  measured as (${measured({ refers: true })}),
  paused as (
    select measured.*, case when is_counted then ms - lag(ms) over (partition by is_counted order by version) end as gap from measured)
  select array[coalesce(max(ms) filter (where is_counted), 0), ${sums.join(', ')}]::bigint[] as used from paused`;
}
