import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const least = { GATEWAYS_PORT: '3003', DATABASE_URL: 'postgres://x', SITE_URL: 'http://localhost:3000/' };

test('needs a port, a database and the site that may frame it', () => {
  expect(readSettings(least)).toMatchObject({ port: 3003, siteOrigin: 'http://localhost:3000', testClock: false });
  for (const name of Object.keys(least)) expect(() => readSettings({ ...least, [name]: '' })).toThrow(name);
});

test('sends web hooks to the site, or wherever it is told', () => {
  expect(readSettings(least).platformUrl).toBe('http://localhost:3000');
  const elsewhere = { ...least, PLATFORM_HOOKS_URL: 'http://127.0.0.1:9/base/' };
  expect(readSettings(elsewhere).platformUrl).toBe('http://127.0.0.1:9/base');
});
