import { entriesBy } from './book-scope.ts';
import { countedFrom } from './limit-statement.ts';
import { limitKinds, periods, startOf, usedOf } from './limits.ts';
import { samePlayer } from './same-player.ts';

/** Answers the rows that break a rule, as `example`. */
export interface Rule {
  broken: string;
  /** Of the examples $1 those that break the rule indeed, by a wider look. Entry rules get the slice as $2 and $3. */
  confirm?: string;
}

const closingColumns = 'c.key, c.player_id, c.version, c.round, c.closes, c.status';

const isWithinAnHour = `at >= $2::timestamptz - interval '1 hour' and at < $3::timestamptz + interval '1 hour'`;

/** About the entries of a slice (`book-scope.ts`). */
export const entryRules: Record<string, Rule> = {
  'the chain of balances is unbroken': {
    broken: `select key as example from step
      where available_after + held_after - available_before - held_before <> -house_amount or version_before <> version - 1`,
  },
  'a refusal moved nothing': {
    broken: `select key as example from step
      where status <> 'ok' and (house_amount <> 0 or available_after <> available_before or held_after <> held_before)`,
  },
  'only a debit that may leaves an account below zero': {
    broken: `select key as example from step
      where available_after < 0 and available_after < available_before and (even_if_short is not true or status <> 'ok')`,
  },
  'linked entries are written together': {
    broken: `select j.key as example from entry j
      left join wallet.entry_row before on before.player_id = j.player_id and before.version = j.version - 1
      left join wallet.entry_row after on after.player_id = j.player_id and after.version = j.version + 1
      where j.linked_count is not null and (j.linked_place not between 1 and j.linked_count
        or j.linked_place > 1 and (before.linked_place, before.linked_count, before.status)
          is distinct from (j.linked_place - 1, j.linked_count, j.status)
        or j.linked_place < j.linked_count and (after.linked_place, after.linked_count, after.status)
          is distinct from (j.linked_place + 1, j.linked_count, j.status))`,
  },
  "a batch's legs are the sum of its entries": {
    broken: `select batch as example from part group by batch, house_id
      having sum(amount) <> 0 and bool_or(at >= $1::timestamptz and at < $2::timestamptz)`,
    confirm: `select batch as example from (
        ${entriesBy('batch, house_id, house_amount as amount', `${isWithinAnHour} and batch = any($1::uuid[])`)}
        union all select batch, side.house_id, side.amount from wallet.house_move
        cross join lateral (values (from_id, -amount), (to_id, amount)) side (house_id, amount)
        where status = 'ok' and batch = any($1::uuid[])
        union all select batch, house_id, -amount from wallet.house_leg where batch = any($1::uuid[])) part
      group by batch, house_id having sum(amount) <> 0`,
  },
  'an entry that is being moved has an equal copy': {
    broken: `select o.key as example from entry
      join wallet.journal_old o on o.key = entry.key join wallet.journal j on j.key = entry.key
      where to_jsonb(o) - 'written_in' <> to_jsonb(j)`,
  },
  'an entry is reversed once at most': {
    broken: `select entry.of_key as example from entry
      join wallet.entry_row other on other.of_key = entry.of_key and ${samePlayer('other', 'entry')} and other.key <> entry.key
      where entry.kind = 'reverse' and entry.status = 'ok' and other.kind = 'reverse' and other.status = 'ok'`,
  },
  'nothing is paid after its closing but a correction': {
    broken: `select paid.key as example from entry paid
      cross join lateral (
        select ${closingColumns} from wallet.entry_row c where c.of_key = paid.of_key and c.closes in ('stake', 'round')
        union select ${closingColumns} from wallet.entry_row c where c.round = paid.of_key and c.closes = 'round'
        union select ${closingColumns} from wallet.entry_row s join wallet.entry_row c on c.round = s.round
        where s.key = paid.of_key and s.kind in ('debit', 'draw') and c.closes = 'round') closing
      where paid.kind = 'credit' and paid.status = 'ok' and closing.status = 'ok'
        and ${samePlayer('closing', 'paid')} and closing.version < paid.version
        and not exists (
          select 1 from wallet.entry_row r where r.of_key = closing.key and r.kind = 'reverse' and r.status = 'ok'
            and r.version < paid.version)
        and not (closing.closes = 'round' and exists (
          select 1 from wallet.entry_row s where s.round = closing.round and ${samePlayer('s', 'closing')}
            and s.kind in ('debit', 'draw') and s.about = 'stake' and s.status = 'ok'
            and s.version > closing.version and s.version < paid.version and paid.of_key in (s.key, s.round)))`,
  },
  'tax stands on the account of an authority, with the payment that it is withheld of': {
    broken: `select entry.key as example from entry left join wallet.house_account account on account.id = entry.house_id
      where entry.status = 'ok' and entry.house_amount <> 0
        and ((entry.about = 'tax') <> (coalesce(account.code, '') like 'tax:%') or entry.about = 'tax' and entry.linked_count is null)`,
  },
  'an answer is a known one': {
    broken: `select key as example from entry where status not in ('ok', 'insufficient', 'reversed', 'settled', 'unknown',
      'finished', 'closed', 'exceeds', 'late', 'excluded', 'session', 'reversed-unseen')
      and status !~ '^(stake|loss|time)-limit-(day|week|month)$'`,
  },
};

/** Of a player with limits, so many entries are read. Windows that began before them are not compared. */
const limitEntriesMax = 5_000;

/** In the windows of the account, which are those of its last entry. */
const limitsRule: Rule = {
  broken: `select account.player_id as example from player
    join wallet.account on account.player_id = player.player_id and account.limits is not null
    cross join lateral (select account.version - ${limitEntriesMax} as after) oldest
    cross join lateral (select coalesce((
      select floor(extract(epoch from j.at) * 1000)::bigint from wallet.entry_row j
      where j.player_id = account.player_id and j.version = oldest.after + 1 limit 1), 0) as ms) first
    cross join lateral (${countedFrom({ player: 'account.player_id', afterVersion: 'oldest.after', limits: 'account.limits' })}) counted
    where ${periods
      .map(
        (period, at) =>
          `first.ms < account.limits[${startOf(period)}] and (${limitKinds
            .map(
              (kind, place) =>
                `account.limits[${usedOf(period, kind)}] <> counted.used[${2 + limitKinds.length * at + place}]`,
            )
            .join(' or ')})`,
      )
      .join(' or ')}`,
};

/** About the players and holds of a slice, or about all of them. */
export const accountRules: Record<string, Rule> = {
  'an account is the sum of its journal': {
    broken: `select player.player_id as example from player
      left join wallet.account on account.player_id = player.player_id
      left join lateral (
        select version, available_after, held_after from wallet.entry_row j
        where j.player_id = player.player_id order by version desc limit 1) line on true
      where (coalesce(account.version, 0), coalesce(account.available, 0), coalesce(account.held, 0))
        <> (coalesce(line.version, 0), coalesce(line.available_after, 0), coalesce(line.held_after, 0))`,
  },
  'what is held is the sum of the open holds': {
    broken: `select player.player_id as example from player
      left join wallet.account on account.player_id = player.player_id
      where coalesce(account.held, 0) <> (
        select coalesce(sum(remaining), 0) from wallet.hold where hold.player_id = player.player_id and state = 'open')`,
  },
  'every hold has an entry that made it': {
    broken: `select h.key as example from hold_row h
      left join wallet.entry_row j on j.key = h.key and j.kind = 'hold' and j.status = 'ok' and j.player_id = h.player_id
      where j.key is null or j.amount <> h.amount`,
  },
  'limits count what was played': limitsRule,
};

export const checkpointRule = 'a checkpoint is the sum of the legs before it';

/** About the house accounts with legs or checkpoints from $1 on. */
export const houseRules: Record<string, Rule> = {
  "an authority's account is left only by a payment to the authority": {
    broken: `select account.code as example from wallet.house_account account
      where account.code like 'tax:%' and exists (
        select 1 from wallet.house_move move
        where move.at >= $1::timestamptz and move.status = 'ok'
          and (account.id = move.to_id or account.id = move.from_id and move.about <> 'tax-payment'))`,
  },
  'what was promised is there': {
    broken: `select account.code as example from wallet.house_account account
      left join lateral (
        select up_to, amount from wallet.house_checkpoint where house_id = account.id order by up_to desc limit 1) newest on true
      where account.code like 'escrow:%'
        and exists (select 1 from wallet.house_leg where house_id = account.id and at >= $1::timestamptz)
        and coalesce(newest.amount, 0) + (
          select coalesce(sum(amount), 0) from wallet.house_leg
          where house_id = account.id and at >= coalesce(newest.up_to, '-infinity')) < 0`,
  },
  [checkpointRule]: {
    broken: `select account.id as example from wallet.house_account account
      cross join lateral (
        select up_to, amount from wallet.house_checkpoint where house_id = account.id order by up_to desc limit 1) newest
      left join lateral (
        select up_to, amount from wallet.house_checkpoint where house_id = account.id and up_to < $1::timestamptz
        order by up_to desc limit 1) base on true
      where newest.up_to >= $1::timestamptz and newest.amount <> coalesce(base.amount, 0) + (
        select coalesce(sum(amount), 0) from wallet.house_leg
        where house_id = account.id and at >= coalesce(base.up_to, '-infinity') and at < newest.up_to)`,
    // After the clock was set back, older checkpoints lack legs that the newest one has.
    confirm: `select newest.house_id as example from (
        select distinct on (house_id) * from wallet.house_checkpoint where house_id = any($1::integer[])
        order by house_id, up_to desc) newest
      where amount <> (
        select coalesce(sum(amount), 0) from wallet.house_leg leg where leg.house_id = newest.house_id and leg.at < newest.up_to)`,
  },
};

/** About all accounts together. It follows from the other rules for whatever came by an entry. */
export const sumRules: Record<string, Rule> = {
  'what players gained the house paid': {
    broken: `select 'all' as example
      where (select coalesce(sum(available + held), 0) from wallet.account)
        + (select coalesce(sum(amount), 0) from wallet.house_leg) <> 0`,
  },
};
