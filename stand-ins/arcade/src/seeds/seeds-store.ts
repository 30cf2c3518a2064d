import type { Queryable } from '@harmattan/process/transaction';

export interface Pair {
  id: bigint;
  serverSeed: Uint8Array;
  /** The player's half; undefined while the pair waits to be used. */
  clientSeed: string | undefined;
  state: 'next' | 'used' | 'revealed';
  nextNonce: number;
}

interface Row {
  id: bigint;
  server_seed: Buffer;
  client_seed: string | null;
  state: Pair['state'];
  next_nonce: number;
}

/** Locks the holder's pairs until the transaction ends: calls that take or change them queue, instead of missing one another. */
export async function lockHolder(db: Queryable, holder: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [holder]);
}

/** Does nothing when the holder has a pair in that state already, even one that another transaction is making just now. */
export async function insertPair(
  db: Queryable,
  pair: { holder: string; serverSeed: Uint8Array; clientSeed: string | undefined },
): Promise<void> {
  const { holder, serverSeed, clientSeed } = pair;
  await db.query(
    `insert into arcade.seed (holder, server_seed, client_seed, state) values ($1, $2, $3, $4) on conflict do nothing`,
    [holder, Buffer.from(serverSeed), clientSeed ?? null, clientSeed === undefined ? 'next' : 'used'],
  );
}

/** Locks the pair: other calls that count or change it wait until the transaction ends. Undefined when there is none. */
export async function countUp(db: Queryable, holder: string): Promise<Pair | undefined> {
  const { rows } = await db.query<Row>(
    `update arcade.seed set next_nonce = next_nonce + 1 where holder = $1 and state = 'used' returning *`,
    [holder],
  );
  return rows[0] && toPair(rows[0]);
}

/** Undefined when there is none, and also when it was laid aside while we waited for it. */
export async function lockUsed(db: Queryable, holder: string): Promise<Pair | undefined> {
  const { rows } = await db.query<Row>(`select * from arcade.seed where holder = $1 and state = 'used' for update`, [
    holder,
  ]);
  return rows[0] && toPair(rows[0]);
}

export async function hasUnfinishedRound(db: Queryable, { id }: Pair): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from arcade.round where seed_id = $1
       and state not in ('settled', 'refused', 'cancelled', 'disputed')) as found`,
    [id],
  );
  return rows[0]?.found === true;
}

export async function reveal(db: Queryable, { id }: Pair): Promise<void> {
  await db.query(`update arcade.seed set state = 'revealed', revealed_at = app_now() where id = $1`, [id]);
}

/** The waiting pair comes into use. */
export async function bringIntoUse(db: Queryable, holder: string, clientSeed: string): Promise<void> {
  await db.query(`update arcade.seed set state = 'used', client_seed = $2 where holder = $1 and state = 'next'`, [
    holder,
    clientSeed,
  ]);
}

/** The pair in use and the waiting one, as they are at one moment. */
export async function findCurrent(db: Queryable, holder: string): Promise<Pair[]> {
  const { rows } = await db.query<Row>(`select * from arcade.seed where holder = $1 and state in ('used', 'next')`, [
    holder,
  ]);
  return rows.map(toPair);
}

/** The pair that was laid aside last. */
export async function findLastRevealed(db: Queryable, holder: string): Promise<Pair | undefined> {
  const { rows } = await db.query<Row>(
    `select * from arcade.seed where holder = $1 and state = 'revealed' order by revealed_at desc, id desc limit 1`,
    [holder],
  );
  return rows[0] && toPair(rows[0]);
}

export async function findPairs(db: Queryable, ids: readonly bigint[]): Promise<Pair[]> {
  const { rows } = await db.query<Row>('select * from arcade.seed where id = any($1)', [ids]);
  return rows.map(toPair);
}

function toPair(row: Row): Pair {
  return {
    id: row.id,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed ?? undefined,
    state: row.state,
    nextNonce: row.next_nonce,
  };
}
