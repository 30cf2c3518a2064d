import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { loadSecrets } from '../../apps/platform/src/settings/secrets.ts';
import { clusterDirectory } from '../postgres/cluster.ts';
import { findHome } from '../postgres/home.ts';
import { socketUrl } from '../postgres/socket-directory.ts';
import { checkDatabase } from '../start/external-database.ts';
import { PlainWordsError } from './plain-words-error.mjs';
import { processIdentity } from './process-identity.mjs';

/** The platform's database: the one that the settings name, or that of the sandbox which runs at this moment. */
export async function findDatabase({ databaseUrl, databaseMigrateUrl, dataDir }: Settings): Promise<string> {
  const url = databaseUrl ?? databaseMigrateUrl;
  if (url !== undefined) {
    await checkDatabase({ setting: databaseUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL', url });
    return url;
  }
  const directory = runningSocket(dataDir);
  if (directory === undefined) {
    throw new PlainWordsError(
      `The sandbox with its data in ${dataDir} is not running, and its PostgreSQL runs only along with it.\n` +
        'Start it with npm start in another terminal and try again, or set DATABASE_URL to another PostgreSQL.',
    );
  }
  const role = { name: 'harmattan_app', password: loadSecrets(dataDir).databaseAppPassword };
  return socketUrl({ directory, database: 'harmattan', role });
}

/** PostgreSQL notes in its pid file who it is, where its socket lies and whether it is ready. */
function runningSocket(dataDir: string): string | undefined {
  const home = findHome(dataDir);
  if (!home) return undefined;
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDirectory(home), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , , directory, , , state] = lines;
  const isRunning = processIdentity(Number(pid)) !== undefined && state?.trim() === 'ready';
  return isRunning ? directory : undefined;
}
