import { tooWideNetworks } from './address-list.ts';
import { liveBookProblems } from './book.ts';
import { liveBusProblems } from './bus.ts';
import { lacksVerifiedTls } from './database-tls.ts';
import type { Environment } from './environment.ts';
import { liveOfficeProblems } from './office.ts';
import { livePaymentProblems } from './payments.ts';
import { liveRegisterProblems } from './register.ts';
import { liveSupplierProblems } from './suppliers.ts';
import { liveVerificationProblems } from './verification.ts';

/** What keeps this environment from taking real money, as sentences for the person who set it up. */
export function liveProblems(env: Environment, { migrates }: { migrates: boolean }): string[] {
  const missing: [keyof Environment, string][] = [
    ['SITE_URL', 'the https:// address that players use'],
    ['DATABASE_URL', 'PostgreSQL for the role that runs the platform'],
    ['SECRETS_KEY', '32 random bytes in base64, which encrypt secrets in the database'],
    ['SMS_URL', "Termii's address, or that of a gateway that speaks its wire"],
    ['SMS_API_KEY', 'the key to it'],
    ['MAIL_URL', 'the mail server'],
    ['MAIL_FROM', 'the address that our mail comes from'],
    ['TRUSTED_PROXIES', 'the addresses of the proxies in front, or none'],
    ['METRICS_TOKEN', 'the bearer token that may read /metrics'],
  ];
  return [
    ...missing.filter(([name]) => env[name] === undefined).map(([name, what]) => `${name}: not set (${what})`),
    ...(env.SUPPLIER_ORIGINS.length === 0
      ? ["SUPPLIER_ORIGINS: not set (the game and betting suppliers' origins)"]
      : []),
    ...(env.BRAND_FILE === undefined || env.BRAND_FILE === 'brand/sample.json'
      ? ["BRAND_FILE: not set (the operator's own brand)"]
      : []),
    ...(env.PAGES_DIR === 'brand/pages'
      ? ["PAGES_DIR: not set (the operator's own terms, rules and other texts)"]
      : []),
    ...(env.SMS_URL?.startsWith('http:') ? ['SMS_URL: must start with https:// in live mode'] : []),
    ...(env.SITE_URL?.startsWith('http:') ? ['SITE_URL: must start with https:// in live mode'] : []),
    ...(['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'DATABASE_REPLICA_URL'] as const)
      .filter((name) => env[name] !== undefined && lacksVerifiedTls(env[name]))
      .map(
        (name) =>
          `${name}: leads to another machine without verified TLS (add sslmode=verify-full to its query, and sslrootcert=<file> for a certificate authority of your own)`,
      ),
    ...tooWideNetworks(env.TRUSTED_PROXIES ?? []).map(
      (network) =>
        `TRUSTED_PROXIES: ${network} is too wide (name the proxies, or networks of at most /24 or, in IPv6, /64)`,
    ),
    ...liveBusProblems(env),
    ...livePaymentProblems(env),
    ...liveRegisterProblems(env),
    ...liveOfficeProblems(env),
    ...liveBookProblems(env),
    ...liveSupplierProblems(env),
    ...liveVerificationProblems(env),
    ...(migrates ? migrateProblems(env) : []),
    ...(env.DEMO === 'on' ? ['DEMO: the demo world cannot run in live mode'] : []),
    ...(env.DEMO_JACKPOTS === 'on' ? ['DEMO_JACKPOTS: the demo world cannot run in live mode'] : []),
    ...(env.DEMO_RACES === 'on' ? ['DEMO_RACES: the demo world cannot run in live mode'] : []),
    ...(env.DEMO_OPERATOR === 'on' ? ['DEMO_OPERATOR: the demo world cannot run in live mode'] : []),
    ...(env.TEST_CLOCK === 'on' ? ['TEST_CLOCK: the clock cannot be moved in live mode'] : []),
  ];
}

function migrateProblems({ DATABASE_URL, DATABASE_MIGRATE_URL }: Environment): string[] {
  if (DATABASE_MIGRATE_URL === undefined) {
    return ['DATABASE_MIGRATE_URL: not set (PostgreSQL for the role that owns and migrates the tables)'];
  }
  return DATABASE_URL !== undefined && userOf(DATABASE_MIGRATE_URL) === userOf(DATABASE_URL)
    ? ['DATABASE_MIGRATE_URL: must be another role than that of DATABASE_URL']
    : [];
}

/** The role may stand before the host or, as libpq allows, in the query. */
function userOf(url: string): string {
  const { username, searchParams } = new URL(url);
  return searchParams.get('user') ?? decodeURIComponent(username);
}
