import { isAbsolute, resolve } from 'node:path';
import { marketRules } from '@harmattan/kernel/market-rules';
import { markets } from '@harmattan/kernel/markets/markets';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type { z } from 'zod';
import { type BookSettings, bookSettings } from './book.ts';
import { type BusSettings, busSettings, type ProcessSettings, processSettings } from './bus.ts';
import { type CaseSettings, caseSettings } from './cases.ts';
import { type ComplianceSettings, complianceSettings } from './compliance.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { liveProblems } from './live.ts';
import { type MailSettings, mailSettings } from './mail.ts';
import { type MarketingSettings, marketingSettings } from './marketing.ts';
import { type OfficeSettings, officeSettings } from './office.ts';
import { repositoryRoot } from './paths.ts';
import { type PaymentSettings, paymentSettings } from './payments.ts';
import { type RegisterSettings, registerSettings } from './register.ts';
import { type ReplicaSettings, replicaSettings } from './replica.ts';
import { secretSourceProblems } from './secret-sources.ts';
import { type SecurityLogSettings, securityLogProblems, securityLogSettings } from './security-log.ts';
import { readSettingFiles } from './setting-files.ts';
import { type SupplierSettings, supplierSettings } from './suppliers.ts';
import { type TlsSettings, tlsProblems, tlsSettings } from './tls.ts';
import { type VerificationSettings, verificationSettings } from './verification.ts';
import { ownUrl, type WidgetSettings, widgetProblems, widgetSettings } from './widget.ts';

export type StandIn = 'arcade' | 'sportsbook' | 'gateways';

export interface Settings {
  mode: 'sandbox' | 'live';
  /** Whether the demo world is filled and kept alive. */
  demo: boolean;
  /** Whether jackpots of the sandbox's own are kept going: with the demo world, unless it is said otherwise. */
  demoJackpots: boolean;
  /** Whether the sandbox answers what players write to the operator: with the demo world, unless it is said otherwise. */
  demoOperator: boolean;
  /** The same for races, with players of their own who play in them. */
  demoRaces: boolean;
  /** Whether a test may move the clock; never so in live mode. */
  testClock: boolean;
  host: string;
  port: number;
  /** What the platform itself speaks HTTPS with. Undefined: plain HTTP. */
  tls: TlsSettings | undefined;
  /** The one address that players know the site by. */
  siteUrl: string;
  dataDir: string;
  brandFile: string;
  /** The texts of the information pages, in a folder for each language. */
  pagesDir: string;
  /** Unset: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  databaseMigrateUrl: string | undefined;
  databaseConnectionsMax: number;
  /** Lists and totals may be read there. Undefined: the primary answers everything. */
  databaseReplica: ReplicaSettings | undefined;
  bus: BusSettings;
  process: ProcessSettings;
  /** Characters that a new password needs at least. */
  passwordLengthMin: number;
  /** Undefined: what the product takes. Tests lower it; no variable of the environment does. */
  passwordCost?: { memoryCost: number; timeCost: number; parallelism: number };
  /** More numbers that fail to sign in within ten minutes raise an alarm and slow unknown devices. */
  signInFailuresAlarm: number;
  /** How long the login history goes back. */
  signInHistoryDays: number;
  /** An account that was not used for so long is not opened by a code by SMS alone. */
  accountIdleDays: number;
  sessionDaysMax: number;
  /** What secrets in the database are encrypted with: the first one encrypts, all of them decrypt. */
  secretsKeys: Buffer[];
  securityLog: SecurityLogSettings;
  /** `publicUrl` is for browsers, `internalUrl` for calls between servers. */
  standIns: Record<StandIn, { port: number; publicUrl: string; internalUrl: string }>;
  /** Offers come from another sender than codes and news of the account. */
  sms: { url: string; apiKey: string; sender: string; promotionSender: string };
  mail: MailSettings;
  marketing: MarketingSettings;
  payments: PaymentSettings;
  /** The exclusion register of the market. Undefined: there is none. */
  register: RegisterSettings | undefined;
  office: OfficeSettings;
  book: BookSettings;
  cases: CaseSettings;
  compliance: ComplianceSettings;
  suppliers: SupplierSettings;
  verification: VerificationSettings;
  /** Whether a sports bet that was paid wrongly is taken back even from who has spent it, below zero. */
  sportsOverdraft: boolean;
  /** `slow` is one transaction for each money command: the yardstick. `queueMax`: how many may wait before one is refused. */
  wallet: { engine: 'batched' | 'slow'; queueMax: number };
  /** Origins that may stand in a frame of the site. */
  supplierOrigins: string[];
  /** Of the sportsbook's widget. Undefined where it is switched off. */
  widget: WidgetSettings | undefined;
  /** Proxies whose forwarding headers are believed. */
  trustedProxies: string[];
  countryHeader: string | undefined;
  /** The country of callers on this machine or its own network, which no database knows. Unknown in live mode. */
  localCountry: string | undefined;
  /** Where players may register, sign in, pay in and play. Undefined: in the brand's country only. */
  countries: readonly string[] | 'any' | undefined;
  /** Whether they may where the country is unknown. */
  unknownCountry: 'allow' | 'refuse';
  /** Whole years. */
  ageMin: number;
  /** What winnings are taxed by, of which the house withholds it. */
  taxes: readonly TaxRule[];
  /** How long readiness says no before the server stops to listen, so that a load balancer can send requests elsewhere. */
  drainNoticeMs: number;
  /** Whether strangers see the documentation of the calls, and what `/readyz` waits for. */
  publicDetails: boolean;
  metricsToken: string | undefined;
  requestsPerMinuteMax: number;
  logLevel: Environment['LOG_LEVEL'];
}

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`settings are wrong or missing: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Reads every setting once. What is missing or wrong comes back as one list rather than one by one. Only who migrates
 * needs the address of the tables' owner; the platform itself runs without it.
 */
export function readSettings(env: NodeJS.ProcessEnv, options = { migrates: false }): Settings {
  const files = readSettingFiles(env);
  if (files.problems.length > 0) throw new SettingsError(files.problems);
  const given = Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(describe));
  const problems = [
    ...(parsed.data.MODE === 'live' ? [...secretSourceProblems(env), ...liveProblems(parsed.data, options)] : []),
    ...tlsProblems(parsed.data),
    ...securityLogProblems(parsed.data),
    ...(parsed.data.COUNTRY_HEADER && !parsed.data.TRUSTED_PROXIES?.length
      ? ['COUNTRY_HEADER: needs TRUSTED_PROXIES, because anybody else could write what they like into it']
      : []),
    ...widgetProblems(parsed.data),
    ...marketProblems(parsed.data),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
}

/** The rules of another country are loaded with the process. */
function marketProblems({ MARKET }: Environment): string[] {
  return markets[MARKET].country === marketRules.country
    ? []
    : [`MARKET: must be ${MARKET} in the environment of the process`];
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

function toSettings(env: Environment): Settings {
  const standIns = {
    arcade: standIn(env.ARCADE_PORT ?? env.PORT + 1),
    sportsbook: standIn(env.SPORTSBOOK_PORT ?? env.PORT + 2),
    gateways: standIn(env.GATEWAYS_PORT ?? env.PORT + 3),
  };
  const live = env.MODE === 'live';
  const rules = markets[env.MARKET];
  const dataDir = absolute(env.DATA_DIR ?? rules.dataDir);
  const siteUrl = env.SITE_URL ?? ownUrl(env);
  const suppliers = supplierSettings(env, {
    arcadeUrl: standIns.arcade.internalUrl,
    sportsbookUrl: standIns.sportsbook.internalUrl,
  });
  return {
    mode: env.MODE,
    demo: !live && env.DEMO !== 'off',
    demoJackpots: !live && (env.DEMO_JACKPOTS ?? env.DEMO) !== 'off',
    demoOperator: !live && (env.DEMO_OPERATOR ?? env.DEMO) !== 'off',
    demoRaces: !live && (env.DEMO_RACES ?? env.DEMO) !== 'off',
    testClock: env.TEST_CLOCK === 'on',
    ...{ host: env.HOST, port: env.PORT },
    tls: tlsSettings(env),
    siteUrl,
    dataDir,
    brandFile: absolute(env.BRAND_FILE ?? rules.sampleBrandFile),
    pagesDir: absolute(env.PAGES_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseMigrateUrl: env.DATABASE_MIGRATE_URL ?? env.DATABASE_URL,
    databaseConnectionsMax: env.DATABASE_CONNECTIONS_MAX,
    ...{ databaseReplica: replicaSettings(env), bus: busSettings(env), process: processSettings(env) },
    passwordLengthMin: env.PASSWORD_LENGTH_MIN,
    signInFailuresAlarm: env.SIGN_IN_FAILURES_ALARM,
    signInHistoryDays: env.SIGN_IN_HISTORY_DAYS,
    accountIdleDays: env.ACCOUNT_IDLE_DAYS,
    sessionDaysMax: env.SESSION_DAYS_MAX,
    secretsKeys: env.SECRETS_KEY ?? [],
    securityLog: securityLogSettings(env),
    standIns,
    sms: smsSettings(env, standIns.gateways.internalUrl),
    mail: mailSettings(env, { live, dataDir }),
    marketing: marketingSettings(env, { live }),
    payments: paymentSettings(env, { standInUrl: standIns.gateways.internalUrl, live }),
    register: registerSettings(env, { standInUrl: standIns.gateways.internalUrl, live }),
    office: officeSettings(env, { port: env.PORT, live }),
    book: bookSettings(env, { sportsbookUrl: standIns.sportsbook.internalUrl, live }),
    cases: caseSettings(env),
    compliance: complianceSettings(env),
    suppliers,
    verification: verificationSettings(env, { standInUrl: standIns.gateways.internalUrl, live }),
    sportsOverdraft: env.SPORTS_OVERDRAFT === 'on',
    wallet: { engine: env.WALLET_ENGINE, queueMax: env.WALLET_QUEUE_MAX },
    supplierOrigins: live
      ? env.SUPPLIER_ORIGINS
      : [standIns.arcade.publicUrl, standIns.sportsbook.publicUrl, standIns.gateways.publicUrl],
    widget: widgetSettings(env, { siteUrl, altenarUrl: suppliers.altenar?.url }),
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    localCountry: env.LOCAL_COUNTRY ?? (live ? undefined : rules.country),
    countries: env.COUNTRIES ?? (live ? undefined : rules.sandboxCountries),
    unknownCountry: env.COUNTRY_UNKNOWN ?? (live ? 'refuse' : 'allow'),
    ageMin: Math.max(env.AGE_MIN, rules.ageMin),
    taxes: rules.taxes,
    drainNoticeMs: env.DRAIN_NOTICE_MS ?? (live ? 5_000 : 0),
    publicDetails: (env.PUBLIC_DETAILS ?? (live ? 'off' : 'on')) === 'on',
    metricsToken: env.METRICS_TOKEN,
    requestsPerMinuteMax: env.REQUESTS_PER_MINUTE_MAX,
    logLevel: env.LOG_LEVEL,
  };
}

function smsSettings(env: Environment, standInUrl: string): Settings['sms'] {
  return {
    url: (env.SMS_URL ?? standInUrl).replace(/\/$/, ''),
    apiKey: env.SMS_API_KEY ?? 'sandbox',
    sender: env.SMS_SENDER,
    promotionSender: env.SMS_PROMOTION_SENDER,
  };
}

/**
 * Browsers share cookies between the ports of one host, so a stand-in lives on 127.0.0.1 while the site lives on
 * localhost: a page of the one can never read the other's cookies.
 */
function standIn(port: number) {
  const url = `http://127.0.0.1:${port}`;
  return { port, publicUrl: url, internalUrl: url };
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(repositoryRoot, path);
}
