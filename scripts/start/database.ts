import pg from 'pg';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { loadSecrets, type Secrets } from '../../apps/platform/src/settings/secrets.ts';
import { type Postgres, type PostgresOptions, startPostgres } from '../postgres/index.ts';
import { quoteLogEnd } from '../system/log-file.ts';
import { checkDatabase } from './external-database.ts';
import type { Service } from './service.ts';

/** Who keeps a database of their own. */
export type Keeper = 'platform' | 'gateways' | 'arcade' | 'sportsbook';

export interface DatabaseAddress {
  /** For the role that owns and migrates the tables. */
  ownerUrl: string;
  /** For the role that uses them. */
  appUrl: string;
  appRole: string;
}

export interface EmbeddedPostgres extends Service {
  addresses: Map<Keeper, DatabaseAddress>;
  directory: string;
  socketDirectory: string;
}

interface Kept {
  database: string;
  owner: string;
  app: string;
  passwords(secrets: Secrets): { owner: string; app: string };
}

/** A stand-in that keeps something joins as one more entry. */
const kept: Record<Keeper, Kept> = {
  platform: {
    database: 'harmattan',
    owner: 'harmattan_owner',
    app: 'harmattan_app',
    passwords: (secrets) => ({ owner: secrets.databaseOwnerPassword, app: secrets.databaseAppPassword }),
  },
  gateways: {
    database: 'gateways',
    owner: 'gateways_owner',
    app: 'gateways_app',
    passwords: (secrets) => ({ owner: secrets.gatewaysOwnerPassword, app: secrets.gatewaysAppPassword }),
  },
  arcade: {
    database: 'arcade',
    owner: 'arcade_owner',
    app: 'arcade_app',
    passwords: (secrets) => ({ owner: secrets.arcadeOwnerPassword, app: secrets.arcadeAppPassword }),
  },
  sportsbook: {
    database: 'sportsbook',
    owner: 'sportsbook_owner',
    app: 'sportsbook_app',
    passwords: (secrets) => ({ owner: secrets.sportsbookOwnerPassword, app: secrets.sportsbookAppPassword }),
  },
};

/** Whose databases are ours to run: the platform's unless the settings name another, and the stand-ins' always. */
export function embeddedKeepers(settings: Settings): Keeper[] {
  return [
    ...(settings.databaseUrl === undefined ? (['platform'] as const) : []),
    ...(settings.mode === 'sandbox' ? (['gateways', 'arcade', 'sportsbook'] as const) : []),
  ];
}

/** The PostgreSQL that the settings name, once it is known to work; undefined when they leave it to us. */
export async function findExternalDatabase(settings: Settings): Promise<DatabaseAddress | undefined> {
  const { databaseUrl: appUrl, databaseMigrateUrl: ownerUrl = appUrl } = settings;
  if (appUrl === undefined || ownerUrl === undefined) return undefined;
  const checks = [checkDatabase({ setting: 'DATABASE_URL', url: appUrl })];
  if (ownerUrl !== appUrl) checks.push(checkDatabase({ setting: 'DATABASE_MIGRATE_URL', url: ownerUrl }));
  await Promise.all(checks);
  return { ownerUrl, appUrl, appRole: new pg.Client(appUrl).user ?? '' };
}

/** A product whose clock can be moved is a test's: live mode refuses it, and its data end with the test. */
export function durabilityOf({ testClock }: Pick<Settings, 'testClock'>): PostgresOptions['durability'] {
  return testClock ? 'none' : 'full';
}

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  keepers: Keeper[];
  durability: PostgresOptions['durability'];
  signal: AbortSignal;
  /** That of an earlier start, for those who know its address. */
  socketDirectory?: string | undefined;
}): Promise<EmbeddedPostgres> {
  const { dataDir, keepers, durability, signal, socketDirectory } = options;
  const secrets = loadSecrets(dataDir);
  const postgres = await startPostgres({
    dataDir,
    signal,
    socketDirectory,
    durability,
    adminPassword: secrets.databaseAdminPassword,
    ...neededBy(keepers, secrets),
  });
  return {
    addresses: new Map(keepers.map((keeper) => [keeper, addressOf(keeper, secrets, postgres)])),
    directory: postgres.directory,
    socketDirectory: postgres.socketDirectory,
    ended: postgres.ended.then(() => `PostgreSQL ended by itself. ${quoteLogEnd(postgres.logFile)}`),
    stop: postgres.stop,
  };
}

/** The roles and databases of these keepers. */
export function neededBy(keepers: Keeper[], secrets: Secrets) {
  return {
    roles: keepers.flatMap((keeper) => Object.values(rolesOf(keeper, secrets))),
    databases: keepers.map((keeper) => {
      const { database, owner, app } = kept[keeper];
      return { name: database, owner, users: [app] };
    }),
  };
}

function rolesOf(keeper: Keeper, secrets: Secrets) {
  const { owner, app, passwords } = kept[keeper];
  return {
    owner: { name: owner, password: passwords(secrets).owner },
    app: { name: app, password: passwords(secrets).app },
  };
}

/** Where a keeper's database is on a server. */
export function addressOf(keeper: Keeper, secrets: Secrets, postgres: Pick<Postgres, 'url'>): DatabaseAddress {
  const { database } = kept[keeper];
  const { owner, app } = rolesOf(keeper, secrets);
  return {
    ownerUrl: postgres.url({ database, role: owner }),
    appUrl: postgres.url({ database, role: app }),
    appRole: app.name,
  };
}
