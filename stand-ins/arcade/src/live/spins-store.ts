import { prune } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';
import type { Told } from '../games/game.ts';
import type { PastTurn } from './live-table.ts';
import type { Spin } from './spin.ts';

interface Row {
  id: bigint;
  table_name: string;
  number: bigint;
  seed: Buffer<ArrayBuffer>;
  setup: Told;
  opens_at: Date;
  closes_at: Date;
  decides_until: Date;
  ends_at: Date;
  state: Spin['state'];
  outcome: Record<string, Told> | null;
}

/** How long the parts of a turn take. */
export interface Durations {
  bettingMs: number;
  closedMs: number;
  decidingMs: number;
  showingMs: number;
}

const after = (ms: string) => `app_now() + (${ms}) * interval '1 millisecond'`;

/** The next turn, if the last one is over. Undefined when one is under way, or another process was faster. */
export async function insertSpin(
  db: Queryable,
  spin: Pick<Spin, 'tableName' | 'number' | 'seed' | 'setup'>,
  { bettingMs, closedMs, decidingMs, showingMs }: Durations,
): Promise<Spin | undefined> {
  const { rows } = await db.query<Row>(
    `insert into arcade.spin (table_name, number, seed, setup, opens_at, closes_at, decides_until, ends_at)
     select $1, $2, $3, $4, app_now(), ${after('$5::int')}, ${after('$5::int + $6::int + $7::int')},
       ${after('$5::int + $6::int + $7::int + $8::int')}
     where not exists (
       select from arcade.spin where table_name = $1 and (state <> 'done' or ends_at > app_now() or number >= $2))
     on conflict do nothing returning *`,
    [
      spin.tableName,
      spin.number,
      Buffer.from(spin.seed),
      JSON.stringify(spin.setup),
      bettingMs,
      closedMs,
      decidingMs,
      showingMs,
    ],
  );
  return rows[0] && toSpin(rows[0]);
}

/** The turn that is taking bets. */
export async function findOpenSpin(db: Queryable, tableName: string): Promise<Spin | undefined> {
  return one(
    db,
    `select * from arcade.spin where table_name = $1 and state = 'open' and opens_at <= app_now() and closes_at > app_now()`,
    [tableName],
  );
}

export async function findLastSpin(db: Queryable, tableName: string): Promise<Spin | undefined> {
  return one(db, 'select * from arcade.spin where table_name = $1 order by number desc limit 1', [tableName]);
}

/** The tables with a turn that is not done. */
export async function listUnderWay(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ table_name: string }>(
    `select distinct table_name from arcade.spin where state <> 'done'`,
  );
  return rows.map((row) => row.table_name);
}

/**
 * The draw has come. Players have the full time to decide from now on, however late it is, and all of them the same: hands that a
 * process dealt before it died wait as long as those that are dealt now. Once one of them is decided it shows the dealer's cards, and
 * no player gets more time. Undefined while the draw has not come, or when it has been drawn.
 */
export async function beginDraw(
  db: Queryable,
  { id }: Pick<Spin, 'id'>,
  { closedMs, decidingMs, showingMs }: Durations,
): Promise<Spin | undefined> {
  return one(
    db,
    `with begun as (
       update arcade.spin set ends_at = greatest(ends_at, ${after('$3::int + $4::int')}), decides_until = case
           when exists (select from arcade.round where spin_id = $1 and state in ('staked', 'settled', 'disputed')) then decides_until
           else greatest(decides_until, ${after('$3::int')}) end
       where id = $1 and state = 'open' and closes_at + $2 * interval '1 millisecond' <= app_now() returning *),
     dealt as (
       update arcade.round set due_at = decides_until from begun where spin_id = begun.id and round.state = 'playing')
     select * from begun`,
    [id, closedMs, decidingMs, showingMs],
  );
}

export async function markDrawn(db: Queryable, { id }: Pick<Spin, 'id'>): Promise<Spin | undefined> {
  return one(db, `update arcade.spin set state = 'drawn' where id = $1 and state = 'open' returning *`, [id]);
}

/** Ends the time to decide, if no player has anything left to decide. Answers whether it did. */
export async function endDeciding(db: Queryable, { id }: Pick<Spin, 'id'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `update arcade.spin set decides_until = app_now() where id = $1 and state = 'drawn' and decides_until > app_now()
       and not exists (select from arcade.round where spin_id = $1 and (state in ('staking', 'riding', 'raising', 'lowering')
         or (state = 'playing' and hand ->> 'isDecided' is distinct from 'true')))`,
    [id],
  );
  if (rowCount === 0) return false;
  await db.query(`update arcade.round set due_at = app_now() where spin_id = $1 and state = 'playing'`, [id]);
  return true;
}

/** Everybody may see it, for as long as it is shown. Undefined while anybody could still decide, by whatever they see then. */
export async function markDone(
  db: Queryable,
  { id }: Pick<Spin, 'id'>,
  outcome: Record<string, Told>,
  { showingMs }: Durations,
): Promise<Spin | undefined> {
  return one(
    db,
    `update arcade.spin set state = 'done', outcome = $2, ends_at = ${after('$3::int')}
     where id = $1 and state = 'drawn' and decides_until <= app_now()
       and not exists (select from arcade.round where spin_id = $1 and state in ('riding', 'playing')) returning *`,
    [id, JSON.stringify(outcome), showingMs],
  );
}

/** Turns that are done, newest first. */
export async function listPast(db: Queryable, tableName: string, turnsMax: number): Promise<PastTurn[]> {
  const { rows } = await db.query<Pick<Row, 'number' | 'outcome'>>(
    `select number, outcome from arcade.spin where table_name = $1 and state = 'done' order by number desc limit $2`,
    [tableName, turnsMax],
  );
  return rows.map(({ number, outcome }) => ({ number: Number(number), outcome: outcome ?? {} }));
}

/** Deletes turns without rounds, but not the newest of each table, which history shows and the next one counts from. */
export async function deleteOldSpins(db: Queryable, spinsKept: number): Promise<void> {
  const where = `state = 'done' and not exists (select from arcade.round where spin_id = spin.id)
    and number <= (select max(number) from arcade.spin newest where newest.table_name = spin.table_name) - $1`;
  await prune(db, { table: 'arcade.spin', where, values: [spinsKept] });
}

async function one(db: Queryable, sql: string, values: unknown[]): Promise<Spin | undefined> {
  const { rows } = await db.query<Row>(sql, values);
  return rows[0] && toSpin(rows[0]);
}

function toSpin(row: Row): Spin {
  return {
    id: row.id,
    tableName: row.table_name,
    number: Number(row.number),
    seed: new Uint8Array(row.seed),
    setup: row.setup,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    decidesUntil: row.decides_until,
    endsAt: row.ends_at,
    state: row.state,
    outcome: row.outcome ?? undefined,
  };
}
