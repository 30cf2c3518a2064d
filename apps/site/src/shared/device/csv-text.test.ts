import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

const mark = '\ufeff';

it('writes a line for each row', () => {
  expect(
    csvText([
      ['Time', 'Amount'],
      ['2026-11-15 13:05:00', '5000.00'],
    ]),
  ).toBe(`${mark}Time,Amount\r\n2026-11-15 13:05:00,5000.00\r\n`);
});

it.each([
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
])('quotes %j', (cell, text) => {
  expect(csvText([[cell]])).toBe(`${mark}${text}\r\n`);
});

it.each(['=1+1', '+234', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes the power from %j', (cell) => {
  expect(csvText([[cell]])).toBe(`${mark}"'${cell}"\r\n`);
});

it('takes it from a formula that hides behind a quote as well', () => {
  expect(csvText([['=HYPERLINK("http://x.example")']])).toBe(`${mark}"'=HYPERLINK(""http://x.example"")"\r\n`);
});

it('leaves an amount below zero a number', () => {
  expect(csvText([['-1250.00']])).toBe(`${mark}-1250.00\r\n`);
});
