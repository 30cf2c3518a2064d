import type pg from 'pg';

/** A rule that is broken, how often, and one of the rows that break it. */
export interface Finding {
  rule: string;
  count: number;
  example: string;
}

export const checkpointRule = 'a checkpoint is the sum of the legs before it';

/**
 * Each query answers the rows that break its rule. All of them run on one snapshot, so that a batch that commits meanwhile
 * is seen whole or not at all.
 */
const rules: Record<string, string> = {
  'an account is the sum of its journal': `
    select account.player_id as example from wallet.account
    left join (
      select player_id, count(*) as entries, max(version) as last from wallet.journal group by player_id
    ) j using (player_id)
    left join wallet.journal line on line.player_id = account.player_id and line.version = j.last
    where account.version <> coalesce(j.entries, 0) or account.version <> coalesce(j.last, 0)
      or account.available <> coalesce(line.available_after, 0) or account.held <> coalesce(line.held_after, 0)`,
  'the chain of balances is unbroken': `
    select key as example from (
      select key, status, version, available_after + held_after
          - lag(available_after + held_after, 1, 0::bigint) over line as change,
        house_amount, version - lag(version, 1, 0::bigint) over line as step
      from wallet.journal window line as (partition by player_id order by version)) chain
    where change <> -house_amount or step <> 1`,
  'a refusal moved nothing': `
    select key as example from (
      select key, status, house_amount, available_after, held_after,
        lag(available_after, 1, 0::bigint) over line as available, lag(held_after, 1, 0::bigint) over line as held
      from wallet.journal window line as (partition by player_id order by version)) chain
    where status <> 'ok' and (house_amount <> 0 or available_after <> available or held_after <> held)`,
  'nobody goes below zero but by a debit that may': `
    select key as example from (
      select key, status, even_if_short, available_after, lag(available_after, 1, 0::bigint) over line as available
      from wallet.journal window line as (partition by player_id order by version)) chain
    where available_after < 0 and available_after < available and (even_if_short is not true or status <> 'ok')`,
  'linked entries are written together': `
    select j.key as example from wallet.journal j
    left join wallet.journal before on before.player_id = j.player_id and before.version = j.version - 1
    left join wallet.journal after on after.player_id = j.player_id and after.version = j.version + 1
    where j.linked_count is not null and (j.linked_place not between 1 and j.linked_count
      or j.linked_place > 1 and (before.linked_place, before.linked_count, before.status)
        is distinct from (j.linked_place - 1, j.linked_count, j.status)
      or j.linked_place < j.linked_count and (after.linked_place, after.linked_count, after.status)
        is distinct from (j.linked_place + 1, j.linked_count, j.status))`,
  'what players gained the house paid': `
    select 'all' as example
    where (select coalesce(sum(available + held), 0) from wallet.account)
      + (select coalesce(sum(amount), 0) from wallet.house_leg) <> 0`,
  "a batch's legs are the sum of its entries": `
    select coalesce(j.batch, l.batch)::text as example from (
      select batch, house_id, sum(house_amount) as amount from wallet.journal
      where house_amount <> 0 group by batch, house_id
      union all
      select batch, leg.house_id, leg.amount from wallet.house_move
      cross join lateral (values (from_id, -amount), (to_id, amount)) leg (house_id, amount) where status = 'ok') j
    full join wallet.house_leg l on l.batch = j.batch and l.house_id = j.house_id
    where coalesce(j.amount, 0) <> coalesce(l.amount, 0)`,
  'what was promised is there': `
    select a.code as example from wallet.house_account a
    join (select house_id, sum(amount) as amount from wallet.house_leg group by house_id) l on l.house_id = a.id
    where a.code like 'escrow:%' and l.amount < 0`,
  [checkpointRule]: `
    select c.house_id::text as example from wallet.house_checkpoint c
    where c.amount <> (
      select coalesce(sum(l.amount), 0) from wallet.house_leg l where l.house_id = c.house_id and l.at < c.up_to)
      and c.up_to = (select max(n.up_to) from wallet.house_checkpoint n where n.house_id = c.house_id)`,
  'what is held is the sum of the open holds': `
    select player_id::text as example from wallet.account
    left join (
      select player_id, sum(remaining) as remaining from wallet.hold where state = 'open' group by player_id
    ) h using (player_id)
    where account.held <> coalesce(h.remaining, 0)`,
  'every hold has an entry that made it': `
    select h.key as example from wallet.hold h
    left join wallet.journal j on j.key = h.key and j.kind = 'hold' and j.status = 'ok' and j.player_id = h.player_id
    where j.key is null or j.amount <> h.amount`,
  'an entry is reversed once at most': `
    select of_key as example from wallet.journal
    where kind = 'reverse' and status = 'ok' group by of_key, player_id having count(*) > 1`,
  'nothing is paid after its closing but a correction': `
    select paid.key as example from wallet.journal closing
    cross join lateral (
      select closing.of_key as key
      union select closing.round where closing.closes = 'round'
      union select s.key from wallet.journal s
        where closing.closes = 'round' and s.round = closing.round and s.kind in ('debit', 'draw')
    ) closed
    join wallet.journal paid on paid.of_key = closed.key and paid.player_id = closing.player_id
      and paid.kind = 'credit' and paid.status = 'ok' and paid.version > closing.version
    where closing.closes in ('stake', 'round') and closing.status = 'ok'
      and not exists (
        select 1 from wallet.journal r where r.of_key = closing.key and r.kind = 'reverse' and r.status = 'ok'
          and r.version < paid.version)
      and not (closing.closes = 'round' and exists (
        select 1 from wallet.journal s where s.round = closing.round and s.player_id = closing.player_id
          and s.kind in ('debit', 'draw') and s.about = 'stake' and s.status = 'ok'
          and s.version > closing.version and s.version < paid.version and paid.of_key in (s.key, s.round)))`,
  'an answer is a known one': `
    select key as example from wallet.journal where status not in ('ok', 'insufficient', 'reversed', 'settled', 'unknown',
      'finished', 'closed', 'exceeds', 'late', 'excluded', 'session', 'reversed-unseen')`,
};

/** One of the queries by itself: it must answer no rows. */
export function ruleQuery(rule: string): string {
  return rules[rule] as string;
}

/** A long journal takes long. */
const patienceMs = 3_600_000;

export async function findings(pool: pg.Pool): Promise<Finding[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const found: Finding[] = [];
    for (const [rule, query] of Object.entries(rules)) {
      const text = `select count(*)::integer as count, min(example::text) as example from (${query}) broken`;
      const { rows } = await client.query({ text, query_timeout: patienceMs } as pg.QueryConfig);
      if (rows[0].count > 0) found.push({ rule, ...rows[0] });
    }
    return found;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
