import { beforeAll, expect, test } from 'vitest';
import { openCountryDatabase } from './country-database.ts';
import { type GeoDeps, getIpCountry } from './get-ip-country.ts';

let deps: GeoDeps;
beforeAll(async () => {
  deps = { settings: { countryHeader: undefined, localCountry: 'NG' }, countryOf: await openCountryDatabase() };
});

function caller(address: string, headers: Record<string, string> = {}) {
  return { address, isBehindTrustedProxy: true, header: (name: string) => headers[name] };
}

test.each([
  ['102.89.0.1', 'NG'],
  ['::ffff:102.89.0.1', 'NG'],
  ['2c0f:f5c0::1', 'NG'],
  ['196.249.96.1', 'TZ'],
  ['8.8.8.8', 'US'],
])('knows %s from the database', (address, country) => {
  expect(getIpCountry(deps, caller(address))).toBe(country);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.5', 'fd00::1'])(
  'takes %s for local and answers the setting',
  (address) => {
    const elsewhere = { ...deps, settings: { ...deps.settings, localCountry: 'PT' } };
    expect(getIpCountry(elsewhere, caller(address))).toBe('PT');
  },
);

test.each(['240.0.0.1', '2001:db8::1', 'not an address', ''])('does not know %j', (address) => {
  expect(getIpCountry(deps, caller(address))).toBeUndefined();
});

test('believes the country header only from a trusted proxy, and only where the setting names it', () => {
  const behindProxy = { ...deps, settings: { ...deps.settings, countryHeader: 'cf-ipcountry' } };
  const told = caller('8.8.8.8', { 'cf-ipcountry': 'tz' });
  expect(getIpCountry(behindProxy, told)).toBe('TZ');
  expect(getIpCountry(deps, told)).toBe('US');
  expect(getIpCountry(behindProxy, { ...told, isBehindTrustedProxy: false })).toBe('US');
});

test.each(['XX', 'T1', 'Nigeria', '', '<b>'])('falls back on the address when the header says %j', (text) => {
  const behindProxy = { ...deps, settings: { ...deps.settings, countryHeader: 'cf-ipcountry' } };
  expect(getIpCountry(behindProxy, caller('102.89.0.1', { 'cf-ipcountry': text }))).toBe('NG');
});
