import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, platformMigrations } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { findMigrations } from '../../packages/process/src/migration-files.ts';
import { removePostgres, startPostgres } from '../../scripts/postgres/index.ts';
import { makeTestFolder, removeAbandoned } from '../../scripts/test/test-folder.ts';
import { players, staffIds } from './players.ts';

const password = 'for simulations only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };
const template = 'simulation_template';
/** What is played is not the planner nor the disk: plans are made once for each connection, and nothing is cleaned up behind. */
const settings = {
  ...{ plan_cache_mode: 'force_generic_plan', jit: 'off', autovacuum: 'off' },
  ...{ checkpoint_timeout: '1h', max_wal_size: '512MB' },
};

/**
 * The database's present is a counter: every look at it is a microsecond later than the one before, and the simulator moves it
 * on. It is a sequence, so that moving it leaves no row versions behind.
 */
const virtualClock = `
  create sequence plumbing.virtual_us minvalue 0;
  grant usage, select, update on sequence plumbing.virtual_us to ${app.name};
  create or replace function app_now() returns timestamptz language sql volatile as
    $$ select 'epoch'::timestamptz + nextval('plumbing.virtual_us') * interval '1 microsecond' $$;`;

/** Those whom rows of money by hand name: the players, and two members of the staff. */
const people = `
  insert into identity.player (id, user_name, password_hash, currency) overriding system value
  select id, 'simulated ' || id, '', 'NGN' from unnest(array[${players.join()}]) id;
  insert into staff.member (id, user_name, full_name, password_hash, secret, key_id, roles) overriding system value
  select id, 'member' || id, 'Member', '', '\\x00', 'k', array['finance'] from unnest(array[${Object.values(staffIds).join()}]) id;`;

/** A PostgreSQL for simulations, with the platform's migrated tables in a template. */
export async function startSimulationPostgres(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  await removeAbandoned();
  const dataDir = makeTestFolder();
  const postgres = await startPostgres({
    dataDir,
    durability: 'none',
    settings,
    adminPassword: password,
    roles: [owner, app],
    databases: [{ name: template, owner: owner.name, users: [app.name] }],
  });
  const adminUrl = postgres.url({ database: 'postgres', role: postgres.admin });
  await migrate({
    url: postgres.url({ database: template, role: owner }),
    appRole: app.name,
    testClock: false,
    migrations: [...platformMigrations(), ...arcadeMigrations()],
  });
  await asAdmin(postgres.url({ database: template, role: postgres.admin }), people);
  await asAdmin(postgres.url({ database: template, role: postgres.admin }), virtualClock);
  // Passwords are tested elsewhere, and checking one takes longer than all that a connection does here.
  writeFileSync(join(postgres.directory, 'cluster', 'pg_hba.conf'), 'local all all trust\n');
  await asAdmin(adminUrl, 'select pg_reload_conf()');
  return {
    adminUrl,
    async stop() {
      await postgres.stop();
      await removePostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The arcade's tables stand beside the platform's, so that one clock and one look at the locks serve both. No statement reads both. */
function arcadeMigrations() {
  return findMigrations({
    source: join(import.meta.dirname, '../../stand-ins/arcade/src'),
    pattern: '*/migrations/*.sql',
    ownerOf: (path) => path.split('/')[0] ?? '',
  });
}

/** A copy of the template for one seed. */
export async function cloneDatabase(adminUrl: string, name: string) {
  await asAdmin(adminUrl, `create database ${name} template ${template} owner ${owner.name}`);
  await asAdmin(adminUrl, `grant connect on database ${name} to ${app.name}`);
  const urlOf = (role: string) => {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    url.username = role;
    return url.href;
  };
  return {
    appUrl: urlOf(app.name),
    adminUrl: urlOf('postgres'),
    drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`),
  };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
