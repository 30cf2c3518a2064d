import pg from 'pg';
import { PlainWordsError } from '../system/plain-words-error.mjs';

/** A person waits at most five seconds for the answer, and on a slow machine it takes two to get here. */
const connectLimitMs = 3_000;
const oldestVersion = 15;

/** Fails with a sentence unless this address leads to a PostgreSQL that we can use. Never repeats the password. */
export async function checkDatabase({ setting, url }: { setting: string; url: string }): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: connectLimitMs,
  });
  // A connection that breaks later than the first answer is reported by whatever uses it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < oldestVersion) {
      throw new PlainWordsError(
        `${setting} leads to PostgreSQL ${version}. Version ${oldestVersion} or newer is needed.`,
      );
    }
  } catch (error) {
    throw error instanceof PlainWordsError
      ? error
      : new PlainWordsError(`${setting}: ${explain(error as Error, client)}`);
  } finally {
    // Takes as long as the server likes when the connection was never made.
    client.end().catch(() => {});
  }
}

function explain(error: Error & { code?: string }, { host, port, user, database }: pg.Client): string {
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no machine is known by the name "${host}". Check the host.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing listens at ${place}. Check that PostgreSQL runs there, and the host and port.`;
    case '28P01':
    case '28000':
      return `the server at ${place} does not let "${user}" in. Check the user and the password.`;
    case '3D000':
      return `the server at ${place} has no database "${database}". Create it, or check the name.`;
    case '42501':
      return `"${user}" may not connect to the database "${database}" at ${place}. Grant it that right.`;
    case '53300':
      return `the server at ${place} has no connection left. Close some, or raise its max_connections.`;
    default:
      return `${place} did not answer as a PostgreSQL would within ${connectLimitMs / 1000} s (${error.message}). Check the host, the port and any firewall between.`;
  }
}
