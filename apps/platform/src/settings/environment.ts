import { defaultMarket, marketNames } from '@harmattan/kernel/markets/markets';
import { z } from 'zod';
import { isAddressList } from './address-list.ts';
import { bookVariables } from './book.ts';
import { busVariables } from './bus.ts';
import { caseVariables } from './cases.ts';
import { complianceVariables } from './compliance.ts';
import { mailVariables } from './mail.ts';
import { marketingVariables } from './marketing.ts';
import { officeVariables } from './office.ts';
import { paymentVariables } from './payments.ts';
import { registerVariables } from './register.ts';
import { replicaVariables } from './replica.ts';
import { securityLogVariables } from './security-log.ts';
import { supplierVariables } from './suppliers.ts';
import { tlsVariables } from './tls.ts';
import { verificationVariables } from './verification.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const onOff = z.enum(['on', 'off']);
const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(1)));
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine(URL.canParse, 'is no address: special characters in a password must be escaped, such as %2F for a slash');
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a web address' })
  .refine((text) => text === new URL(text).origin, 'must be an address without a path and without a slash at its end');
/** `none` says that there is no proxy, on purpose. */
const proxies = list
  .transform((items) => (items.join() === 'none' ? [] : items))
  .refine(isAddressList, {
    error: 'must be a list of addresses or networks, such as 10.0.0.0/8, or none',
  });
/** The first one encrypts, all of them decrypt. */
const secretsKeys = list
  .refine((items) => items.every((item) => /^[A-Za-z0-9+/]{43}=$/.test(item)), {
    error: 'must be 32 random bytes in base64, or several such separated by commas',
  })
  .transform((items) => items.map((item) => Buffer.from(item, 'base64')));
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as NG');

/** `any` turns the question off. */
const countries = list
  .refine((items) => items.join() === 'any' || items.every((item) => countryCode.safeParse(item).success), {
    error: 'must be country codes of two capital letters separated by commas, such as NG,TZ, or any',
  })
  .transform((items) => (items.join() === 'any' ? ('any' as const) : items));

/** Mobile networks put hundreds of players behind one address, each of whom asks for the balance every ten seconds. */
export const requestsPerMinuteDefault = 6_000;

/** What the texts of every page say. A market may ask for more, never for less. */
const ageFloor = 18;

/** What the form promises. An operator may ask for more, never for less. */
const passwordLengthDefault = 6;

/** Every environment variable that the product reads, with its default in the sandbox. docs/settings.md lists them. */
export const environmentSchema = z.object({
  MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  DEMO: onOff.optional(),
  DEMO_JACKPOTS: onOff.optional(),
  DEMO_OPERATOR: onOff.optional(),
  DEMO_RACES: onOff.optional(),
  TEST_CLOCK: onOff.default('off'),
  HOST: z.string().default('localhost'),
  PORT: port.default(3000),
  ...tlsVariables,
  ARCADE_PORT: port.optional(),
  SPORTSBOOK_PORT: port.optional(),
  GATEWAYS_PORT: port.optional(),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().optional(),
  BRAND_FILE: z.string().optional(),
  PAGES_DIR: z.string().default('brand/pages'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_MIGRATE_URL: postgresUrl.optional(),
  SECRETS_KEY: secretsKeys.optional(),
  PASSWORD_LENGTH_MIN: z.coerce.number().int().min(passwordLengthDefault).max(64).default(passwordLengthDefault),
  SESSION_DAYS_MAX: z.coerce.number().int().min(1).max(90).default(14),
  SIGN_IN_FAILURES_ALARM: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  SIGN_IN_HISTORY_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
  ACCOUNT_IDLE_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  ...busVariables,
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  ...replicaVariables,
  DATABASE_CONNECTIONS_MAX: z.coerce.number().int().min(3).max(1_000).default(10),
  ...securityLogVariables,
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_SENDER: z.string().max(11).default('Harmattan'),
  ...mailVariables,
  ...bookVariables,
  ...marketingVariables,
  ...officeVariables,
  ...caseVariables,
  ...complianceVariables,
  ...paymentVariables,
  ...registerVariables,
  ...supplierVariables,
  ...verificationVariables,
  SPORTS_OVERDRAFT: onOff.default('off'),
  WALLET_ENGINE: z.enum(['batched', 'slow']).default('batched'),
  WALLET_QUEUE_MAX: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  SUPPLIER_ORIGINS: list
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be a list of https:// origins' })))
    .default([]),
  WIDGET_ORIGIN: origin.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  COUNTRY_HEADER: z.string().optional(),
  LOCAL_COUNTRY: countryCode.optional(),
  COUNTRIES: countries.optional(),
  COUNTRY_UNKNOWN: z.enum(['allow', 'refuse']).optional(),
  /** Whose rules hold: of tax, among others. */
  MARKET: z.enum(marketNames, { error: `must be one of ${marketNames.join(', ')}` }).default(defaultMarket),
  AGE_MIN: z.coerce.number().int().min(ageFloor).max(30).default(ageFloor),
  PUBLIC_DETAILS: onOff.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REQUESTS_PER_MINUTE_MAX: z.coerce.number().int().min(1).default(requestsPerMinuteDefault),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
