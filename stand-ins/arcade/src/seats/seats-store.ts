import type { Minor } from '@harmattan/kernel/money';
import { prune } from '@harmattan/process/prune';
import type { Language } from '@harmattan/process/stand-in/language';
import type { Queryable } from '@harmattan/process/transaction';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Seat } from './seat.ts';

interface Row {
  id: bigint;
  owner: string;
  supplier: SupplierName;
  game: string;
  language: Language;
  way_back: string;
  token: string;
  player_id: string;
  currency: string;
  sitting: string;
  play_kobo: bigint | null;
}

export async function insertSeat(db: Queryable, seat: Omit<Seat, 'id' | 'owner'>, secretHash: Buffer): Promise<void> {
  const { supplier, language, wayBack, wallet, playMinor } = seat;
  await db.query(
    `insert into arcade.seat
       (secret_hash, supplier, language, way_back, game, token, player_id, currency, sitting, play_kobo)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      secretHash,
      supplier,
      language,
      wayBack,
      wallet.game,
      wallet.token,
      wallet.playerId,
      wallet.currency,
      wallet.sitting,
      playMinor ?? null,
    ],
  );
}

/** In the order of the hashes. */
export async function findSeatsBySecret(db: Queryable, secretHashes: Buffer[]): Promise<(Seat | undefined)[]> {
  const { rows } = await db.query<Row & { secret_hash: Buffer }>(
    'select * from arcade.seat where secret_hash = any($1::bytea[])',
    [secretHashes],
  );
  const found = new Map(rows.map((row) => [row.secret_hash.toString('hex'), row]));
  return secretHashes.map((hash) => {
    const row = found.get(hash.toString('hex'));
    return row && toSeat(row);
  });
}

export async function findSeat(db: Queryable, id: bigint): Promise<Seat | undefined> {
  const { rows } = await db.query<Row>('select * from arcade.seat where id = $1', [id]);
  return rows[0] && toSeat(rows[0]);
}

/** Keeps everybody else off the seat's play money until the transaction ends. */
export async function lockPlayMoney(db: Queryable, id: bigint): Promise<Minor | undefined> {
  const { rows } = await db.query<{ play_kobo: bigint | null }>(
    'select play_kobo from arcade.seat where id = $1 for update',
    [id],
  );
  return rows[0]?.play_kobo ?? undefined;
}

export async function setPlayMoney(db: Queryable, id: bigint, playMinor: Minor): Promise<void> {
  await db.query('update arcade.seat set play_kobo = $2 where id = $1', [id, playMinor]);
}

/** A seat with a round that is not over stays, however old it is. */
export async function deleteOldSeats(db: Queryable, keepDays: number): Promise<void> {
  const where = `taken_at < app_now() - $1 * interval '1 day' and not exists (
    select from arcade.round where seat_id = seat.id and state not in ('settled', 'refused', 'cancelled', 'disputed'))`;
  await prune(db, { table: 'arcade.seat', where, values: [keepDays] });
}

function toSeat(row: Row): Seat {
  return {
    id: row.id,
    owner: row.owner,
    supplier: row.supplier,
    language: row.language,
    wayBack: row.way_back,
    wallet: {
      token: row.token,
      playerId: row.player_id,
      game: row.game,
      currency: row.currency,
      sitting: row.sitting,
    },
    playMinor: row.play_kobo ?? undefined,
  };
}
