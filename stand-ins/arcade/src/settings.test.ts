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
