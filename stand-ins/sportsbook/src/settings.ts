import { market } from '@harmattan/kernel/market';
import { sandboxOperatorSecret } from '@harmattan/wires/book-operator/signature';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import { type SupplierCredentials, supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { readSupplierVariables } from '@harmattan/wires/suppliers/variables';
import { z } from 'zod';

const kobo = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt);

const settingsSchema = z.object({
  SPORTSBOOK_PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.string().min(1),
  /** Who may show the book in a frame. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** Whose page the widget runs in. Without one its scripts may call nothing. */
  WIDGET_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the platform's wallets are, if not below the site's own address. */
  PLATFORM_WALLETS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(market.currency),
  /** A minute of a match takes a minute, or goes by so many times as fast. */
  MATCH_SPEED: z.coerce.number().int().min(1).max(600).default(1),
  /** How long a bet on a match under way waits before it is taken, in milliseconds. */
  LIVE_BET_DELAY_MS: z.coerce.number().int().min(0).max(30_000).default(5_000),
  /** A larger stake, or a bet that could return more, is looked at by the operator first. Kobo. */
  REFERRAL_STAKE_KOBO: kobo.default(100_000_000n),
  REFERRAL_RETURN_KOBO: kobo.default(5_000_000_000n),
  /** So long the operator has to decide, and then the player to answer an offer. */
  REFERRAL_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  /** What the operator signs its calls with. */
  BOOK_OPERATOR_SECRET: z.string().min(16).default(sandboxOperatorSecret),
  TEST_CLOCK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type AllCredentials = { [Name in BookName]: SupplierCredentials<Name> };

export interface Settings {
  port: number;
  databaseUrl: string;
  siteUrl: string;
  siteOrigin: string;
  widgetOrigin: string | undefined;
  /** What stands before a supplier's name in its wallet's address. */
  walletsUrl: string;
  currency: string;
  credentials: AllCredentials;
  matchSpeed: number;
  liveBetDelayMs: number;
  referrals: { stakeMinor: bigint; returnMinor: bigint; seconds: number };
  operatorSecret: string;
  testClock: boolean;
  logLevel: z.output<typeof settingsSchema>['LOG_LEVEL'];
}

/** The launcher sets them all; a setting that is empty counts as not set. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.parse(given);
  const siteUrl = parsed.SITE_URL.replace(/\/+$/, '');
  return {
    port: parsed.SPORTSBOOK_PORT,
    databaseUrl: parsed.DATABASE_URL,
    siteUrl,
    siteOrigin: new URL(siteUrl).origin,
    widgetOrigin: parsed.WIDGET_ORIGIN && new URL(parsed.WIDGET_ORIGIN).origin,
    walletsUrl: (parsed.PLATFORM_WALLETS_URL ?? `${siteUrl}/wallet`).replace(/\/+$/, ''),
    currency: parsed.CURRENCY,
    credentials: Object.fromEntries(
      bookNames.map((name) => [name, readSupplierVariables(name, supplierCredentials[name], given)]),
    ) as AllCredentials,
    matchSpeed: parsed.MATCH_SPEED,
    liveBetDelayMs: parsed.LIVE_BET_DELAY_MS,
    referrals: {
      stakeMinor: parsed.REFERRAL_STAKE_KOBO,
      returnMinor: parsed.REFERRAL_RETURN_KOBO,
      seconds: parsed.REFERRAL_SECONDS,
    },
    operatorSecret: parsed.BOOK_OPERATOR_SECRET,
    testClock: parsed.TEST_CLOCK === 'on',
    logLevel: parsed.LOG_LEVEL,
  };
}
