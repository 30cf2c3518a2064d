import { timeOf } from '@harmattan/fair/zeppelin/growth';
import type { Term } from '@harmattan/process/lease';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { takeSeed } from './chains.ts';
import { type BoardedBet, type Flight, tableName } from './flight.ts';

interface Row {
  number: bigint;
  spin_id: bigint;
  chain_id: bigint;
  place: number;
  seed: Buffer;
  promise: Buffer;
  salt: string;
  burst_hundredths: number;
  starts_at: Date;
  bursts_at: Date;
  state: Flight['state'];
}

const columns = `flight.number, spin_id, chain_id, place, burst_hundredths, starts_at, bursts_at, flight.state, salt,
  substring(seeds from place * 32 + 1 for 32) as seed,
  case place when 0 then promise else substring(seeds from (place - 1) * 32 + 1 for 32) end as promise`;
const tables = 'arcade.flight join arcade.chain on chain.id = chain_id';

/** The next flight, with the next seed. Its burst is decided and stored before anybody can bet on it. */
export function insertFlight(
  { pool, term }: { pool: pg.Pool; term: Pick<Term, 'assertHeld'> },
  { startsAt, pauseMs }: { startsAt: Date; pauseMs: number },
): Promise<Flight> {
  return inTransaction(pool, async (db) => {
    await term.assertHeld(db);
    const drawn = await takeSeed(db);
    const burstsAt = new Date(startsAt.getTime() + timeOf(drawn.burstHundredths));
    const endsAt = new Date(burstsAt.getTime() + pauseMs);
    const { rows } = await db.query<{ number: bigint; spin_id: bigint }>(
      `with next as (select coalesce(max(number), 0) + 1 as number from arcade.spin where table_name = $1),
       spun as (
         insert into arcade.spin (table_name, number, seed, setup, opens_at, closes_at, decides_until, ends_at)
         select $1, number, $2, null, least(app_now(), $3::timestamptz - interval '1 millisecond'), $3, $4, $5 from next
         returning id, number)
       insert into arcade.flight (number, chain_id, place, spin_id, burst_hundredths, starts_at, bursts_at)
       select number, $6, $7, id, $8, $3, $4 from spun returning number, spin_id`,
      [
        tableName,
        Buffer.from(drawn.seed),
        startsAt,
        burstsAt,
        endsAt,
        drawn.chainId,
        drawn.place,
        drawn.burstHundredths,
      ],
    );
    const [row] = rows as [{ number: bigint; spin_id: bigint }];
    return { ...drawn, number: Number(row.number), spinId: row.spin_id, startsAt, burstsAt, state: 'open' };
  });
}

export async function setState(db: Queryable, { number }: Flight, state: Flight['state']): Promise<void> {
  await db.query('update arcade.flight set state = $2 where number = $1', [number, state]);
}

/** Starts a flight later that has not started: bets are taken until then. */
export async function postponeStart(db: Queryable, flight: Flight, startsAt: Date): Promise<void> {
  const lateMs = startsAt.getTime() - flight.startsAt.getTime();
  flight.startsAt = startsAt;
  flight.burstsAt = new Date(flight.burstsAt.getTime() + lateMs);
  await db.query(
    `with moved as (
       update arcade.flight set starts_at = $2, bursts_at = $3 where number = $1 and state = 'open' returning spin_id)
     update arcade.spin set closes_at = $2, decides_until = $3, ends_at = ends_at + $4 * interval '1 millisecond'
     from moved where spin.id = spin_id`,
    [flight.number, flight.startsAt, flight.burstsAt, lateMs],
  );
}

/** No bet is stored after this, by any process: it waits for those that are being stored, and counts whatever the clocks say. */
export async function closeBets(db: Queryable, { spinId }: Flight): Promise<void> {
  await db.query(
    `update arcade.spin set closes_at = greatest(opens_at + interval '1 millisecond', least(closes_at, app_now())) where id = $1`,
    [spinId],
  );
}

/** The flight that takes bets now, whichever process flies it. */
export async function findOpen(db: Queryable): Promise<Flight | undefined> {
  const [flight] = await read(
    db,
    `select ${columns} from ${tables} where flight.state = 'open' and starts_at > app_now() order by flight.number desc limit 1`,
  );
  return flight;
}

/** Wins and refunds that a pilot has stored and may not have sent: workers send them now. */
export async function hurryPayments(db: Queryable, flightsMax: number): Promise<void> {
  await db.query(
    `update arcade.round set due_at = app_now() where state in ('staked', 'cancelling') and due_at > app_now()
       and spin_id in (select spin_id from arcade.flight order by number desc limit $1)`,
    [flightsMax],
  );
}

/** The turn that its bets rode on is over, and says what everybody may know. */
export async function closeSpin(db: Queryable, { spinId, burstHundredths }: Flight): Promise<void> {
  await db.query(`update arcade.spin set state = 'done', outcome = $2 where id = $1 and state <> 'done'`, [
    spinId,
    JSON.stringify({ burst: burstHundredths }),
  ]);
}

/** What a process that died has left behind: flights that are not over, and one that is but whose bets may not all be decided. */
export async function listUnderWay(db: Queryable): Promise<Flight[]> {
  return read(
    db,
    `select ${columns} from ${tables} join arcade.spin on spin.id = spin_id
     where flight.state in ('open', 'flying') or flight.state = 'burst' and spin.state <> 'done' order by flight.number`,
  );
}

/** Those that are over, newest first. */
export async function listOver(db: Queryable, flightsMax: number): Promise<Flight[]> {
  return read(
    db,
    `select ${columns} from ${tables} where flight.state in ('burst', 'called-off') order by flight.number desc limit $1`,
    [flightsMax],
  );
}

export async function findOver(db: Queryable, number: number): Promise<Flight | undefined> {
  const [flight] = await read(
    db,
    `select ${columns} from ${tables} where flight.state in ('burst', 'called-off') and flight.number = $1`,
    [number],
  );
  return flight;
}

interface BetRow {
  id: bigint;
  spin_id: bigint;
  owner: string;
  player: string;
  slot: number;
  stake_kobo: bigint;
  choice: { target: number | null };
  height: number | null;
}

const bets = `select round.id, spin_id, round.owner, slot, stake_kobo, choice, (outcome->>'height')::int as height,
  supplier || ' ' || case player_id when '' then seat.id::text else player_id end as player
  from arcade.round join arcade.seat on seat.id = seat_id where spin_id = $1`;
const riding = `${bets} and state = 'riding'`;

/** The bets that are known to be paid for. */
export async function listBoarded(db: Queryable, { spinId }: Flight): Promise<BoardedBet[]> {
  const { rows } = await db.query<BetRow>(`${riding} order by round.id`, [spinId]);
  return rows.map(toBet);
}

/** Of these rounds, in their order: undefined where one is no bet on that flight that is paid for. */
export async function findBoarded(
  db: Queryable,
  { spinId }: Flight,
  roundIds: readonly bigint[],
): Promise<(BoardedBet | undefined)[]> {
  const { rows } = await db.query<BetRow>(`${riding} and round.id = any($2::bigint[])`, [spinId, roundIds]);
  const found = new Map(rows.map((row) => [row.id, toBet(row)]));
  return roundIds.map((id) => found.get(id));
}

/** The bets of a flight that is under way, with the height of those that got out. */
export async function listShown(
  db: Queryable,
  { spinId }: Flight,
): Promise<{ bet: BoardedBet; height: number | undefined }[]> {
  const { rows } = await db.query<BetRow>(`${bets} and state in ('riding', 'staked', 'settled') order by round.id`, [
    spinId,
  ]);
  return rows.map((row) => ({ bet: toBet(row), height: row.height ?? undefined }));
}

function toBet({ id, spin_id, owner, player, slot, stake_kobo, choice }: BetRow): BoardedBet {
  const [roundId, spinId, stakeMinor] = [id, spin_id, stake_kobo];
  return { roundId, spinId, owner, player, slot, stakeMinor, target: choice.target ?? undefined };
}

async function read(db: Queryable, sql: string, values: unknown[] = []): Promise<Flight[]> {
  const { rows } = await db.query<Row>(sql, values);
  return rows.map((row) => ({
    number: Number(row.number),
    spinId: row.spin_id,
    chainId: row.chain_id,
    place: row.place,
    seed: Uint8Array.from(row.seed),
    promise: Uint8Array.from(row.promise),
    salt: row.salt,
    burstHundredths: row.burst_hundredths,
    startsAt: row.starts_at,
    burstsAt: row.bursts_at,
    state: row.state,
  }));
}
