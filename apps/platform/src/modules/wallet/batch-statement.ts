import {
  backAt,
  depositRoom,
  instantOfAll,
  limitCases,
  limitsAfter,
  measured,
  rolledLimits,
} from './limit-statement.ts';
import { samePlayer } from './same-player.ts';

/**
 * The one statement that decides and writes a batch. Its text is plain SQL of a kind that any engine with PostgreSQL's
 * wire understands: no triggers, no advisory locks, no order taken from a sequence.
 *
 * How it stays right without a transaction around it:
 * - Rows of accounts are locked in the order of their ids and once each. The statement skips an account that is locked; the next
 *   batch retries its operations.
 * - A lock shows the newest account row, while everything else in the statement is read as it was when it began. So the
 *   account's version is read both ways. Every journal row raises it: when both agree, nothing of this player's changed
 *   in between and what was read is the newest; when they differ the operation is not decided now.
 * - Whether there is such an entry is asked as a scalar with a limit, never as `exists`: for many rows at once the planner may
 *   answer that by reading the whole journal.
 * - An operation that gets no row back is either known already or left for later; the caller looks the key up.
 * - Accounts with limits have a statement of their own, which also counts what is used of them; the others pass them over, and the caller
 *   submits their operations again to that one.
 * - Old entries are in a second table. A stake asks it for its own key alone. What refers to an entry reads the rows of both: an entry that is
 *   being moved has two equal ones, which answers every question here as one does.
 */
export interface LegRow {
  playerId: bigint;
  key: string;
  kind: string;
  of: string | undefined;
  amountMinor: bigint | undefined;
  houseId: number | undefined;
  fingerprint: string;
  about: string;
  sessionEpoch: number | undefined;
  notAfter: Date | undefined;
  isStake: boolean;
  /** What would refuse it does not: of a reversal that it was settled, of a debit that there is too little. */
  evenIf: boolean;
  round: string | undefined;
  memo: string | undefined;
  product: string | undefined;
  supplier: string | undefined;
  game: string | undefined;
  closes: string | undefined;
}

export interface Kind {
  linked: boolean;
  refers: boolean;
  limited: boolean;
}

/** What the statement answers for each entry that it wrote, in this order; the time in milliseconds. */
export type WrittenRow = [
  key: string,
  playerId: bigint,
  status: string,
  available: bigint,
  held: bigint,
  version: bigint,
  at: number,
];

/**
 * With `linked`, the legs of a player succeed or fail together, each counted on the balance that the one before it left. With
 * `refers`, there are holds among them, entries that refer to others, or debits that leave a player below zero. By far the most batches need neither, and are
 * quicker without looking for it. With `limited`, the accounts have limits.
 */
export function batchStatement({ linked, refers, limited }: Kind): string {
  const byLeg = 'over (partition by player_id order by n)';
  return `
with ${linked ? lockedGroups(refers, limited) : lockedLegs(refers, limited)},
${limited ? `${instantOfAll},` : ''}
looked as ${limited ? 'not ' : ''}materialized (
  select locked.*, ${limited ? `instant.at, instant.ms, ${rolledLimits} as l,` : 'app_now() as at,'} ${limited && refers ? backAt(linked) : ''} ${refers ? referred(linked) : nothingReferred}
    ${reversedBefore}${refers ? reversedTarget : ''} as is_reversed
  from locked${limited ? ' cross join instant' : ''}
  ${refers ? referredRows(linked) : ''}
  where locked.version = (select seen.version from wallet.account seen where seen.player_id = locked.player_id)
  and ${linked ? `${keyOfGroupIn('journal')} and ${keyOfGroupIn('journal_old')}` : `${keyIsNotIn('journal_old')}${limited ? ` and ${keyIsNotIn('journal')}` : ''}`}
),
priced as (
  select looked.*,
    case kind
      when 'debit' then amount
      when 'credit' then ${limited ? `-case when is_stake then ${depositRoom} else amount end` : '-amount'}
      when 'draw' then amount
      when 'post' then coalesce(amount, remaining, 0)
      when 'reverse' then -coalesce(target_house_amount, 0)
      else 0
    end as house_change,
    case
      when kind = 'hold' then amount
      when kind = 'draw' then -amount
      when kind in ('post', 'void') or (kind = 'reverse' and target_kind = 'hold') then -coalesce(remaining, 0)
      else 0
    end as held_change
  from looked
),
${limited ? `measured as materialized (${measured({ refers })}),` : ''}
counted as (
  select ${limited ? 'measured' : 'priced'}.*,
    available ${linked ? `+ sum(-house_change - held_change) ${byLeg}` : '- house_change - held_change'} as available_then,
    held ${linked ? `+ sum(held_change) ${byLeg}` : '+ held_change'} as held_then
  from ${limited ? 'measured' : 'priced'}
),
judged as (
  select counted.*,
    case
      when kind in ('debit', 'hold', 'draw', 'post') and is_reversed then 'reversed'
      when epoch < session_epoch then 'session'
      when kind <> 'credit' and is_stake and excluded_until > at then 'excluded'
      when not_after <= at then 'late'
      ${limited ? limitCases(linked) : ''}
      when kind = 'credit' and of_key is not null and target_kind is null then 'unknown'
      when kind = 'credit' and is_reversed then 'reversed'
      when is_finished then 'finished'
      when kind in ('draw', 'post', 'void') and hold_state is null then 'unknown'
      when kind in ('draw', 'post', 'void') and hold_state = 'closed' then 'closed'
      when kind in ('draw', 'post') and amount > remaining then 'exceeds'
      when kind = 'reverse' and is_reversed then 'reversed'
      when kind = 'reverse' and target_kind is null and (even_if or not is_settled) then 'reversed-unseen'
      when kind = 'reverse' and target_kind in ('void', 'reverse') then 'unknown'
      when kind = 'reverse' and target_kind = 'hold' and hold_state = 'closed' then 'closed'
      when kind = 'reverse' and is_settled and not even_if then 'settled'
      when available_then < 0 and house_change + held_change > 0${refers ? " and not (kind = 'debit' and even_if)" : ''} then 'insufficient'
      else 'ok'
    end as verdict
  from counted
),
ruled as (
  select judged.*, ${
    linked
      ? `first_value(verdict) over (partition by player_id order by verdict = 'ok', n) as ruling,
         row_number() ${byLeg} as leg_number, count(*) over (partition by player_id) as together`
      : 'verdict as ruling, 1 as leg_number'
  }
  from judged
),
written as (
  insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
    fingerprint, of_key, house_id, kind, status, about, round, memo, product, supplier, game${refers ? ', even_if_short, closes' : ''}${linked ? ', linked_place, linked_count' : ''})
  select key, player_id, version + leg_number, at, ${limited ? "case when kind = 'credit' and is_stake then -house_change else coalesce(amount, remaining, 0) end" : 'coalesce(amount, remaining, 0)'},
    case when ruling = 'ok' then house_change else 0 end,
    case when ruling = 'ok' then available_then else available end,
    case when ruling = 'ok' then held_then else held end,
    $15::uuid, fingerprint, of_key, coalesce(house_id, target_house_id), kind, ruling, about,
    ${refers ? closedRound : 'coalesce(round, target_round)'}, memo, product, supplier, game${
      refers ? ", case when kind = 'debit' and even_if then true end, closes" : ''
    }${linked ? ', leg_number, linked_count' : ''}
  from ruled
  ${linked ? 'where together = linked_count' : limited ? '' : 'on conflict do nothing'}
  returning key, player_id, status, available_after, held_after, version, at, batch, house_id, house_amount${
    refers ? ', kind, of_key, amount, even_if_short' : ''
  }
),
${limited ? movedWithLimits({ linked, refers }) : moved({ linked, refers })},
${refers ? movedHolds : ''}told as (
  insert into wallet.house_leg (batch, house_id, at, amount, entries)
  select batch, house_id, max(at), sum(house_amount), count(*)
  from written where house_amount <> 0 group by batch, house_id
)
select key, player_id, status, available_after, held_after, version, (extract(epoch from at) * 1000)::float8 from written`;
}

const overdraws = `(even_if_short is true and status = 'ok')`;
const lastWritten = `(
    select distinct on (player_id) *, bool_or(${overdraws}) over (partition by player_id) as overdraws
    from written order by player_id, version desc)`;

const moved = ({ linked, refers }: Omit<Kind, 'limited'>) => `moved as (
  update wallet.account set available = w.available_after, held = w.held_after, version = w.version${
    refers ? ', may_overdraw = account.may_overdraw or w.overdraws' : ''
  }
  from ${linked ? lastWritten : refers ? `(select *, ${overdraws} as overdraws from written)` : 'written'} w
  where account.player_id = w.player_id
)`;

/**
 * What an account with limits becomes: by what was ruled, since what was written does not say what it used. Each of these legs was written:
 * those with a known key were left out before. Refused entries use nothing, though the windows may have moved on.
 */
const movedWithLimits = ({ linked, refers }: Omit<Kind, 'limited'>) => `moved as (
  update wallet.account set available = r.available_now, held = r.held_now, version = r.version_now, limits = r.limits_now${
    refers ? ', may_overdraw = account.may_overdraw or r.overdraws' : ''
  }
  from (
    ${
      linked
        ? `select player_id, max(version + leg_number) as version_now, bool_or(kind = 'debit' and even_if and ruling = 'ok') as overdraws,
      min(available) + case when min(ruling) = 'ok' then sum(-house_change - held_change) else 0 end as available_now,
      min(held) + case when min(ruling) = 'ok' then sum(held_change) else 0 end as held_now,
      case when min(ruling) = 'ok' then ${limitsAfter({ linked, refers })} else min(l) end as limits_now
    from ruled where together = linked_count group by player_id`
        : `select player_id, version + 1 as version_now, kind = 'debit' and even_if and ruling = 'ok' as overdraws,
      case when ruling = 'ok' then available_then else available end as available_now,
      case when ruling = 'ok' then held_then else held end as held_now,
      case when ruling = 'ok' then ${limitsAfter({ linked, refers })} else l end as limits_now
    from ruled`
    }) r
  where account.player_id = r.player_id
)`;

const legs = (
  refers: boolean,
) => `unnest($1::bigint[], $2::uuid[], $3::text[], $4::uuid[], $5::bigint[], $6::integer[], $7::uuid[], $8::text[],
      $9::integer[], $10::timestamptz[], $11::boolean[], $12::boolean[], $13::uuid[], $14::text[], $16::text[], $17::text[], $18::text[]${refers ? ', $19::text[]' : ''}) with ordinality
    as leg (player_id, key, kind, of_key, amount, house_id, fingerprint, about,
      epoch, not_after, is_stake, even_if, round, memo, product, supplier, game${refers ? ', closes' : ''}, n)`;

const accountColumns = ['available', 'held', 'version', 'session_epoch', 'excluded_until'];
const columnsOf = (table: 'account' | 'accounts', limited: boolean) =>
  [...accountColumns, ...(limited ? ['limits'] : [])].map((column) => `${table}.${column}`).join(', ');
const hasLimits = (limited: boolean) => `account.limits is ${limited ? 'not null' : 'null'}`;

const lockedLegs = (refers: boolean, limited: boolean) => `locked as materialized (
  select leg.*, ${columnsOf('account', limited)}
  from ${legs(refers)}
  join wallet.account on account.player_id = leg.player_id and ${hasLimits(limited)}
  order by leg.player_id, leg.n
  for update of account skip locked
)`;

/**
 * An account is locked once for all its legs: locked leg by leg, it could be skipped at the first leg and free at the second.
 * The legs are counted before they meet their accounts, and a group of which a leg is missing is not written.
 */
const lockedGroups = (refers: boolean, limited: boolean) => `accounts as materialized (
  select account.player_id, ${columnsOf('account', limited)}
  from wallet.account where account.player_id = any($1::bigint[]) and ${hasLimits(limited)}
  order by account.player_id
  for update skip locked
),
locked as materialized (
  select leg.*, ${columnsOf('accounts', limited)}
  from (select leg.*, count(*) over (partition by leg.player_id) as linked_count from ${legs(refers)}) leg
  join accounts on accounts.player_id = leg.player_id
)`;

/** A new key is kept apart from those in the journal by its unique index, which knows nothing of those that were moved. */
const keyIsNotIn = (table: 'journal' | 'journal_old') =>
  `(select true from wallet.${table} o where o.key = locked.key limit 1) is null`;

const keyOfGroupIn = (table: 'journal' | 'journal_old') =>
  `(select true from locked l join wallet.${table} j on j.key = l.key where l.player_id = locked.player_id limit 1) is null`;

/** Whether there is a reversal of that entry or round. */
const reversalOf = (key: string, rows: 'journal' | 'entry_row' = 'entry_row') => `(
      select true from wallet.${rows} j where j.of_key = ${key} and ${samePlayer('j', 'locked')}
        and j.kind = 'reverse' and j.status in ('ok', 'reversed-unseen') limit 1
    )`;

/** Whether its own reversal came first, or that of its round. Such a reversal is never moved. */
const reversedBefore = `case
      when locked.kind in ('debit', 'draw')
        then coalesce(${reversalOf('locked.key', 'journal')}, ${reversalOf('locked.round', 'journal')})
      when locked.kind not in ('void', 'reverse') then ${reversalOf('locked.key', 'journal')}
    end is not null`;

/** No win is paid for a stake whose round was called off, though the stake itself is not undone yet. */
const reversedTarget = ` or case when locked.kind in ('credit', 'reverse') then
      coalesce(${reversalOf('locked.of_key')}, case when locked.kind = 'credit' and target.round <> locked.of_key then
        ${reversalOf('target.round')} end) end is not null`;

const unreversed = (entry: string) => `(
          select true from wallet.entry_row r where r.of_key = ${entry}.key and r.kind = 'reverse' and r.status = 'ok' limit 1
        ) is null`;

/** Whether something was paid for that entry or round, since that version, and not taken back. */
const settlementOf = (key: string, sinceVersion = '0') => `(
      select true from wallet.entry_row j where j.of_key = ${key} and ${samePlayer('j', 'locked')}
        and j.kind = 'credit' and j.status = 'ok' and j.version > ${sinceVersion} and ${unreversed('j')} limit 1
    )`;

/** Whether some stake of that round was paid by itself, and that was not taken back. */
const settlementIn = (round: string) => `(
      select true from wallet.entry_row j where j.round = ${round} and ${samePlayer('j', 'locked')}
        and j.kind = 'credit' and j.of_key is not null and j.status = 'ok' and ${unreversed('j')} limit 1
    )`;

/** A closing credit stands in the round that it closes, whatever round its supplier names with it. */
const closedRound =
  "case when closes = 'round' then coalesce(target_round, round) else coalesce(round, target_round) end";

/**
 * Whether what the credit is about was closed by an earlier one. A stake that came after the closing opens its round again, and
 * is paid itself. A stake without a round is a round of its own. All are found through the indexes of `of_key` and `round`, and only
 * where there is a credit `of` something.
 */
const closing = (linked: boolean) => `case when locked.kind = 'credit' and locked.of_key is not null then coalesce(
      (select true from wallet.entry_row c where c.of_key = locked.of_key and ${samePlayer('c', 'locked')}
        and (c.closes = 'stake' or c.closes = 'round' and target.round is null) and c.status = 'ok' and ${unreversed('c')} limit 1),
      (select true from wallet.entry_row c where c.round = target.round and ${samePlayer('c', 'locked')}
        and c.closes = 'round' and c.status = 'ok' and ${unreversed('c')}
        and (select true from wallet.entry_row s where s.round = c.round and ${samePlayer('s', 'c')}
          and s.kind in ('debit', 'draw') and s.about = 'stake' and s.status = 'ok' and s.version > c.version
          and locked.of_key in (s.key, s.round) and ${unreversed('s')} limit 1) is null
        ${
          linked
            ? `and (select true from locked s where s.player_id = locked.player_id and s.n < locked.n
                and s.kind in ('debit', 'draw') and s.about = 'stake' and s.round = c.round
                and locked.of_key in (s.key, s.round) limit 1) is null`
            : ''
        }
        limit 1)
    ) end is not null`;

const referred = (linked: boolean) => `target.kind as target_kind, target.house_amount as target_house_amount,
    target.house_id as target_house_id, target.round as target_round, held.remaining, held.state as hold_state,
    case when locked.kind = 'reverse' then
      coalesce(${settlementOf('locked.of_key')}, ${settlementOf('target.round', 'target.version')}, ${settlementIn('locked.of_key')})
    end is not null as is_settled, ${closing(linked)} as is_finished,`;

const nothingReferred = `null::text as target_kind, null::bigint as target_house_amount,
    null::integer as target_house_id, null::uuid as target_round, null::bigint as remaining, null::text as hold_state, false as is_settled, false as is_finished,`;

/**
 * The entry that it is about, or a stake that is left of the round; among linked ones either may be of the same group.
 * And the hold.
 */
const referredRows = (linked: boolean) => `left join lateral (
    select j.kind, j.house_amount, j.house_id, j.round, j.version, j.product, j.about from wallet.entry_row j
    where j.key = locked.of_key and j.player_id = locked.player_id and j.status = 'ok'
    union all
    select j.kind, j.house_amount, j.house_id, j.round, j.version, j.product, j.about from wallet.entry_row j
    where locked.kind = 'credit' and j.round = locked.of_key and ${samePlayer('j', 'locked')}
      and j.kind in ('debit', 'draw') and j.status = 'ok' and ${unreversed('j')}
    ${
      linked
        ? `union all select l.kind, l.amount, l.house_id, l.round, l.version, l.product, l.about from locked l
           where l.player_id = locked.player_id and l.n < locked.n and l.kind in ('debit', 'draw')
             and (l.key = locked.of_key or (l.round = locked.of_key and locked.kind = 'credit'))`
        : ''
    }
    limit 1
  ) target on true
  left join lateral (
    select h.remaining, h.state from wallet.hold h
    where h.key = locked.of_key and h.player_id = locked.player_id
  ) held on true`;

const movedHolds = `opened as (
  insert into wallet.hold (key, player_id, amount, remaining, state)
  select key, player_id, amount, amount, 'open' from written where kind = 'hold' and status = 'ok'
),
used as (
  update wallet.hold set
    remaining = case when w.kind = 'draw' then hold.remaining - w.amount else 0 end,
    state = case when w.kind = 'draw' then 'open' else 'closed' end
  from written w
  where w.kind in ('draw', 'post', 'void', 'reverse') and w.status = 'ok' and hold.key = w.of_key
),
`;

/** The columns of a batch as array literals. Building them here is several times quicker than leaving it to the driver. */
export function batchParameters(legs: LegRow[], batch: string, { refers }: { refers: boolean }): string[] {
  return [
    column(legs, (leg) => leg.playerId),
    column(legs, (leg) => leg.key),
    column(legs, (leg) => leg.kind),
    column(legs, (leg) => leg.of),
    column(legs, (leg) => leg.amountMinor),
    column(legs, (leg) => leg.houseId),
    column(legs, (leg) => leg.fingerprint),
    column(legs, (leg) => leg.about),
    column(legs, (leg) => leg.sessionEpoch),
    column(legs, (leg) => leg.notAfter?.toISOString()),
    column(legs, (leg) => leg.isStake),
    column(legs, (leg) => leg.evenIf),
    column(legs, (leg) => leg.round),
    column(legs, ({ memo }) => memo && quoted(memo)),
    batch,
    column(legs, (leg) => leg.product),
    column(legs, (leg) => leg.supplier),
    column(legs, ({ game }) => game && quoted(game)),
    ...(refers ? [column(legs, (leg) => leg.closes)] : []),
  ];
}

/** As an element of an array literal. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Every other value is a number, a key or a plain word, so none needs quoting. */
function column(legs: LegRow[], value: (leg: LegRow) => bigint | number | string | boolean | undefined): string {
  let text = '{';
  for (let at = 0; at < legs.length; at += 1) {
    const leg = legs[at] as LegRow;
    text += at === 0 ? (value(leg) ?? 'null') : `,${value(leg) ?? 'null'}`;
  }
  return `${text}}`;
}
