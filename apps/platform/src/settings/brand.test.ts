import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { market } from '@harmattan/kernel/market';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrand } from './brand.ts';
import { readSettings } from './index.ts';

const sampleFile = readSettings({}).brandFile;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(change: object): string {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(sampleFile, 'utf8')), ...change }));
  return file;
}

test('the sample brand is complete and says that it is one', () => {
  expect(readBrand({ file: sampleFile, mode: 'sandbox' }).isSample).toBe(true);
});

test('has the money, the country and the numbers of the market', () => {
  const { country, currency, countryPrefix } = readBrand({ file: sampleFile, mode: 'sandbox' });
  expect({ country, currency, phonePrefix: countryPrefix.slice(1) }).toEqual({
    country: market.country,
    currency: market.currency,
    phonePrefix: market.phonePrefix,
  });
});

test('keeps the sample brand out of live mode', () => {
  expect(() => readBrand({ file: sampleFile, mode: 'live' })).toThrow('isSample must be false');
  expect(readBrand({ file: fileWith({ isSample: false }), mode: 'live' }).isSample).toBe(false);
});

const line = { name: 'A help line', number: '+234 000 000 0000', url: null, verifiedOn: '2026-05-22' };

test.each([
  [[], 'at least one with a number'],
  [[{ ...line, number: null }], 'at least one with a number'],
  [[line, { ...line, name: 'An old line', verifiedOn: '2026-05-21' }], 'An old line was last verified more than 180'],
])('live mode does not start with the help lines %j', (helpLines, problem) => {
  const read = (mode: 'sandbox' | 'live') =>
    readBrand({ file: fileWith({ isSample: false, helpLines }), mode, now: new Date('2026-11-18T00:00:00Z') });
  expect(() => read('live')).toThrow(problem);
  expect(read('sandbox').helpLines).toEqual(helpLines);
});

test('live mode starts with help lines that were verified within 180 days', () => {
  const file = fileWith({ isSample: false, helpLines: [line] });
  expect(readBrand({ file, mode: 'live', now: new Date('2026-11-18T00:00:00Z') }).helpLines).toEqual([line]);
});

test.each([
  [{ helpLines: [{ ...line, number: 'call us' }] }, 'helpLines.0.number'],
  [{ helpLines: [{ ...line, verifiedOn: 'lately' }] }, 'helpLines.0.verifiedOn'],
  [{ chatUrl: 'javascript:alert(1)' }, 'chatUrl'],
  [{ supportEmail: 'nobody' }, 'supportEmail'],
  [{ licenses: [] }, 'licenses'],
  [{ currency: 'TZS' }, 'currency'],
])('names what is wrong in %j', (change, name) => {
  expect(() => readBrand({ file: fileWith(change), mode: 'sandbox' })).toThrow(name);
});

test('names the file that is not there', () => {
  expect(() => readBrand({ file: join(folder, 'none.json'), mode: 'sandbox' })).toThrow('none.json');
});
