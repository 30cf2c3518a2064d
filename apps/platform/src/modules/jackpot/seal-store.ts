import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Jackpots whose sale is over and whose tickets are not hashed yet. */
export const hasUnsealed = sql`exists (
  select from jackpot.jackpot j where j.state = 'closed' and not exists (
    select from jackpot.seal s where s.jackpot_id = j.id and s.root is not null))`;

export interface Seal {
  jackpotId: number;
  secret: Buffer;
  lastTicket: string | null;
  tickets: bigint;
  columns: bigint;
  /** Home, draw and away of each game, in columns. */
  crowd: bigint[];
  root: Buffer | null;
  sealedAt: Date | null;
}

const columns = `jackpot_id as "jackpotId", secret, last_ticket as "lastTicket", tickets, columns, crowd, root,
  sealed_at as "sealedAt"`;

interface SealRow extends Omit<Seal, 'crowd'> {
  /** The driver reads lists of bigint as text. */
  crowd: string[];
}

function fromRow({ crowd, ...row }: SealRow): Seal {
  return { ...row, crowd: crowd.map(BigInt) };
}

export async function listUnsealed(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from jackpot.jackpot j where state = 'closed' and not exists (
       select from jackpot.seal s where s.jackpot_id = j.id and s.root is not null) order by closes_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Begun once: later calls leave the secret as it is. */
export async function beginSeal(
  db: Queryable,
  { jackpotId, secret, games }: { jackpotId: number; secret: Uint8Array; games: number },
): Promise<void> {
  await db.query(
    `insert into jackpot.seal (jackpot_id, secret, crowd) values ($1, $2, array_fill(0::bigint, array[$3::integer]))
     on conflict do nothing`,
    [jackpotId, Buffer.from(secret), 3 * games],
  );
}

/** Undefined while another transaction has it locked, and when it is complete. */
export async function claimSeal(db: Queryable, jackpotId: number): Promise<Seal | undefined> {
  const { rows } = await db.query<SealRow>(
    `select ${columns} from jackpot.seal where jackpot_id = $1 and root is null for update skip locked`,
    [jackpotId],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function findSeal(db: Queryable, jackpotId: number): Promise<Seal | undefined> {
  const { rows } = await db.query<SealRow>(
    `select ${columns} from jackpot.seal where jackpot_id = $1 and root is not null`,
    [jackpotId],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function listRoots(
  db: Queryable,
  jackpotIds: number[],
): Promise<Map<number, { root: Buffer; tickets: bigint }>> {
  const { rows } = await db.query<{ jackpotId: number; root: Buffer | null; tickets: bigint }>(
    `select jackpot_id as "jackpotId", root, tickets from jackpot.seal
     where jackpot_id = any($1::integer[]) and root is not null`,
    [jackpotIds],
  );
  return new Map(rows.flatMap(({ jackpotId, root, tickets }) => (root ? [[jackpotId, { root, tickets }]] : [])));
}

export async function isSealed(db: Queryable, jackpotId: number): Promise<boolean> {
  return (await findSeal(db, jackpotId)) !== undefined;
}

export async function setSealProgress(
  db: Queryable,
  {
    jackpotId,
    lastTicket,
    tickets,
    columns,
    crowd,
  }: Pick<Seal, 'jackpotId' | 'lastTicket' | 'tickets' | 'columns' | 'crowd'>,
): Promise<void> {
  await db.query(
    'update jackpot.seal set last_ticket = $2, tickets = $3, columns = $4, crowd = $5::bigint[] where jackpot_id = $1',
    [jackpotId, lastTicket, tickets, columns, crowd.map(String)],
  );
}

export async function setRoot(db: Queryable, jackpotId: number, root: Uint8Array): Promise<void> {
  await db.query('update jackpot.seal set root = $2, sealed_at = app_now() where jackpot_id = $1', [
    jackpotId,
    Buffer.from(root),
  ]);
}

export async function insertBlock(
  db: Queryable,
  block: { jackpotId: number; place: number; firstTicket: string; root: Uint8Array },
): Promise<void> {
  await db.query('insert into jackpot.seal_block (jackpot_id, place, first_ticket, root) values ($1, $2, $3, $4)', [
    block.jackpotId,
    block.place,
    block.firstTicket,
    Buffer.from(block.root),
  ]);
}

export async function listBlocks(
  db: Queryable,
  jackpotId: number,
): Promise<{ place: number; firstTicket: string; root: Buffer }[]> {
  const { rows } = await db.query<{ place: number; firstTicket: string; root: Buffer }>(
    `select place, first_ticket as "firstTicket", root from jackpot.seal_block where jackpot_id = $1 order by place`,
    [jackpotId],
  );
  return rows;
}

export interface SealedTicket {
  id: string;
  placedAt: Date;
  picks: Buffer;
  columns: number;
}

/** In the order of their ids, after `after` or from `from`. */
export async function listForSeal(
  db: Queryable,
  { jackpotId, after, from, limit }: { jackpotId: number; after?: string | null; from?: string; limit: number },
): Promise<SealedTicket[]> {
  const { rows } = await db.query<SealedTicket>(
    `select id, placed_at as "placedAt", picks, columns from jackpot.ticket
     where jackpot_id = $1 and ($2::uuid is null or id > $2::uuid) and ($3::uuid is null or id >= $3::uuid) order by id limit $4`,
    [jackpotId, after ?? null, from ?? null, limit],
  );
  return rows;
}
