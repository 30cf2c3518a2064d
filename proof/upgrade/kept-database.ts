import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { migrate, platformMigrations } from '../../apps/platform/src/plumbing/db/migrate.ts';

/** The first line of the file. */
interface Head {
  /** The database's present when it was kept. */
  keptAt: string;
  /** The migrations that had run. */
  migrations: string[];
  /** What the tests know of it: players, ids and references by their part in the story. */
  notes: unknown;
}

/** Tables that the installation makes anew: pg-boss, the list of migrations, the clock of tests. */
const madeAnew = `schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename not in ('migration', 'test_clock')`;

/** Writes every row of a database as it stands, one line each. Values stay text: a double cannot hold every bigint. */
export async function keepDatabase(adminUrl: string, file: string, notes: unknown): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows: migrations } = await client.query<{ id: string }>('select id from migration order by id');
    const { rows } = await client.query<{ at: Date }>('select app_now() as at');
    const head: Head = {
      keptAt: (rows[0] as { at: Date }).at.toISOString(),
      migrations: migrations.map(({ id }) => id),
      notes,
    };
    const lines = [JSON.stringify(head)];
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${madeAnew} order by 1`,
    );
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      if (found.length > 0) lines.push(JSON.stringify({ table: name }), ...found.map(({ row }) => row));
    }
    writeFileSync(file, gzipSync(lines.join('\n'), { level: 9 }));
  });
}

export function readHead(file: string): Head {
  return JSON.parse(linesOf(file)[0] as string);
}

/**
 * Makes an empty database what the kept one was: the migrations of its day, then its rows. All times move to the present, as
 * though it had been kept just now: what was under way is still under way, however old the file is.
 */
export async function loadDatabase(urls: { owner: string; admin: string }, file: string): Promise<void> {
  const { migrations, keptAt } = readHead(file);
  const ofItsDay = platformMigrations().filter(({ id }) => migrations.includes(id));
  if (ofItsDay.length !== migrations.length) throw new Error('a migration that has run was renamed or removed');
  await migrate({ url: urls.owner, appRole: 'harmattan_app', testClock: true, migrations: ofItsDay });
  await withClient(urls.admin, async (client) => {
    // The rows are consistent already; foreign keys would ask for one order of tables.
    await client.query('set session_replication_role = replica');
    const { rows: age } = await client.query('select app_now() - $1::timestamptz as age', [keptAt]);
    for (const [table, rows] of tablesOf(file)) await load(client, { table, rows, age: age[0].age });
    await continueSequences(client);
  });
}

async function load(
  client: pg.Client,
  { table, rows, age }: { table: string; rows: string[]; age: unknown },
): Promise<void> {
  const { rows: columns } = await client.query<{ value: string }>(
    `select quote_ident(attname) || case when atttypid = 'timestamptz'::regtype then ' + $2::interval' else '' end as value
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  await client.query(`delete from ${table}`);
  await client.query(
    `insert into ${table} overriding system value select ${columns.map(({ value }) => value).join(', ')}
     from json_populate_recordset(null::${table}, $1::json), (select $2::interval) as age`,
    [`[${rows.join(',')}]`, age],
  );
}

/** The rows of each table, as text. */
export function tablesOf(file: string): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of linesOf(file).slice(1)) {
    if (line.startsWith('{"table":')) {
      rows = [];
      tables.set(JSON.parse(line).table, rows);
    } else rows.push(line);
  }
  return tables;
}

async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select a.attrelid::regclass::text as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where a.attidentity <> '' and c.relkind = 'r' and n.nspname not in ('pg_catalog', 'pgboss')`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(`select setval($1, (select coalesce(max(${column}), 0) + 1 from ${table}), false)`, [sequence]);
  }
}

function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').split('\n');
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
