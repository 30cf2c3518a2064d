import { prune } from '@harmattan/process/prune';
import type { Language } from '@harmattan/process/stand-in/language';
import type { Queryable } from '@harmattan/process/transaction';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { Seat } from './seat.ts';

interface Row {
  id: bigint;
  supplier: BookName;
  language: Language;
  token: string;
  player_id: string;
  currency: string;
  sitting: string;
}

export async function insertSeat(db: Queryable, seat: Omit<Seat, 'id'>, secretHash: Buffer): Promise<bigint> {
  const { supplier, language, wallet } = seat;
  const { rows } = await db.query<{ id: bigint }>(
    `insert into sportsbook.seat (secret_hash, supplier, language, token, player_id, currency, sitting)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [secretHash, supplier, language, wallet.token, wallet.playerId, wallet.currency, wallet.sitting],
  );
  return (rows[0] as { id: bigint }).id;
}

/** The secret opens the seat for so long, or until the player leaves. It stands in addresses, which other people may come to see. */
const secretHours = 12;
const keptDays = 30;

export async function findSeatBySecret(db: Queryable, secretHash: Buffer): Promise<Seat | undefined> {
  const { rows } = await db.query<Row>(
    `select * from sportsbook.seat
     where secret_hash = $1 and left_at is null and taken_at > app_now() - interval '${secretHours} hours'`,
    [secretHash],
  );
  return rows[0] && toSeat(rows[0]);
}

export async function leaveSeat(db: Queryable, secretHash: Buffer): Promise<void> {
  await db.query('update sportsbook.seat set left_at = app_now() where secret_hash = $1 and left_at is null', [
    secretHash,
  ]);
}

/** Every bet has a slip. What was bet at a seat may be settled again, and the wallet asks for its token then: those stay. */
export async function deleteOldSeats(db: Queryable): Promise<void> {
  const where = `taken_at < app_now() - interval '${keptDays} days'
    and not exists (select from sportsbook.slip where seat_id = seat.id)`;
  await prune(db, { table: 'sportsbook.seat', where });
}

/** By the ids in their bets, however old the seats are and whether or not the player has left them. */
export async function findSeats(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, Seat>> {
  const { rows } = await db.query<Row>('select * from sportsbook.seat where id = any($1)', [ids]);
  return new Map(rows.map((row) => [row.id, toSeat(row)]));
}

function toSeat(row: Row): Seat {
  return {
    id: row.id,
    supplier: row.supplier,
    language: row.language,
    wallet: {
      token: row.token,
      playerId: row.player_id,
      game: '',
      currency: row.currency,
      sitting: row.sitting,
    },
  };
}
