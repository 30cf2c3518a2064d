import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type State = 'draft' | 'upcoming' | 'running' | 'finished' | 'paid' | 'canceled';
export type Work = 'fund' | 'place' | 'pay' | 'return';

export interface Race {
  id: number;
  urlSuffix: string;
  state: State;
  work: Work | null;
  startsAt: Date;
  endsAt: Date;
  banner: string;
  prizePoolMinor: Minor;
  openedAt: Date | null;
  overAt: Date | null;
  players: number | null;
}

const columns = `id, url_suffix as "urlSuffix", state, work, starts_at as "startsAt", ends_at as "endsAt", banner,
  prize_pool as "prizePoolMinor", opened_at as "openedAt", over_at as "overAt", players`;

/** Undefined when another race has the suffix. */
export async function insertRace(
  db: Queryable,
  race: { urlSuffix: string; startsAt: Date; endsAt: Date; banner: string; prizePoolMinor: Minor },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `insert into races.race (url_suffix, starts_at, ends_at, banner, prize_pool) values ($1, $2, $3, $4, $5)
     on conflict (url_suffix) do nothing returning id`,
    [race.urlSuffix, race.startsAt, race.endsAt, race.banner, race.prizePoolMinor],
  );
  return rows[0]?.id;
}

export async function findRace(db: Queryable, id: number): Promise<Race | undefined> {
  const { rows } = await db.query<Race>(`select ${columns} from races.race where id = $1`, [id]);
  return rows[0];
}

/** One that was announced. */
export async function findShown(db: Queryable, urlSuffix: string): Promise<Race | undefined> {
  const { rows } = await db.query<Race>(
    `select ${columns} from races.race where url_suffix = $1 and opened_at is not null`,
    [urlSuffix],
  );
  return rows[0];
}

/** Held until the transaction ends: whatever is decided about a race is decided by one at a time. */
export async function lockRace(
  db: Queryable,
  id: number,
): Promise<(Race & { hasStarted: boolean; hasEnded: boolean }) | undefined> {
  const { rows } = await db.query<Race & { hasStarted: boolean; hasEnded: boolean }>(
    `select ${columns}, starts_at <= app_now() as "hasStarted", ends_at <= app_now() as "hasEnded"
     from races.race where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Whether this still has to be done. Held like `lockRace`. */
export async function claimWork(db: Queryable, id: number, work: Work): Promise<boolean> {
  const { rows } = await db.query('select 1 from races.race where id = $1 and work = $2 for update', [id, work]);
  return rows.length > 0;
}

export const hasWork = sql`(exists (select from races.race where work is not null)
  or exists (select from races.race where state = 'upcoming' and starts_at <= (select app_now()))
  or exists (select from races.race where state = 'running' and ends_at <= (select app_now())))`;

const runningIds = sql`select coalesce(array_agg(id order by id), '{}') from races.race where state = 'running'`;

export async function listRunning(db: Queryable): Promise<number[]> {
  const { rows } = await db.query(sql`select (${runningIds}) as ids`);
  return rows[0].ids;
}

export const areOthersRunning = (ids: number[]): Sql => sql`(${runningIds}) <> ${ids}::integer[]`;

export async function listWork(db: Queryable): Promise<Race[]> {
  const { rows } = await db.query<Race>(
    `select ${columns} from races.race where work is not null order by id limit 100`,
  );
  return rows;
}

/** All that are to come or on, and the last ones that were over within thirty days, of those that were announced. In no order. */
export async function listShown(db: Queryable, overMax: number): Promise<Race[]> {
  const { rows } = await db.query<Race>(
    `(select ${columns} from races.race where state in ('upcoming', 'running') order by ends_at, id limit 200)
     union all
     (select ${columns} from races.race where state in ('finished', 'paid', 'canceled') and opened_at is not null
        and over_at > (select app_now()) - interval '30 days'
      order by over_at desc, id desc limit $1)`,
    [overMax],
  );
  return rows;
}

/** For the operator: all that are not over, the next to start first; then the last ones that are. */
export async function listAll(db: Queryable, overMax: number): Promise<Race[]> {
  const { rows } = await db.query<Race>(
    `(select ${columns} from races.race where state in ('draft', 'upcoming', 'running') order by starts_at, id limit 200)
     union all
     (select ${columns} from races.race where state in ('finished', 'paid', 'canceled') order by ends_at desc, id desc limit $1)`,
    [overMax],
  );
  return rows;
}

export async function findRaces(db: Queryable, ids: number[]): Promise<Race[]> {
  const { rows } = await db.query<Race>(`select ${columns} from races.race where id = any($1::integer[])`, [ids]);
  return rows;
}

export async function setState(
  db: Queryable,
  id: number,
  { state, work }: { state: State; work: Work | null },
): Promise<void> {
  await db.query(
    `update races.race set state = $2, work = $3,
       over_at = case when $2 = 'canceled' then coalesce(over_at, app_now()) else over_at end where id = $1`,
    [id, state, work],
  );
}

export async function setPlayers(db: Queryable, id: number, players: number): Promise<void> {
  await db.query('update races.race set players = $2 where id = $1', [id, players]);
}

export async function announce(db: Queryable, id: number): Promise<void> {
  await db.query(`update races.race set state = 'upcoming', work = null, opened_at = app_now() where id = $1`, [id]);
}

/** Starts those that it is time for, and says how many there were. */
export function startDue(db: Queryable): Promise<number> {
  return passOn(db, `state = 'running' where state = 'upcoming' and starts_at <= app_now()`, 'start', 'running');
}

/** Ends those that it is time for: from then on only what was staked before counts, and then the prizes are paid. */
export function finishDue(db: Queryable): Promise<number> {
  return passOn(
    db,
    `state = 'finished', work = 'place', over_at = app_now() where state = 'running' and ends_at <= app_now()`,
    'finish',
    'finished',
  );
}

async function passOn(db: Queryable, change: string, action: string, state: State): Promise<number> {
  const { rows } = await db.query(
    `with due as (update races.race set ${change} returning id),
     told as (
       insert into races.audit (race_id, actor, action, after)
       select id, 'clock', $1, jsonb_build_object('state', $2::text) from due)
     select id from due`,
    [action, state],
  );
  return rows.length;
}

export async function isGraceOver(db: Queryable, id: number, graceMs: number): Promise<boolean> {
  const { rows } = await db.query<{ isOver: boolean }>(
    `select app_now() >= ends_at + $2 * interval '1 millisecond' as "isOver" from races.race where id = $1`,
    [id, graceMs],
  );
  return rows[0]?.isOver === true;
}

export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select app_now() as now');
  return (rows[0] as { now: Date }).now;
}

/** The races that this actor made and that are not over. */
export async function listLiveMadeBy(db: Queryable, actor: string): Promise<Race[]> {
  const { rows } = await db.query<Race>(
    `select ${columns} from races.race where state in ('draft', 'upcoming', 'running') and ${isMadeBy} order by ends_at, id`,
    [actor],
  );
  return rows;
}

export async function countMadeBy(db: Queryable, actor: string): Promise<number> {
  const { rows } = await db.query<{ made: number }>(
    `select count(*)::integer as made from races.audit where action = 'create' and actor = $1`,
    [actor],
  );
  return (rows[0] as { made: number }).made;
}

const isMadeBy = `exists (
  select 1 from races.audit where race_id = race.id and action = 'create' and actor = $1)`;

export async function readMaintenance(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isOn: boolean }>('select is_on as "isOn" from races.maintenance');
  return rows[0]?.isOn === true;
}

/** Whether it was the other way before. */
export async function saveMaintenance(db: Queryable, isOn: boolean): Promise<boolean> {
  const { rows } = await db.query('update races.maintenance set is_on = $1 where is_on <> $1 returning 1', [isOn]);
  return rows.length > 0;
}
