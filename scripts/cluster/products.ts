import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '../../apps/platform/src/settings/brand.ts';
import type { Settings } from '../../apps/platform/src/settings/index.ts';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { Secrets } from '../../apps/platform/src/settings/secrets.ts';
import type { Keeper } from '../start/database.ts';
import { answersOk, serverFlags } from '../start/service.ts';
import type { Ports } from './layout.ts';
import { busUrl } from './nats.ts';
import { createPart, type Part } from './part.ts';
import { counts } from './read-command.ts';

export interface Product extends Part {
  kind: Keeper;
  isReady(): Promise<boolean>;
}

interface ProductOptions {
  dataDir: string;
  ports: Ports;
  settings: Settings;
  secrets: Secrets;
  databaseUrl(keeper: Keeper): string;
}

const host = '127.0.0.1';
const siteUrlOf = (ports: Ports) => `http://localhost:${ports.site}`;

/** The platforms, the arcades, the sportsbook and the gateways, each with its own port behind HAProxy's. */
export function createProducts(options: ProductOptions): Product[] {
  const { ports } = options;
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return [
    createProduct(options, { kind: 'gateways', port: ports.gateways, env: { GATEWAYS_PORT: String(ports.gateways) } }),
    ...numbers(counts.arcade).map((number) => {
      const port = ports.arcadeOf(number);
      return createProduct(options, { kind: 'arcade', number, port, env: { ARCADE_PORT: String(port) } });
    }),
    createProduct(options, {
      kind: 'sportsbook',
      port: ports.sportsbook,
      env: { SPORTSBOOK_PORT: String(ports.sportsbook) },
    }),
    ...numbers(counts.platform).map((number) =>
      createProduct(options, {
        kind: 'platform',
        number,
        port: ports.platform(number),
        env: {
          PORT: String(ports.platform(number)),
          OFFICE_PORT: String(ports.office(number)),
          OFFICE_URL: `http://localhost:${ports.office(number)}`,
          SECRETS_KEY: options.secrets.secretsKey,
        },
      }),
    ),
  ];
}

const entries: Record<Keeper, string> = {
  platform: 'apps/platform/src/main.ts',
  gateways: 'stand-ins/gateways/src/main.ts',
  arcade: 'stand-ins/arcade/src/main.ts',
  sportsbook: 'stand-ins/sportsbook/src/main.ts',
};

function createProduct(
  { dataDir, ports, settings, databaseUrl }: ProductOptions,
  { kind, number, port, env }: { kind: Keeper; number?: number; port: number; env: NodeJS.ProcessEnv },
): Product {
  const name = number === undefined ? kind : `${kind}-${number}`;
  const ownDir = join(dataDir, name);
  mkdirSync(ownDir, { recursive: true, mode: 0o700 });
  const part = createPart({
    name,
    command: process.execPath,
    args: [...serverFlags, join(repositoryRoot, entries[kind])],
    cwd: repositoryRoot,
    hasChannel: true,
    logFile: join(dataDir, 'logs', `${name}.log`),
    env: {
      ...process.env,
      MODE: 'sandbox',
      DATA_DIR: ownDir,
      DATABASE_URL: databaseUrl(kind),
      DATABASE_MIGRATE_URL: undefined,
      BUS_URL: busUrl(ports),
      SITE_URL: siteUrlOf(ports),
      WIDGET_ORIGIN: `http://${host}:${ports.site}`,
      TRUSTED_PROXIES: host,
      // Browsers and platforms reach an arcade through HAProxy.
      ARCADE_PORT: String(ports.arcade),
      SPORTSBOOK_PORT: String(ports.sportsbook),
      GATEWAYS_PORT: String(ports.gateways),
      SMS_API_KEY: settings.sms.apiKey,
      CURRENCY: readBrand({ file: settings.brandFile, mode: 'sandbox' }).currency,
      DEMO: process.env.DEMO || 'on',
      DRAIN_NOTICE_MS: process.env.DRAIN_NOTICE_MS || '2000',
      ...env,
    },
  });
  return { ...part, kind, isReady: () => answersOk({ readyUrl: `http://${host}:${port}/readyz` }) };
}
