import { generateKeyPairSync } from 'node:crypto';
import { walletNames } from '@harmattan/wires/suppliers/names';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { asFiles } from '../testing/setting-files.ts';
import { testCertificate, testKey } from '../testing/test-certificate.ts';
import { readSettings, SettingsError } from './index.ts';

const open = {
  MODE: 'live',
  SITE_URL: 'https://bet.example',
  DATABASE_URL: 'postgres://app@db/harmattan?sslmode=verify-full',
  DATABASE_MIGRATE_URL: 'postgres://owner@db/harmattan?sslmode=verify-full',
  TRUSTED_PROXIES: '10.0.0.0/24',
  SMS_URL: 'https://sms.example',
  MAIL_FROM: 'bets@bet.example',
  SUPPLIER_ORIGINS: 'https://games.example, https://sports.example',
  BRAND_FILE: '/etc/harmattan/brand.json',
  PAGES_DIR: '/etc/harmattan/pages',
  KUDIPAL_URL: 'https://kudipal.example',
  SELCOM_URL: 'off',
  FASTHUB_URL: 'off',
  VERIFICATION_URL: 'https://api.register.example',
  ...Object.fromEntries(walletNames.map((name) => [`${name.toUpperCase()}_URL`, 'off'])),
  SECURITY_LOG_URL: 'https://logs.example/events',
};
const secrets = {
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  METRICS_TOKEN: 'a-token-of-some-length',
  SMS_API_KEY: 'a-key',
  MAIL_URL: 'smtps://me:secret@mail.example',
  KUDIPAL_SECRET_KEY: 'a-secret',
  KUDIPAL_ENCRYPTION_KEY: 'twenty-four-characters-!',
  KUDIPAL_HOOK_SECRET: 'another secret, a long one',
  SECURITY_LOG_KEY: 'the-key-of-the-collector',
  VERIFICATION_TOKEN: 'the-token-to-the-register',
  VERIFICATION_HASH_KEY: 'a key of thirty-two or more characters',
};
const live = { ...open, ...asFiles(secrets, afterAll) };

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env, { migrates: true });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('has a default for everything in the sandbox', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ mode: 'sandbox', demo: true, port: 3000, siteUrl: 'http://localhost:3000' });
  expect(settings.standIns.gateways.publicUrl).toBe('http://127.0.0.1:3003');
});

test('moves the other ports along with PORT', () => {
  const settings = readSettings({ PORT: '4000', SPORTSBOOK_PORT: '9000' });
  expect(settings.standIns.arcade.port).toBe(4001);
  expect(settings.standIns.sportsbook.port).toBe(9000);
});

test('takes an empty variable for one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('names every wrong value at once', () => {
  expect(problemsOf({ PORT: '99999', MODE: 'prod', DATABASE_URL: 'mysql://x' })).toEqual([
    expect.stringContaining('MODE'),
    expect.stringContaining('PORT'),
    'DATABASE_URL: must start with postgres://',
  ]);
});

test('lists everything that is missing in live mode', () => {
  const problems = problemsOf({ MODE: 'live' });
  const names = Object.keys({ ...open, ...secrets });
  // Asked for once the collector is known.
  for (const name of names.filter((key) => key !== 'MODE' && key !== 'SECURITY_LOG_KEY')) {
    expect(problems).toContainEqual(expect.stringMatching(`^${name}: not set`));
  }
});

test('is content with a complete live environment, and shows no demo world in it', () => {
  expect(readSettings(live)).toMatchObject({
    mode: 'live',
    demo: false,
    supplierOrigins: ['https://games.example', 'https://sports.example'],
  });
});

test("the sportsbook's widget has a host of its own, and none where it is off", () => {
  const widgetOf = (env: NodeJS.ProcessEnv) => readSettings(env).widget;
  expect(widgetOf({ ALTENAR_URL: 'https://books.example/path' })).toEqual({
    origin: 'http://127.0.0.1:3000',
    scriptUrl: 'https://books.example/path/altenarWSDK.js',
  });
  expect(widgetOf({ SITE_URL: 'http://127.0.0.1:3000' })?.origin).toBe('http://localhost:3000');
  expect(widgetOf({ WIDGET_ORIGIN: 'http://widget.localhost:3000' })?.origin).toBe('http://widget.localhost:3000');
  expect(widgetOf({ ALTENAR_URL: 'off' })).toBeUndefined();
  expect(widgetOf(live)).toBeUndefined();
});

test("a supplier's script never gets the site's own host", () => {
  for (const origin of ['http://localhost:3000', 'http://localhost:3009', 'https://localhost'])
    expect(problemsOf({ WIDGET_ORIGIN: origin })).toEqual([expect.stringMatching('^WIDGET_ORIGIN: must have another')]);
  const widgetProblems = (env: NodeJS.ProcessEnv) =>
    problemsOf({ ...live, ALTENAR_URL: 'https://books.example', ...env }).filter((text) => /^WIDGET/.test(text));
  expect(widgetProblems({})).toEqual([expect.stringMatching('^WIDGET_ORIGIN: not set')]);
  expect(widgetProblems({ WIDGET_ORIGIN: 'http://widget.example' })).toEqual([expect.stringContaining('https://')]);
  expect(widgetProblems({ WIDGET_ORIGIN: 'https://bet.example:8443' })).toEqual([expect.stringContaining('another')]);
  expect(widgetProblems({ WIDGET_ORIGIN: 'https://widget.bet.example' })).toEqual([]);
});

test('leaves no player below zero, unless the operator says so', () => {
  expect(readSettings({}).sportsOverdraft).toBe(false);
  expect(readSettings({ SPORTS_OVERDRAFT: 'on' }).sportsOverdraft).toBe(true);
  expect(() => readSettings({ SPORTS_OVERDRAFT: 'yes' })).toThrow('SPORTS_OVERDRAFT');
});

test("does without the owner's address where nothing is migrated", () => {
  const { DATABASE_MIGRATE_URL: _, ...platform } = live;
  expect(readSettings(platform).mode).toBe('live');
});

test.each([
  [{ DEMO: 'on' }, 'DEMO'],
  [{ DEMO_JACKPOTS: 'on' }, 'DEMO_JACKPOTS'],
  [{ DEMO_OPERATOR: 'on' }, 'DEMO_OPERATOR'],
  [{ DEMO_RACES: 'on' }, 'DEMO_RACES'],
  [{ TEST_CLOCK: 'on' }, 'TEST_CLOCK'],
  [{ SITE_URL: 'http://bet.example' }, 'SITE_URL'],
  [{ DATABASE_URL: 'postgres://app@db/harmattan' }, 'DATABASE_URL'],
  [{ DATABASE_MIGRATE_URL: 'postgres://owner@db/harmattan?sslmode=require' }, 'DATABASE_MIGRATE_URL'],
  [{ DATABASE_REPLICA_URL: 'postgres://app@standby/harmattan' }, 'DATABASE_REPLICA_URL'],
  [{ TRUSTED_PROXIES: '192.0.2.1, 10.0.0.0/8' }, 'TRUSTED_PROXIES: 10.0.0.0/8'],
  [{ TRUSTED_PROXIES: 'fd00::/48' }, 'TRUSTED_PROXIES: fd00::/48'],
  [{ SUPPLIER_ORIGINS: 'http://games.example' }, 'SUPPLIER_ORIGINS'],
  [{ DATABASE_MIGRATE_URL: live.DATABASE_URL }, 'DATABASE_MIGRATE_URL'],
  [{ DATABASE_MIGRATE_URL: `${live.DATABASE_URL}&x=1` }, 'DATABASE_MIGRATE_URL'],
  [{ DATABASE_MIGRATE_URL: `${live.DATABASE_MIGRATE_URL}&user=app` }, 'DATABASE_MIGRATE_URL'],
  [{ SECURITY_LOG_URL: 'http://logs.example' }, 'SECURITY_LOG_URL: must start with https'],
  [{ SECURITY_LOG_KEY_FILE: '' }, 'SECURITY_LOG_KEY: not set'],
  [{ HOST: '0.0.0.0' }, 'HOST: 0.0.0.0 accepts connections of other machines'],
  [{ HOST: '10.0.0.7' }, 'HOST'],
  [{ HOST: '::' }, 'HOST'],
])('refuses %j in live mode', (change, name) => {
  expect(problemsOf({ ...live, ...change })).toEqual([expect.stringMatching(`^${name}`)]);
});

test.each([
  [{ DATABASE_URL: 'postgres://me:pa/ss@host/db' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://me@host:99999/db' }, 'DATABASE_URL'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
  [{ SITE_URL: 'http://localhost:3000/' }, 'SITE_URL'],
  [{ SITE_URL: 'https://bet.example/shop' }, 'SITE_URL'],
  [{ COUNTRY_HEADER: 'cf-ipcountry' }, 'COUNTRY_HEADER'],
])('names what is wrong with %j', (env, name) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(`^${name}: `)]);
});

test('shows details to strangers in the sandbox, and in live mode only where the operator says so', () => {
  expect(readSettings({}).publicDetails).toBe(true);
  expect(readSettings(live).publicDetails).toBe(false);
  expect(readSettings({ ...live, PUBLIC_DETAILS: 'on' }).publicDetails).toBe(true);
});

test('takes no caller for a local one in live mode, unless told to', () => {
  expect(readSettings({}).localCountry).toBe('NG');
  expect(readSettings(live).localCountry).toBeUndefined();
});

test('the market of the sandbox is a list of its own, that of live mode the brand, and unknown countries are refused there', () => {
  const ofMarket = ({ countries, unknownCountry, ageMin }: ReturnType<typeof readSettings>) => [
    countries,
    unknownCountry,
    ageMin,
  ];
  expect(ofMarket(readSettings({}))).toEqual([['NG', 'TZ', 'GE', 'PT'], 'allow', 18]);
  expect(ofMarket(readSettings(live))).toEqual([undefined, 'refuse', 18]);
  const own = { COUNTRIES: 'NG, GH', COUNTRY_UNKNOWN: 'allow', AGE_MIN: '21' };
  expect(ofMarket(readSettings({ ...live, ...own }))).toEqual([['NG', 'GH'], 'allow', 21]);
  expect(readSettings({ COUNTRIES: 'any' }).countries).toBe('any');
});

test.each([
  { COUNTRIES: 'Nigeria' },
  { COUNTRIES: 'NG,any' },
  { COUNTRIES: 'ng' },
  { AGE_MIN: '17' },
  { COUNTRY_UNKNOWN: 'maybe' },
])('takes %j for no market', (env) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(Object.keys(env)[0] as string)]);
});

test('reads one key or several, the newest first, and does not quote a wrong one', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const keys = `${first.toString('base64')}, ${second.toString('base64')}`;
  expect(readSettings({ SECRETS_KEY: keys }).secretsKeys).toEqual([first, second]);
  for (const wrong of ['short', Buffer.alloc(31, 1).toString('base64'), `${keys},`, 'x'.repeat(44)]) {
    const problems = problemsOf({ SECRETS_KEY: wrong });
    expect(problems).toContainEqual(expect.stringMatching(/^SECRETS_KEY: must be 32/));
    expect(problems.join()).not.toContain(wrong);
  }
});

test('lets an operator say that there is no proxy', () => {
  expect(readSettings({ ...live, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
});

test('live mode sends security events to a collector, unless the operator says that a carrier of its own does', () => {
  expect(readSettings(live).securityLog).toEqual({
    url: 'https://logs.example/events',
    key: 'the-key-of-the-collector',
  });
  expect(problemsOf({ ...live, SECURITY_LOG_URL: '' })).toEqual([
    expect.stringMatching('^SECURITY_LOG_URL: not set .+ or standard-output'),
  ]);
  const carried = { ...live, SECURITY_LOG_URL: 'standard-output', SECURITY_LOG_KEY_FILE: '' };
  expect(readSettings(carried).securityLog).toBe('standard-output');
  expect(readSettings({}).securityLog).toBeUndefined();
});

test('in live mode the platform listens for other machines only with a certificate', () => {
  for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(readSettings({ ...live, HOST }).tls).toBeUndefined();
  const certified = {
    ...live,
    HOST: '0.0.0.0',
    TLS_CERTIFICATE: testCertificate,
    ...asFiles({ TLS_KEY: testKey }, onTestFinished),
  };
  expect(readSettings(certified).tls).toEqual({ certificate: testCertificate, key: testKey.trimEnd() });
});

test('a certificate and its key come together', () => {
  const whole = { TLS_CERTIFICATE: testCertificate, TLS_KEY: testKey };
  expect(readSettings(whole)).toMatchObject({
    siteUrl: 'https://localhost:3000',
    widget: { origin: 'https://127.0.0.1:3000' },
  });
  expect(problemsOf({ ...whole, TLS_KEY: '' })).toEqual([expect.stringMatching('^TLS_KEY: not set')]);
  expect(problemsOf({ ...whole, TLS_CERTIFICATE: '' })).toEqual([expect.stringMatching('^TLS_CERTIFICATE: not set')]);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const TLS_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  for (const other of [{ TLS_KEY }, { TLS_CERTIFICATE: testKey }, { TLS_KEY: testCertificate }]) {
    expect(problemsOf({ ...whole, ...other })).toEqual(['TLS_KEY: is not the private key of TLS_CERTIFICATE']);
  }
  expect(problemsOf({ ...whole, TLS_KEY: 'no PEM' })).toEqual([expect.stringMatching('^TLS_KEY: must be PEM')]);
});

test('a market that is not known keeps the platform from starting, and the known ones are listed', () => {
  expect(problemsOf({ MARKET: 'kenya' })).toEqual(['MARKET: must be one of nigeria, nigeria-lagos, tanzania']);
});

test('a market of another country than that of the process is refused', () => {
  expect(problemsOf({ MARKET: 'tanzania' })).toEqual(['MARKET: must be tanzania in the environment of the process']);
  expect(readSettings({ MARKET: 'nigeria-lagos' }).taxes).toHaveLength(1);
});
