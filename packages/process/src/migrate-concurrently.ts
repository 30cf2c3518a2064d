import type pg from 'pg';
import type { Migration } from './migration-files.ts';

/** What may be done twice: a migration that was cut off in the middle starts again at its first statement. */
const repeatable = [
  /^create (unique )?index concurrently if not exists ([a-z_0-9]+)\s+on ([a-z_]+)\./,
  /^drop index concurrently if exists [a-z_0-9.]+$/,
  /^alter table [a-z_.]+ validate constraint [a-z_0-9]+$/,
];

/**
 * Runs a migration's statements one by one outside a transaction, so that writers go on while an index is built or a
 * constraint is validated. An index that an earlier try left unfinished is invalid: it is dropped and built again.
 */
export async function runConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  const statements = statementsOf(migration.sql);
  const stranger = statements.find((statement) => !repeatable.some((shape) => shape.test(statement)));
  if (stranger !== undefined) throw new Error(`a concurrent migration cannot hold "${stranger.slice(0, 60)}"`);
  for (const statement of statements) {
    const [, , index, schema] = repeatable[0]?.exec(statement) ?? [];
    if (index !== undefined) await dropInvalid(client, `${schema}.${index}`);
    await client.query(statement);
  }
}

async function dropInvalid(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [index]);
  if (rows[0]?.indisvalid === false) await client.query(`drop index concurrently ${index}`);
}

function statementsOf(sql: string): string[] {
  const text = sql.replaceAll(/^\s*--.*$/gm, '');
  return text
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
}
