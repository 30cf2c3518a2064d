import { market } from '@harmattan/kernel/market';
import { busVariables } from '@harmattan/process/bus/bus-url';
import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import { type SupplierCredentials, supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { readSupplierVariables } from '@harmattan/wires/suppliers/variables';
import { z } from 'zod';

const settingsSchema = z.object({
  ARCADE_PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.string().min(1),
  /** Over which arcades on one database serve the same tables. */
  ...busVariables,
  /** Where browsers find the arcade, if that is not this process itself. */
  ARCADE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who may show the games in a frame. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** Where the platform's wallets are, if not below the site's own address. */
  PLATFORM_WALLETS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(market.currency),
  /** Turns of tables on a clock go by so many times as fast, where a test has to wait for them. */
  LIVE_SPEED: z.coerce.number().int().min(1).max(20).default(1),
  /** What the flights of Zeppelin are salted with, fixed in public after their seeds were promised. Without it, it is drawn. */
  ZEPPELIN_SALT: z.string().min(1).max(200).optional(),
  /** The sandbox has players who are none, to make it lively. */
  DEMO: z.enum(['on', 'off']).default('off'),
  TEST_CLOCK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type AllCredentials = { [Name in SupplierName]: SupplierCredentials<Name> };

export interface Settings {
  port: number;
  databaseUrl: string;
  bus: { url: string | undefined; prefix: string };
  /** Undefined: browsers find this process by its own port. */
  publicOrigin: string | undefined;
  siteUrl: string;
  siteOrigin: string;
  /** What stands before a supplier's name in its wallet's address. */
  walletsUrl: string;
  /** What everybody here plays with; a launch does not always say. */
  currency: string;
  credentials: AllCredentials;
  /** How many times as fast as usual the tables on a clock go. */
  liveSpeed: number;
  zeppelinSalt: string | undefined;
  isDemo: boolean;
  testClock: boolean;
  logLevel: z.output<typeof settingsSchema>['LOG_LEVEL'];
}

/** The launcher sets them all; a setting that is empty counts as not set. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.parse(given);
  const siteUrl = parsed.SITE_URL.replace(/\/+$/, '');
  return {
    port: parsed.ARCADE_PORT,
    databaseUrl: parsed.DATABASE_URL,
    bus: { url: parsed.BUS_URL, prefix: parsed.BUS_PREFIX },
    publicOrigin: parsed.ARCADE_URL && new URL(parsed.ARCADE_URL).origin,
    siteUrl,
    siteOrigin: new URL(siteUrl).origin,
    walletsUrl: (parsed.PLATFORM_WALLETS_URL ?? `${siteUrl}/wallet`).replace(/\/+$/, ''),
    currency: parsed.CURRENCY,
    credentials: Object.fromEntries(
      supplierNames.map((name) => [name, readSupplierVariables(name, supplierCredentials[name], given)]),
    ) as AllCredentials,
    liveSpeed: parsed.LIVE_SPEED,
    zeppelinSalt: parsed.ZEPPELIN_SALT,
    isDemo: parsed.DEMO === 'on',
    testClock: parsed.TEST_CLOCK === 'on',
    logLevel: parsed.LOG_LEVEL,
  };
}
