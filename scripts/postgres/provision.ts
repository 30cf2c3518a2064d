import pg from 'pg';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const wrongPassword = '28P01';
/** A statement that sorts more than this on the disk fails, and does not fill it. Only a superuser can set it. */
const temporaryFilesMax = '4GB';
/**
 * The server ends a transaction that waits for its client for longer: an open one holds up every consumer of the journal's feed and every
 * vacuum. Transactions with a shorter limit of their own set it themselves.
 */
const idleInTransactionMax = '60s';

export interface Role {
  name: string;
  password: string;
}

export interface Database {
  name: string;
  owner: string;
  /** The only roles besides the owner that may connect. */
  users: string[];
}

/** Makes what is missing and leaves the rest alone, except that passwords follow those given here. */
export async function provision(
  adminUrl: string,
  { roles, databases }: { roles: Role[]; databases: Database[] },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // The open query fails with the connection. Without a listener the event would end the process as well.
  client.on('error', () => {});
  await client.connect().catch(explainWrongPassword);
  try {
    for (const role of roles) await ensureRole(client, role);
    for (const database of databases) await ensureDatabase(client, database);
  } finally {
    await client.end();
  }
}

function explainWrongPassword(error: Error & { code?: string }): never {
  if (error.code !== wrongPassword) throw error;
  throw new PlainWordsError(
    "The database was made with other secrets than those in the data directory's secrets.json.\n" +
      'Put that file back, or run "npm run reset" to begin anew without the data.',
  );
}

async function ensureRole(client: pg.Client, { name, password }: Role): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${pg.escapeIdentifier(name)} with login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  );
  await client.query(`alter role ${pg.escapeIdentifier(name)} set temp_file_limit = '${temporaryFilesMax}'`);
}

async function ensureDatabase(client: pg.Client, { name, owner, users }: Database): Promise<void> {
  const database = pg.escapeIdentifier(name);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${database} owner ${pg.escapeIdentifier(owner)}`);
  await client.query(`revoke all on database ${database} from public`);
  for (const user of users) {
    const role = pg.escapeIdentifier(user);
    await client.query(`grant connect, temporary on database ${database} to ${role}`);
    await client.query(`alter role ${role} set idle_in_transaction_session_timeout = '${idleInTransactionMax}'`);
  }
}
