import { hostname } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '../../apps/platform/src/settings/brand.ts';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { loadSecrets } from '../../apps/platform/src/settings/secrets.ts';
import { readSettingFiles } from '../../apps/platform/src/settings/setting-files.ts';
import { logFile } from './data-directory.ts';
import type { DatabaseAddress, Keeper } from './database.ts';
import type { PortClaim } from './ports.ts';
import type { ServiceSpec } from './service.ts';

interface Entry extends PortClaim {
  name: Keeper;
  entry: string;
  /** What it is told besides the settings that everybody reads. */
  env: NodeJS.ProcessEnv;
}

/** What runs. All start side by side and stop in the opposite order. A stand-in joins as one more entry. */
function entries({ host, port, mode, standIns, siteUrl, widget, brandFile, sms }: Settings): Entry[] {
  const platform: Entry = {
    name: 'platform',
    entry: 'apps/platform/src/main.ts',
    host,
    port,
    setting: 'PORT',
    env: {},
  };
  if (mode === 'live') return [platform];
  const gateways: Entry = {
    name: 'gateways',
    entry: 'stand-ins/gateways/src/main.ts',
    host: '127.0.0.1',
    port: standIns.gateways.port,
    setting: 'GATEWAYS_PORT',
    env: { GATEWAYS_PORT: String(standIns.gateways.port), SITE_URL: siteUrl, SMS_API_KEY: sms.apiKey },
  };
  const arcade: Entry = {
    name: 'arcade',
    entry: 'stand-ins/arcade/src/main.ts',
    host: '127.0.0.1',
    port: standIns.arcade.port,
    setting: 'ARCADE_PORT',
    env: {
      ARCADE_PORT: String(standIns.arcade.port),
      SITE_URL: siteUrl,
      // A launch does not always say what is played with.
      CURRENCY: readBrand({ file: brandFile, mode }).currency,
      // As the platform has it: on, unless it is switched off.
      DEMO: process.env.DEMO || 'on',
    },
  };
  const sportsbook: Entry = {
    name: 'sportsbook',
    entry: 'stand-ins/sportsbook/src/main.ts',
    host: '127.0.0.1',
    port: standIns.sportsbook.port,
    setting: 'SPORTSBOOK_PORT',
    env: {
      SPORTSBOOK_PORT: String(standIns.sportsbook.port),
      SITE_URL: siteUrl,
      WIDGET_ORIGIN: widget?.origin,
      CURRENCY: readBrand({ file: brandFile, mode }).currency,
    },
  };
  return [arcade, sportsbook, gateways, platform];
}

export function portsOf(settings: Settings): PortClaim[] {
  const { host, port } = settings.office;
  return [...entries(settings), { host, port, setting: 'OFFICE_PORT' }];
}

export function servicesOf(settings: Settings, databases: ReadonlyMap<Keeper, DatabaseAddress>): ServiceSpec[] {
  return entries(settings).map(({ name, entry, host, port, env }) => {
    const { certificate } = (name === 'platform' && settings.tls) || {};
    return {
      name,
      entry: join(repositoryRoot, entry),
      env: {
        ...process.env,
        DATA_DIR: settings.dataDir,
        // One launcher at a time holds a data directory.
        INSTANCE_ID: process.env.INSTANCE_ID || `${hostname()}:${settings.dataDir}`,
        // Who uses the tables cannot change them: the owner's address stays here.
        DATABASE_MIGRATE_URL: undefined,
        DATABASE_MIGRATE_URL_FILE: undefined,
        // In live mode the platform reads the operator's files itself: a variable is no place for a secret there.
        ...(settings.mode === 'sandbox' && sandboxSecrets(settings, { name, appUrl: databases.get(name)?.appUrl })),
        ...env,
      },
      logFile: logFile(settings.dataDir, name),
      readyUrl: `${certificate === undefined ? 'http' : 'https'}://${reachable(host)}:${port}/readyz`,
      certificate,
      stopNoticeMs: name === 'platform' ? settings.drainNoticeMs : 0,
    };
  });
}

/** What this process has made, or read from a file, reaches the child as a variable. */
function sandboxSecrets(
  { dataDir }: Settings,
  { name, appUrl }: { name: Keeper; appUrl: string | undefined },
): NodeJS.ProcessEnv {
  const secretsKey = () => readSettingFiles(process.env).env.SECRETS_KEY || loadSecrets(dataDir).secretsKey;
  return {
    DATABASE_URL: appUrl,
    DATABASE_URL_FILE: undefined,
    SECRETS_KEY_FILE: undefined,
    // A third party does not learn what the platform encrypts with.
    SECRETS_KEY: name === 'platform' ? secretsKey() : undefined,
  };
}

/** A host that means "every address" can be listened on but not called. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
