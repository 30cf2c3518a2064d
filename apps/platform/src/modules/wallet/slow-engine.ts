import type { Ids } from '@harmattan/kernel/ids';
import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { type Circumstances, decide, movedBy, stakedBy } from './decide.ts';
import { queryDurably } from './durable-query.ts';
import type { Engine, Prepared } from './engine.ts';
import { afterEntry, type CountedTarget, countedBy, msOf, rollLimits } from './limits.ts';
import type { Answer, Operation } from './operations.ts';
import { repeatOf } from './repeat.ts';
import { openAccounts, readEntries } from './wallet-store.ts';

type Target = CountedTarget & { houseId: number | null; round: string | null };

interface AccountRow {
  available: Minor;
  held: Minor;
  version: bigint;
  session_epoch: number;
  excluded_until: Date | null;
  limits: bigint[] | null;
}

/**
 * The conventional engine: lock the row, look, decide, write, commit, one transaction for each command. It is kept
 * so that the gain of batching can be measured, and as a second opinion on every rule.
 */
export function createSlowEngine({ pool, ids, currency }: { pool: pg.Pool; ids: Ids; currency: string }): Engine {
  async function submit(legs: Prepared[]): Promise<Answer[]> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answers = await inTransaction(client, legs);
      await queryDurably(client, 'commit');
      client.release();
      return answers;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  async function inTransaction(client: pg.PoolClient, legs: Prepared[]): Promise<Answer[]> {
    const account = await lockAccount(client, (legs[0] as Prepared).operation.playerId, currency);
    const keys = legs.map(({ operation }) => operation.key);
    const known = await readEntries(client, keys);
    if (known.size > 0) {
      const isSame = legs.every(({ operation, fingerprint }) => known.get(operation.key)?.fingerprint === fingerprint);
      return keys.map((key) => repeatOf(known.get(key), isSame));
    }
    await client.query('savepoint legs');
    const answers = await writeLegs(client, { legs, account });
    const bad = answers.find(({ status }) => status !== 'ok');
    if (!bad || legs.length === 1) return answers;
    await client.query('rollback to savepoint legs');
    return writeLegs(client, { legs, account, ruling: bad.status });
  }

  async function writeLegs(
    client: pg.PoolClient,
    { legs, account, ruling }: { legs: Prepared[]; account: AccountRow; ruling?: Answer['status'] },
  ): Promise<Answer[]> {
    const then = { ...account };
    const answers: Answer[] = [];
    // A group is judged by what it stakes together, without what it wins.
    const before = { limits: account.limits, staked: 0n };
    for (const leg of legs) {
      const about = await lookAround(client, leg.operation, then, before);
      const decision = ruling ? { status: ruling, houseChange: 0n, heldChange: 0n } : decide(leg.operation, about);
      then.available -= decision.houseChange + decision.heldChange;
      then.held += decision.heldChange;
      then.version += 1n;
      then.limits = limitsAfter(leg.operation, about, { limits: then.limits, isOk: decision.status === 'ok' });
      before.staked += stakedBy(leg.operation);
      const target = about.target as Target | undefined;
      await writeEntry(client, {
        leg,
        decision,
        then,
        batch: ids.next(),
        now: about.now,
        amount: movedBy(leg.operation, about) ?? about.hold?.remaining ?? 0n,
        houseId: leg.houseId ?? target?.houseId,
        round: roundOf(leg.operation, target),
        linked: legs.length > 1 ? { place: answers.length + 1, count: legs.length } : undefined,
      });
      answers.push(answerOf(decision.status, then, about.now));
      if (decision.status !== 'ok' && legs.length > 1 && !ruling) return answers;
    }
    return answers;
  }

  return { submit, isFull: () => false, close: () => pool.end() };
}

function answerOf(status: Answer['status'], { available, held, version }: AccountRow, at: Date): Answer {
  return { status, availableMinor: available, heldMinor: held, version, at, isRepeat: false };
}

/** When an entry counts in the limits: a draw when its hold was made. */
const countedMs = `floor(extract(epoch from case when j.kind = 'draw' then (
    select h.at from wallet.entry_row h where h.key = j.of_key limit 1) else j.at end) * 1000)::bigint`;

/** What is used of the limits after an entry. Refused ones use nothing. */
function limitsAfter(
  operation: Operation,
  about: Circumstances,
  { limits, isOk }: { limits: bigint[] | null; isOk: boolean },
): bigint[] | null {
  if (!limits) return null;
  const at = msOf(about.now);
  const rolled = rollLimits(limits, at);
  if (!isOk) return rolled;
  const movedMinor = movedBy(operation, about) ?? 0n;
  const counted = countedBy(operation, { target: about.target, remaining: about.hold?.remaining ?? 0n, movedMinor });
  return afterEntry(rolled, counted, at);
}

/** A closing credit stands in the round that it closes, whatever round its supplier names with it. */
function roundOf(operation: Operation, target: Target | undefined): string | null | undefined {
  const isClosingRound = operation.kind === 'credit' && operation.closes === 'round';
  return isClosingRound ? (target?.round ?? operation.round) : (operation.round ?? target?.round);
}

async function lockAccount(client: pg.PoolClient, playerId: bigint, currency: string): Promise<AccountRow> {
  const lock = async () => {
    const { rows } = await client.query<Omit<AccountRow, 'limits'> & { limits: string[] | null }>(
      `select available, held, version, session_epoch, excluded_until, limits
       from wallet.account where player_id = $1 for update`,
      [playerId],
    );
    return rows[0] && { ...rows[0], limits: rows[0].limits?.map(BigInt) ?? null };
  };
  const account = await lock();
  if (account) return account;
  await openAccounts(client, { playerIds: [playerId], currency });
  return (await lock()) as AccountRow;
}

async function lookAround(
  client: pg.PoolClient,
  operation: Operation,
  account: AccountRow,
  before: { limits: bigint[] | null; staked: Minor },
): Promise<Circumstances> {
  const ofKey = 'of' in operation ? operation.of : undefined;
  const { rows } = await client.query(
    `select app_now() as now,
       (select to_jsonb(t) from (
          select kind, house_amount::text, house_id, round, about, product, ${countedMs} as counted_ms from wallet.entry_row j
          where key = $2 and player_id = $3 and status = 'ok'
          union all
          select kind, house_amount::text, house_id, round, about, product, (
            select min(${countedMs}) from wallet.entry_row j
            where round = $2 and player_id = $3 and kind in ('debit', 'draw') and status = 'ok') from wallet.entry_row s
          where $4 and round = $2 and player_id = $3 and kind in ('debit', 'draw') and status = 'ok' and not exists (
            select 1 from wallet.entry_row r where r.of_key = s.key and r.kind = 'reverse' and r.status = 'ok')
          limit 1) t) as target,
       (select to_jsonb(h) from (
          select remaining::text, state from wallet.hold where key = $2 and player_id = $3) h) as hold,
       exists (select 1 from wallet.entry_row where of_key = any($1::uuid[]) and player_id = $3
         and kind = 'reverse' and status in ('ok', 'reversed-unseen'))
       or $4 and exists (select 1 from wallet.entry_row t join wallet.entry_row r on r.of_key = t.round
         where t.key = $2 and t.player_id = $3 and t.status = 'ok' and r.player_id = $3
           and r.kind = 'reverse' and r.status in ('ok', 'reversed-unseen')) as is_reversed,
       $4 and exists (select 1 from wallet.entry_row c where c.player_id = $3 and c.status = 'ok'
         and (c.closes = 'stake' and c.of_key = $2 or c.closes = 'round' and (c.round in (
           select t.round from wallet.entry_row t
           where $2 in (t.key, t.round) and t.player_id = $3 and t.status = 'ok')
           or c.of_key = $2 and exists (select 1 from wallet.entry_row t
           where t.key = $2 and t.round is null and t.player_id = $3 and t.status = 'ok')))
         and not exists (
           select 1 from wallet.entry_row r where r.of_key = c.key and r.kind = 'reverse' and r.status = 'ok')
         and not (c.closes = 'round' and exists (
           select 1 from wallet.entry_row s where s.round = c.round and s.player_id = $3 and s.kind in ('debit', 'draw')
             and s.about = 'stake' and s.status = 'ok' and s.version > c.version and $2 in (s.key, s.round)
             and not exists (
               select 1 from wallet.entry_row r where r.of_key = s.key and r.kind = 'reverse' and r.status = 'ok')
         ))) as is_finished,
       exists (select 1 from wallet.entry_row c where c.player_id = $3 and c.kind = 'credit'
         and (c.of_key = $2 or (c.round = $2 and c.of_key is not null) or (c.of_key, true) in (
           select t.round, c.version > t.version from wallet.entry_row t
           where t.key = $2 and t.player_id = $3 and t.status = 'ok'))
         and c.status = 'ok' and not exists (
           select 1 from wallet.entry_row r where r.of_key = c.key and r.kind = 'reverse' and r.status = 'ok')) as is_settled`,
    [reversible(operation), ofKey ?? null, operation.playerId, operation.kind === 'credit'],
  );
  const { now, target, hold, is_reversed, is_settled, is_finished } = rows[0];
  return {
    now,
    account: {
      ...{ ...account, sessionEpoch: account.session_epoch, excludedUntil: account.excluded_until },
      limits: before.limits && rollLimits(before.limits, msOf(now)),
    },
    stakedBefore: before.staked,
    target: targetOf(target),
    hold: hold ? { remaining: BigInt(hold.remaining), state: hold.state } : undefined,
    isReversed: is_reversed,
    isSettled: is_settled,
    isFinished: is_finished,
  };
}

interface TargetRow {
  kind: Operation['kind'];
  house_amount: string;
  house_id: number | null;
  round: string | null;
  about: string;
  product: string | null;
  counted_ms: string;
}

function targetOf(row: TargetRow | null): Target | undefined {
  if (!row) return undefined;
  const { kind, about, product, round } = row;
  return {
    ...{ kind, about, product, round, houseId: row.house_id },
    ...{ houseAmount: BigInt(row.house_amount), rootAt: BigInt(row.counted_ms) },
  };
}

/** What must not have been reversed: the entry itself and a stake's round, even before it came, and what a win or a reversal is about. */
function reversible(operation: Operation): string[] {
  const ownKeys = operation.kind === 'void' || operation.kind === 'reverse' ? [] : [operation.key];
  const ofKeys = operation.kind === 'credit' || operation.kind === 'reverse' ? [operation.of] : [];
  const roundKeys = operation.kind === 'debit' || operation.kind === 'draw' ? [operation.round] : [];
  return [...ownKeys, ...ofKeys, ...roundKeys].filter((key) => key !== undefined);
}

async function writeEntry(
  client: pg.PoolClient,
  entry: {
    leg: Prepared;
    decision: { status: string; houseChange: Minor; heldChange: Minor };
    then: AccountRow;
    batch: string;
    now: Date;
    amount: Minor;
    houseId: number | null | undefined;
    round: string | null | undefined;
    linked: { place: number; count: number } | undefined;
  },
): Promise<void> {
  const { leg, decision, then, batch, now, amount, houseId, round, linked } = entry;
  const { operation, fingerprint } = leg;
  const { playerId, key, kind } = operation;
  const ofKey = 'of' in operation ? (operation.of ?? null) : null;
  await client.query(
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
       fingerprint, of_key, house_id, kind, status, about, round, memo, even_if_short,
       linked_place, linked_count, closes, product, supplier, game)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
    [
      key,
      playerId,
      then.version,
      now,
      amount,
      decision.houseChange,
      then.available,
      then.held,
      batch,
      fingerprint,
      ofKey,
      houseId ?? null,
      kind,
      decision.status,
      operation.about,
      round ?? null,
      operation.memo ?? null,
      operation.kind === 'debit' && operation.evenIfShort ? true : null,
      linked?.place ?? null,
      linked?.count ?? null,
      operation.kind === 'credit' ? (operation.closes ?? null) : null,
      operation.played?.product ?? null,
      operation.played?.supplier ?? null,
      operation.played?.game ?? null,
    ],
  );
  const overdraws = decision.status === 'ok' && operation.kind === 'debit' && operation.evenIfShort === true;
  await client.query(
    `update wallet.account set available = $2, held = $3, version = $4, may_overdraw = may_overdraw or $5, limits = $6::bigint[]
     where player_id = $1`,
    [playerId, then.available, then.held, then.version, overdraws, then.limits],
  );
  if (decision.status !== 'ok') return;
  if (kind === 'hold') {
    await client.query(
      `insert into wallet.hold (key, player_id, amount, remaining, state) values ($1, $2, $3, $3, 'open')`,
      [key, playerId, amount],
    );
  } else if (ofKey !== null && kind !== 'credit') {
    await client.query(
      `update wallet.hold set remaining = case when $2 = 'draw' then remaining - $3 else 0 end,
         state = case when $2 = 'draw' then 'open' else 'closed' end where key = $1`,
      [ofKey, kind, amount],
    );
  }
  if (decision.houseChange !== 0n) {
    await client.query(
      `insert into wallet.house_leg (batch, house_id, at, amount, entries) values ($1, $2, $3, $4, 1)`,
      [batch, houseId, now, decision.houseChange],
    );
  }
}
