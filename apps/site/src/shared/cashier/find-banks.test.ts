import { expect, it } from 'vitest';
import { findBanks } from './find-banks.ts';

const names = [
  'Guaranty Trust Bank',
  'OPay',
  'PalmPay',
  'Kuda Bank',
  'Moniepoint MFB',
  'United Bank for Africa',
  'Union Bank of Nigeria',
];
const banks = names.map((label, at) => ({ value: String(at), label }));
const found = (query: string) => findBanks(banks, query).map(({ label }) => label);

it.each([
  ['kuda', ['Kuda Bank']],
  ['o pay', ['OPay']],
  ['PAY', ['OPay', 'PalmPay']],
  ['gtb', ['Guaranty Trust Bank']],
  ['UBA', ['United Bank for Africa']],
  ['monie', ['Moniepoint MFB']],
  ['heritage', []],
  ['', []],
  ['  ', []],
  ['(', []],
])('finds by %j', (query, labels) => {
  expect(found(query)).toEqual(labels);
});
