import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('MARKET', 'tanzania'));

const { readBrand } = await import('./brand.ts');
const { readSettings } = await import('./index.ts');

const settings = readSettings({ MARKET: 'tanzania' });

test('one setting makes a sandbox of Tanzania: its brand, currency, prefix and help lines', () => {
  const brand = readBrand({ file: settings.brandFile, mode: 'sandbox' });
  expect(brand).toMatchObject({ country: 'TZ', currency: 'TZS', countryPrefix: '+255', isSample: true });
  expect(brand.licences.join()).toContain('Gaming Board of Tanzania');
  expect(brand.helpLines).toHaveLength(1);
  expect(settings).toMatchObject({ localCountry: 'TZ', ageMin: 18, taxes: [] });
});

test('money moves by mobile money and cards of Selcom there, and a Nigerian gateway stays off whatever is set', () => {
  const { payments } = readSettings({ MARKET: 'tanzania', KUDIPAL_URL: 'https://kudipal.example' });
  expect(payments.kudipal).toBeUndefined();
  expect(payments.selcom).toBeDefined();
  expect(payments.fasthub).toBeDefined();
});
