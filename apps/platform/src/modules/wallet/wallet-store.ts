import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { queryPoolDurably } from './durable-query.ts';
import { usOf } from './instants.ts';
import type { Answer, HouseAccount, MoneyKey, Operation } from './operations.ts';
import type { OpenHold, StatementLine } from './wallet.ts';

export interface JournalRow {
  key: MoneyKey;
  version: bigint;
  at: Date;
  house_amount: Minor;
  available_after: Minor;
  held_after: Minor;
  fingerprint: string;
  kind: Operation['kind'];
  status: Answer['status'];
  about: string;
}

const journalColumns = 'key, version, at, house_amount, available_after, held_after, fingerprint, kind, status, about';

export async function openAccounts(
  pool: Queryable,
  { playerIds, currency }: { playerIds: bigint[]; currency: string },
): Promise<void> {
  await pool.query(
    `insert into wallet.account (player_id, currency) select id, $2 from unnest($1::bigint[]) id order by id
     on conflict do nothing`,
    [playerIds, currency],
  );
}

/** Those of these players whose accounts have limits. */
export async function readLimited(pool: Queryable, playerIds: bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await pool.query<{ player_id: bigint }>(
    'select player_id from wallet.account where player_id = any($1::bigint[]) and limits is not null',
    [playerIds],
  );
  return new Set(rows.map(({ player_id }) => player_id));
}

export async function readAccount(
  pool: Queryable,
  playerId: bigint,
): Promise<{ available: Minor; held: Minor; version: bigint } | undefined> {
  const { rows } = await pool.query({
    name: 'wallet-balance',
    text: 'select available, held, version from wallet.account where player_id = $1',
    values: [playerId],
  });
  return rows[0];
}

export async function readEntries(pool: Queryable, keys: MoneyKey[]): Promise<Map<MoneyKey, JournalRow>> {
  const { rows } = await pool.query<JournalRow>(
    `select ${journalColumns} from wallet.entry where key = any($1::uuid[])`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Has the transaction write something, so that its commit waits for the standby like that of an entry. */
export const writeMark = `pg_logical_emit_message(true, 'harmattan', '')`;

/**
 * The entries under these keys, for an answer that repeats them. An entry is visible as soon as its commit stops waiting for the
 * standby, whether the standby has it or not. This statement commits after it, and waits until the standby has both.
 */
export async function confirmEntries(pool: pg.Pool, keys: MoneyKey[]): Promise<Map<MoneyKey, JournalRow>> {
  const { rows } = await queryPoolDurably<JournalRow>(pool, {
    text: `with mark as materialized (select ${writeMark} as written)
           select ${journalColumns} from wallet.entry cross join mark where key = any($1::uuid[])`,
    values: [keys],
  });
  return new Map(rows.map((row) => [row.key, row]));
}

const houseOf = '(select code from wallet.house_account where id = house_id)';

/** What an entry was played on, also one from before there were columns for it. */
const playedOn = `wallet.product_of(product, ${houseOf}) as product, wallet.supplier_of(product, supplier, ${houseOf}) as supplier,
  wallet.game_of(product, game, memo) as game`;

const lineColumns = `key, player_id as "playerId", version, kind, about, status, amount as "amountMinor",
  house_amount as "houseMinor", available_after as "availableMinor", held_after as "heldMinor", at, of_key as "of", round, memo, closes,
  ${houseOf} as house, ${playedOn}`;

/**
 * Versions are dense, so a page begins where it is asked to, however many entries lie before it. Both tables are read in the order of versions, and an
 * entry that is being moved has the same version in both.
 */
export async function readStatement(
  pool: Queryable,
  query: { playerId: bigint; beforeVersion: bigint | undefined; limit: number; inRounds: boolean | undefined },
): Promise<StatementLine[]> {
  const { rows } = await pool.query<StatementLine>({
    name: query.inRounds ? 'wallet-rounds' : 'wallet-statement',
    text: `select distinct on (version) ${lineColumns} from wallet.entry_row
           where player_id = $1 and version < coalesce($2::bigint, 9223372036854775807)
           ${query.inRounds ? 'and round is not null' : ''}
           order by version desc limit $3`,
    values: [query.playerId, query.beforeVersion, query.limit],
  });
  return rows;
}

/** Raised by each entry of the player: a replica with this version has all of them. */
export async function readVersion(pool: Queryable, playerId: bigint): Promise<bigint> {
  return (await readAccount(pool, playerId))?.version ?? 0n;
}

export async function readEntry(pool: Queryable, key: MoneyKey): Promise<StatementLine | undefined> {
  const { rows } = await pool.query<StatementLine>({
    name: 'wallet-entry',
    text: `select ${lineColumns} from wallet.entry where key = $1`,
    values: [key],
  });
  return rows[0];
}

/** Not `=`, for which the planner may read all entries of the player. See `samePlayer`. */
const ofPlayer = 'player_id is not distinct from $2::bigint';

export async function readRounds(
  pool: Queryable,
  { playerId, rounds }: { playerId: bigint; rounds: MoneyKey[] },
): Promise<StatementLine[]> {
  const { rows } = await pool.query<StatementLine>({
    name: 'wallet-round',
    text: `select ${lineColumns} from wallet.entry where round = any($1::uuid[]) and ${ofPlayer} order by version`,
    values: [rounds, playerId],
  });
  return rows;
}

/** Whose round it is. */
export async function findRoundOwner(db: Queryable, round: MoneyKey): Promise<bigint | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>(
    'select player_id from wallet.entry where round = $1 limit 1',
    [round],
  );
  return rows[0]?.player_id;
}

export async function readEntriesAbout(
  pool: Queryable,
  { playerId, of }: { playerId: bigint; of: MoneyKey },
): Promise<StatementLine[]> {
  const { rows } = await pool.query<StatementLine>({
    name: 'wallet-about',
    text: `select ${lineColumns} from wallet.entry where of_key = $1 and ${ofPlayer} order by version`,
    values: [of, playerId],
  });
  return rows;
}

const holdColumns = `h.key, h.player_id as "playerId", j.about, h.amount as "amountMinor", h.remaining as "remainingMinor",
  h.opened_at as since, j.memo, j.supplier, wallet.game_of(j.product, j.game, j.memo) as game`;

/** The entry of a hold is not moved before the hold is closed. */
export async function readOpenHolds(
  pool: Queryable,
  { about, before, limit }: { about: string; before: Date; limit: number },
): Promise<OpenHold[]> {
  const { rows } = await pool.query<OpenHold>(
    `select ${holdColumns} from wallet.hold h join wallet.journal j on j.key = h.key
     where h.state = 'open' and h.opened_at < $2 and j.about = $1 order by h.opened_at limit $3`,
    [about, before, limit],
  );
  return rows;
}

export async function readOpenHold(pool: Queryable, key: MoneyKey): Promise<OpenHold | undefined> {
  const { rows } = await pool.query<OpenHold>(
    `select ${holdColumns} from wallet.hold h join wallet.journal j on j.key = h.key where h.key = $1 and h.state = 'open'`,
    [key],
  );
  return rows[0];
}

/** Whether any entry of the player's moved money. Refused commands are entries too, and move none. */
export async function hasMovedMoney(pool: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from wallet.entry_row where player_id = $1 and status = 'ok' and amount > 0 limit 1`,
    [playerId],
  );
  return rows.length > 0;
}

export async function ensureHouseAccount(pool: Queryable, code: HouseAccount): Promise<number> {
  const find = () => pool.query<{ id: number }>('select id from wallet.house_account where code = $1', [code]);
  const [known] = (await find()).rows;
  if (known) return known.id;
  await pool.query('insert into wallet.house_account (code) values ($1) on conflict do nothing', [code]);
  return ((await find()).rows[0] as { id: number }).id;
}

/** The newest checkpoint, and every leg since. */
export async function readHouseBalance(pool: Queryable, code: HouseAccount): Promise<Minor> {
  const { rows } = await pool.query<{ amount: Minor }>(
    `with mark as (
       select c.up_to, c.amount from wallet.house_checkpoint c join wallet.house_account a on a.id = c.house_id
       where a.code = $1 order by c.up_to desc limit 1)
     select (coalesce((select amount from mark), 0) + coalesce(sum(l.amount), 0))::bigint as amount
     from wallet.house_account a
     left join wallet.house_leg l on l.house_id = a.id and l.at >= coalesce((select up_to from mark), '-infinity')
     where a.code = $1`,
    [code],
  );
  return rows[0]?.amount ?? 0n;
}

/** What stands on every house account that there is. Players together have what all of them together lack. */
export async function readHouseBalances(pool: Queryable): Promise<{ account: HouseAccount; amountMinor: Minor }[]> {
  const { rows } = await pool.query<{ account: HouseAccount; amountMinor: Minor }>(
    `select a.code as account, (coalesce(mark.amount, 0) + coalesce(legs.amount, 0))::bigint as "amountMinor"
     from wallet.house_account a
     left join lateral (
       select c.up_to, c.amount from wallet.house_checkpoint c where c.house_id = a.id order by c.up_to desc limit 1) mark on true
     left join lateral (
       select sum(l.amount) as amount from wallet.house_leg l
       where l.house_id = a.id and l.at >= coalesce(mark.up_to, '-infinity')) legs on true
     order by a.code`,
  );
  return rows;
}

/** Which of these commands moved money, be they entries of players or moves between house accounts. */
export async function readDoneKeys(pool: Queryable, keys: MoneyKey[]): Promise<ReadonlyMap<MoneyKey, Minor>> {
  const { rows } = await pool.query<{ key: MoneyKey; moved: Minor }>(
    `select key, abs(house_amount) as moved from wallet.entry where key = any($1::uuid[]) and status = 'ok'
     union all select key, amount from wallet.house_move where key = any($1::uuid[]) and status = 'ok'`,
    [keys],
  );
  return new Map(rows.map(({ key, moved }) => [key, moved]));
}

const instantOf = (us: string) => `timestamptz 'epoch' + ${us} * interval '1 microsecond'`;

/** A transaction number and the time before it was drawn. */
export interface FoldMark {
  number: bigint;
  us: bigint;
}

export async function readFoldMark(pool: Queryable): Promise<FoldMark | undefined> {
  const { rows } = await pool.query<FoldMark>('select number, us from wallet.fold_mark');
  return rows[0];
}

export async function writeFoldMark(pool: Queryable, { number, us }: FoldMark): Promise<void> {
  await pool.query(
    `insert into wallet.fold_mark (number, us) values ($1, $2)
     on conflict (only_row) do update set number = excluded.number, us = excluded.us`,
    [number, us],
  );
}

/** In microseconds. */
export async function readNewestCheckpoint(pool: Queryable): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ us: bigint | null }>(
    `select max(${usOf('newest.up_to')}) as us from wallet.house_account a
     cross join lateral (
       select c.up_to from wallet.house_checkpoint c where c.house_id = a.id order by c.up_to desc limit 1) newest`,
  );
  return rows[0]?.us ?? undefined;
}

/** The sum of all legs before that instant, for each account that has legs since its newest checkpoint. */
export async function insertCheckpoints(pool: Queryable, upToUs: bigint): Promise<void> {
  await pool.query(
    `with bound as materialized (select ${instantOf('$1::bigint')} as up_to)
     insert into wallet.house_checkpoint (house_id, up_to, amount)
     select a.id, bound.up_to, coalesce(mark.amount, 0) + sum(l.amount)
     from bound cross join wallet.house_account a
     left join lateral (
       select c.up_to, c.amount from wallet.house_checkpoint c where c.house_id = a.id order by c.up_to desc limit 1
     ) mark on true
     join wallet.house_leg l on l.house_id = a.id and l.at >= coalesce(mark.up_to, '-infinity') and l.at < bound.up_to
     group by a.id, bound.up_to, mark.amount
     on conflict do nothing`,
    [upToUs],
  );
}

/** Checkpoints are never changed: where the newest one is wrong, one right behind it takes its place. */
export async function correctCheckpoints(pool: Queryable): Promise<void> {
  await pool.query(
    `insert into wallet.house_checkpoint (house_id, up_to, amount)
     select newest.house_id, newest.up_to + interval '1 microsecond', coalesce(sum(l.amount), 0)
     from (select distinct on (house_id) * from wallet.house_checkpoint order by house_id, up_to desc) newest
     left join wallet.house_leg l
       on l.house_id = newest.house_id and l.at < newest.up_to + interval '1 microsecond'
     group by newest.house_id, newest.up_to, newest.amount
     having newest.amount <> coalesce(sum(l.amount), 0)
     on conflict do nothing`,
  );
}

/** A currency of accounts that is not the one given. */
export async function readOtherCurrency(pool: Queryable, currency: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(
    'select min(currency) as first, max(currency) as last from wallet.account',
  );
  return [rows[0]?.first, rows[0]?.last].find((found) => found && found !== currency) ?? undefined;
}

/** Sessions of before are no longer good for a stake. Never goes back. */
export async function raiseSessionEpoch(
  pool: Queryable,
  raise: { playerId: bigint; epoch: number; currency: string },
): Promise<void> {
  await pool.query(
    `insert into wallet.account (player_id, currency, session_epoch) values ($1, $3, $2)
     on conflict (player_id) do update set session_epoch = greatest(account.session_epoch, excluded.session_epoch)`,
    [raise.playerId, raise.epoch, raise.currency],
  );
}

/** Until that instant the player cannot bet. Null lifts it. */
export async function setExcludedUntil(
  pool: Queryable,
  exclusion: { playerId: bigint; until: Date | null; currency: string },
): Promise<void> {
  await pool.query(
    `insert into wallet.account (player_id, currency, excluded_until) values ($1, $3, $2)
     on conflict (player_id) do update set excluded_until = excluded.excluded_until`,
    [exclusion.playerId, exclusion.until, exclusion.currency],
  );
}

export async function readHouseMove(
  pool: Queryable,
  key: MoneyKey,
): Promise<{ fingerprint: string; status: 'ok' | 'insufficient'; at: Date } | undefined> {
  const { rows } = await pool.query('select fingerprint, status, at from wallet.house_move where key = $1', [key]);
  return rows[0];
}

/** The move and its two legs. A refusal is written down too, and has none. */
export async function insertHouseMove(
  pool: Queryable,
  move: {
    key: MoneyKey;
    fromId: number;
    toId: number;
    amountMinor: Minor;
    batch: string;
    fingerprint: string;
    status: 'ok' | 'insufficient';
    about: string;
  },
): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `with move as (
       insert into wallet.house_move (key, at, amount, batch, fingerprint, from_id, to_id, status, about)
       values ($1, app_now(), $2, $3, $4, $5, $6, $7, $8) returning *),
     legs as (
       insert into wallet.house_leg (batch, house_id, at, amount, entries)
       select batch, leg.house_id, at, leg.amount, 1 from move
       cross join lateral (values (from_id, -amount), (to_id, amount)) leg (house_id, amount) where status = 'ok')
     select at from move`,
    [move.key, move.amountMinor, move.batch, move.fingerprint, move.fromId, move.toId, move.status, move.about],
  );
  return (rows[0] as { at: Date }).at;
}
