import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export function secretsOf(dataDir: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
}

/** Asks the embedded database of a running product as the role that owns its tables. */
export async function queryAsOwner(dataDir: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    host: join(dataDir, 'postgres', 'socket'),
    user: 'harmattan_owner',
    password: secretsOf(dataDir).databaseOwnerPassword,
    database: 'harmattan',
  });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
