import pg from 'pg';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { loadSecrets } from '../../apps/platform/src/settings/secrets.ts';
import { startPostgres } from '../postgres/index.ts';
import { quoteLogEnd } from '../system/log-file.ts';
import { checkDatabase } from './external-database.ts';
import type { Service } from './service.ts';

export interface RunningDatabase {
  /** The address for the role that owns and migrates the tables. */
  ownerUrl: string;
  /** The address for the role that the platform runs as. */
  appUrl: string;
  appRole: string;
  /** Set when PostgreSQL is ours to stop. */
  embedded?: Service & { directory: string };
}

const ownerRole = 'harmattan_owner';
const appRole = 'harmattan_app';
const database = 'harmattan';

/** The PostgreSQL that the settings name, once it is known to work; undefined when they leave it to us. */
export async function findExternalDatabase(settings: Settings): Promise<RunningDatabase | undefined> {
  const { databaseUrl: appUrl, databaseMigrateUrl: ownerUrl = appUrl } = settings;
  if (appUrl === undefined || ownerUrl === undefined) return undefined;
  const checks = [checkDatabase({ setting: 'DATABASE_URL', url: appUrl })];
  if (ownerUrl !== appUrl) checks.push(checkDatabase({ setting: 'DATABASE_MIGRATE_URL', url: ownerUrl }));
  await Promise.all(checks);
  return { ownerUrl, appUrl, appRole: new pg.Client(appUrl).user ?? '' };
}

export async function startEmbeddedDatabase(options: {
  dataDir: string;
  signal: AbortSignal;
}): Promise<Required<RunningDatabase>> {
  const secrets = loadSecrets(options.dataDir);
  const owner = { name: ownerRole, password: secrets.databaseOwnerPassword };
  const app = { name: appRole, password: secrets.databaseAppPassword };
  const postgres = await startPostgres({
    ...options,
    durability: 'full',
    adminPassword: secrets.databaseAdminPassword,
    // A stand-in that keeps something gets a role and a database of its own in these two lists.
    roles: [owner, app],
    databases: [{ name: database, owner: ownerRole, users: [appRole] }],
  });
  return {
    ownerUrl: postgres.url({ database, role: owner }),
    appUrl: postgres.url({ database, role: app }),
    appRole,
    embedded: {
      directory: postgres.directory,
      ended: postgres.ended.then(() => `PostgreSQL ended by itself. ${quoteLogEnd(postgres.logFile)}`),
      stop: postgres.stop,
    },
  };
}
