import { expect, test } from 'vitest';
import { type Sql, sql } from './sql.ts';

const sent = ({ text, values }: Sql) => ({ text, values });

test('numbers its gaps, and keeps their values beside the text', () => {
  expect(sent(sql`select ${1n}, ${'two'} as "b" from t where c = ${null}`)).toEqual({
    text: 'select $1, $2 as "b" from t where c = $3',
    values: [1n, 'two', null],
  });
});

test('is plain text without a gap', () => {
  expect(sent(sql`select 1`)).toEqual({ text: 'select 1', values: [] });
  expect(sent(sql``)).toEqual({ text: '', values: [] });
});

test('puts a part in its place and numbers its parameters anew', () => {
  const days = (count: number) => sql`${count} * interval '1 day'`;
  const part = sql`a = ${'first'} and b < now() - ${days(7)}`;
  expect(sent(sql`select ${0} from t where ${part} and c = ${'last'} limit ${5}`)).toEqual({
    text: `select $1 from t where a = $2 and b < now() - $3 * interval '1 day' and c = $4 limit $5`,
    values: [0, 'first', 7, 'last', 5],
  });
});

test('takes a part several times, next to another one, and an empty one', () => {
  const [columns, id] = [sql`id, name`, sql`id = ${9}`];
  expect(sent(sql`${columns}${sql``} ${id}${id}${id} ${columns}`)).toEqual({
    text: 'id, name id = $1id = $2id = $3 id, name',
    values: [9, 9, 9],
  });
});

test.each([
  ['a text that looks like SQL', `'; drop table player; --`],
  ['a text that looks like a parameter', '$1'],
  ['a list', [1, 2]],
  ['an object in the form of a part', { text: 'true', values: [], pieces: ['true'] }],
  ['nothing', undefined],
])('makes a parameter of %s', (_what, value) => {
  expect(sent(sql`select ${value}`)).toEqual({ text: 'select $1', values: [value] });
});
