import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { walletNames } from '@harmattan/wires/suppliers/names';
import { expect } from '@playwright/test';
import { writeSettingFiles } from '../../../apps/platform/src/testing/setting-files.ts';
import { testCertificate, testKey } from '../../../apps/platform/src/testing/test-certificate.ts';
import { startPostgres } from '../../../scripts/postgres/index.ts';
import { keptWords, test } from './fixtures.ts';
import { repository, statusOf } from './launched.ts';
import { queryAsOwner, secretsOf } from './owner-query.ts';
import { environmentOf } from './processes.ts';

test('a first start serves the site and says where everything is', async ({ start, dataDir }) => {
  const product = await start({ dataDir });
  const page = await fetch(product.siteUrl);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  await expect.poll(product.output).toContain('Ctrl-C stops it.');
  expect(product.output()).toContain(`${product.siteUrl}/api/docs`);
  expect(await statusOf(`${product.siteUrl}/api/docs`)).toBe(200);
  expect(product.output()).toMatch(new RegExp(`phone +${product.phoneUrl}\n`));
  expect(await statusOf(product.phoneUrl)).toBe(200);
  expect(product.output(), 'the demo world is off').not.toContain('demo sign-in');
  expect(product.output()).toContain(dataDir);
  expect(product.output(), 'this is no terminal').not.toContain('\u001b');
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('the data survive a restart', async ({ running: { dataDir } }) => {
  expect(await queryAsOwner(dataDir, 'select words from kept')).toEqual([{ words: keptWords }]);
});

test('the embedded database is durable, and closed to all but the platform', async ({
  running: { product, dataDir },
}) => {
  const wanted = { fsync: 'on', synchronous_commit: 'on', data_checksums: 'on', listen_addresses: '' };
  for (const [name, setting] of Object.entries(wanted)) {
    expect(await queryAsOwner(dataDir, `show ${name}`)).toEqual([{ [name]: setting }]);
  }
  if (process.platform !== 'linux') return;
  const told = product.children().map(environmentOf).join();
  expect(told).toContain('harmattan_app');
  expect(told).toContain('gateways_app');
  expect(told).toContain('arcade_app');
  const { databaseOwnerPassword, gatewaysOwnerPassword, arcadeOwnerPassword } = secretsOf(dataDir);
  for (const password of [databaseOwnerPassword, gatewaysOwnerPassword, arcadeOwnerPassword]) {
    expect(told, 'the owner is not needed once the tables are there').not.toContain(password);
  }
});

test('says how to sign in to the demo world, and lets one in', async ({ start, usedDir: dataDir }) => {
  const product = await start({ dataDir, env: { DEMO: 'on' } });
  await expect.poll(product.output).toContain('Ctrl-C stops it.');
  const [, userName, password] = /demo sign-in +(\d+) \/ (\S+)/.exec(product.output()) ?? [];
  const answer = await fetch(`${product.siteUrl}/api/api/Security/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password, google2faPin: '' }),
  });
  expect(await answer.json()).toMatchObject({ statusCode: 0 });
});

test('runs live on another PostgreSQL, with secrets from files and HTTPS of its own, and without stand-ins', async ({
  start,
  dataDir,
  open,
}) => {
  const owner = { name: 'owner', password: 'an owner' };
  const app = { name: 'app', password: 'an app' };
  await using other = await startElsewhere();
  const sample = JSON.parse(readFileSync(join(repository, 'brand/sample.json'), 'utf8'));
  const brandFile = join(open, 'brand.json');
  const verifiedOn = new Date().toISOString().slice(0, 10);
  const helpLines = [{ name: 'A help line', number: '+234 000 000 0000', url: null, verifiedOn }];
  writeFileSync(brandFile, JSON.stringify({ ...sample, isSample: false, helpLines }));
  const secrets = {
    DATABASE_URL: other.url({ database: 'bets', role: app }),
    DATABASE_MIGRATE_URL: other.url({ database: 'bets', role: owner }),
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    METRICS_TOKEN: 'a token of sixteen or more',
    SMS_API_KEY: 'a key of the gateway',
    TLS_KEY: testKey,
    VERIFICATION_TOKEN: 'a token to the register',
    VERIFICATION_HASH_KEY: 'a key of thirty-two characters or more',
  };
  const product = await start({
    dataDir,
    env: {
      MODE: 'live',
      SITE_URL: 'https://bets.example',
      HOST: '0.0.0.0',
      TLS_CERTIFICATE: testCertificate,
      ...writeSettingFiles(open, secrets),
      SECURITY_LOG_URL: 'standard-output',
      SMS_URL: 'https://sms.example',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'bets@bets.example',
      KUDIPAL_URL: 'off',
      SELCOM_URL: 'off',
      FASTHUB_URL: 'off',
      VERIFICATION_URL: 'https://register.example',
      ...Object.fromEntries(walletNames.map((name) => [`${name.toUpperCase()}_URL`, 'off'])),
      TRUSTED_PROXIES: 'none',
      SUPPLIER_ORIGINS: 'https://games.example',
      BRAND_FILE: brandFile,
      PAGES_DIR: ownPages(join(open, 'pages')),
    },
  });
  await expect.poll(product.output).toContain('https://bets.example');
  expect(product.children(), 'no stand-in, no database').toHaveLength(1);
  expect(await statusOf(product.phoneUrl)).toBe(0);
  if (process.platform === 'linux') {
    const told = product.children().map(environmentOf).join();
    for (const secret of Object.values(secrets)) expect(told, 'a secret is no variable').not.toContain(secret);
  }
  product.kill('SIGTERM');
  expect(await product.ended()).toBe(0);

  const DATABASE_URL = other.url({ database: 'bets', role: owner });
  await expect(start({ dataDir, env: { DATABASE_URL } })).rejects.toThrow('MODE: the database is live');

  async function startElsewhere() {
    const postgres = await startPostgres({
      dataDir: join(open, 'other'),
      durability: 'none',
      adminPassword: 'an admin',
      roles: [owner, app],
      databases: [{ name: 'bets', owner: owner.name, users: [app.name] }],
    });
    return { ...postgres, [Symbol.asyncDispose]: () => postgres.stop() };
  }
});

test('keeps the data of the stand-ins to itself when the platform uses another PostgreSQL', async ({
  start,
  usedDir: dataDir,
  open,
}) => {
  const other = await startPostgres({ dataDir: join(open, 'other'), durability: 'none', adminPassword: 'an admin' });
  try {
    const DATABASE_URL = other.url({ database: 'postgres', role: other.admin });
    const product = await start({ dataDir, env: { DATABASE_URL } });
    await expect.poll(product.output).toContain('Ctrl-C stops it.');
    expect(await statusOf(product.phoneUrl)).toBe(200);
    product.kill('SIGTERM');
    expect(await product.ended()).toBe(0);
  } finally {
    await other.stop();
  }
});

/** Our sample texts, as an operator would have made them their own. */
function ownPages(dir: string): string {
  cpSync(join(repository, 'brand/pages'), dir, { recursive: true });
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(dir, file), 'utf8');
    writeFileSync(join(dir, file), text.replace('sample: yes\n', ''));
  }
  return dir;
}
