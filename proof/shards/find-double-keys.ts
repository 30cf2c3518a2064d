import type pg from 'pg';

const pageRowsUsual = 10_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export interface DoubleKey {
  key: string;
  shards: number[];
}

/**
 * Keys that more than one shard has. A key is unique within a shard; a command that comes again under its key for a player of another shard is a
 * conflict on one database and two entries on two. Each shard is read once, in the order of its keys, in pages.
 */
export async function findDoubleKeys(
  shards: pg.Pool[],
  { pageRows = pageRowsUsual }: { pageRows?: number } = {},
): Promise<DoubleKey[]> {
  const streams = shards.map((pool) => keysOf(pool, pageRows));
  const next = async (at: number) => (await streams[at]?.next())?.value;
  const heads = await Promise.all(shards.map((_, at) => next(at)));
  const found: DoubleKey[] = [];
  for (;;) {
    const least = heads.reduce((a, b) => (b === undefined || (a !== undefined && a <= b) ? a : b), undefined);
    if (least === undefined) return found;
    const holders = heads.flatMap((head, at) => (head === least ? [at] : []));
    if (holders.length > 1) found.push({ key: least, shards: holders });
    for (const at of holders) heads[at] = await next(at);
  }
}

/** An entry that is being moved to the old ones stands in both tables, and counts once. */
async function* keysOf(pool: pg.Pool, pageRows: number): AsyncGenerator<string, undefined> {
  for (let after = beforeAll; ; ) {
    const { rows } = await pool.query<{ key: string }>(
      `(select key from wallet.journal where key > $1 order by key limit $2)
       union (select key from wallet.journal_old where key > $1 order by key limit $2)
       union (select key from wallet.house_move where key > $1 order by key limit $2)
       order by key limit $2`,
      [after, pageRows],
    );
    for (const { key } of rows) yield key;
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    after = last.key;
  }
}
