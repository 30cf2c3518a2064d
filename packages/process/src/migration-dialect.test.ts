import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { dialectOf } from './migration-dialect.ts';

const oldServer = 150_000;

test.each([
  ['values (100_00, 1_000_000)', 'values (10000, 1000000)'],
  ['select 1_0.5_0e1_0, .1_5, -1_0', 'select 10.50e10, .15, -10'],
  ['check (amount>1_000)', 'check (amount>1000)'],
  [
    'create function f() returns int language sql as $$ select 1_000 -- 1_000\n$$',
    'create function f() returns int language sql as $$ select 1000 -- 1_000\n$$',
  ],
  ['do $body$ begin perform 1_0; end $body$; select 2_0', 'do $body$ begin perform 10; end $body$; select 20'],
])('removes the underscores of numbers for a server that does not know them: %s', (sql, expected) => {
  expect(dialectOf(sql, oldServer)).toBe(expected);
});

test.each([
  `select '1_000', 'it''s 1_000', e'\\'1_000', "1_000"`,
  '-- 1_000\nselect 1',
  '/* 1_000\n1_000 */ select 1',
  'select a1_000, _1_000, t.column_1_2, $1_0.x, größe1_000',
  'create index journal_20261116_01 on wallet.journal (at)',
])('leaves everything else as it is: %s', (sql) => {
  expect(dialectOf(sql, oldServer)).toBe(sql);
});

test('changes nothing for a server that knows them', () => {
  expect(dialectOf('select 1_000', 160_000)).toBe('select 1_000');
});

test('changes nothing but numbers in the migrations that have landed', () => {
  const files = globSync('{apps,packages,stand-ins}/*/src/**/migrations/*.sql');
  const plain = (text: string) => text.replaceAll(/(?<=\d)_(?=\d)/g, '');
  const changed = files.filter((path) => {
    const sql = readFileSync(path, 'utf8');
    expect(plain(dialectOf(sql, oldServer)), path).toBe(plain(sql));
    return dialectOf(sql, oldServer) !== sql;
  });
  expect(changed.map((path) => basename(path))).toContain('20261115-12-cashier.sql');
});
