import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const given = { ARCADE_PORT: '3001', DATABASE_URL: 'postgres://x', SITE_URL: 'http://localhost:3000/' };

test('finds the wallets below the site, or where it is told', () => {
  expect(readSettings(given).walletsUrl).toBe('http://localhost:3000/wallet');
  expect(readSettings({ ...given, PLATFORM_WALLETS_URL: 'http://127.0.0.1:9/w/' }).walletsUrl).toBe(
    'http://127.0.0.1:9/w',
  );
});

test('has the credentials of the sandbox, or those that the platform is given under the same names', () => {
  expect(readSettings(given).credentials.betsolutions.merchantId).toBe('40001');
  const { credentials } = readSettings({ ...given, BETSOLUTIONS_PRIVATE_KEY: 'another', EGT_EQ_PORTAL_CODE: '' });
  expect(credentials.betsolutions.privateKey).toBe('another');
  expect(credentials.egt.eqPortalCode).toBe('HARMATTAN_EQ_NGN');
});

test('refuses an address of the bus that cannot be read, in an error without its password', () => {
  const read = (BUS_URL: string) => readSettings({ ...given, BUS_URL });
  expect(read('nats://u:p@127.0.0.1:4222,nats://127.0.0.1:4223').bus.prefix).toBe('harmattan');
  for (const wrong of [
    'u:a-password@127.0.0.1:4222',
    'nats://u:a-password%@127.0.0.1:4222',
    'nats://a,nats://u:a-password@b',
  ]) {
    let error: unknown;
    try {
      read(wrong);
    } catch (thrown) {
      error = thrown;
    }
    expect(inspect(error, { depth: null, showHidden: true })).toContain('BUS_URL');
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('a-password');
  }
});
