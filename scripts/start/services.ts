import { join } from 'node:path';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { logFile } from './data-directory.ts';
import type { RunningDatabase } from './database.ts';
import type { PortClaim } from './ports.ts';
import type { ServiceSpec } from './service.ts';

interface Entry extends PortClaim {
  name: string;
  entry: string;
}

/** What runs, in the order in which it starts; it stops in the opposite order. A stand-in joins as one more entry. */
function entries({ host, port }: Settings): Entry[] {
  return [{ name: 'platform', entry: 'apps/platform/src/main.ts', host, port, setting: 'PORT' }];
}

export function portsOf(settings: Settings): PortClaim[] {
  return entries(settings);
}

export function servicesOf(settings: Settings, { appUrl }: RunningDatabase): ServiceSpec[] {
  return entries(settings).map(({ name, entry, host, port }) => ({
    name,
    entry: join(repositoryRoot, entry),
    // Who runs the platform cannot change its tables: the owner's address stays here.
    env: { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: appUrl, DATABASE_MIGRATE_URL: undefined },
    logFile: logFile(settings.dataDir, name),
    readyUrl: `http://${reachable(host)}:${port}/readyz`,
  }));
}

/** A host that means "every address" can be listened on but not called. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
