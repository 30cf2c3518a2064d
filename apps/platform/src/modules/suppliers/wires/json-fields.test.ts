import { expect, test } from 'vitest';
import { readJsonFields, textOf } from './json-fields.ts';

test('keeps numbers as they were written, and strings as they are', () => {
  expect(
    readJsonFields('{"a":1.00,"b":-3,"c":1e2,"d":"1.00","e":"say \\"2\\"","f":[1,{"g":20}],"h":true,"i":null}'),
  ).toEqual({
    a: '1.00',
    b: '-3',
    c: '1e2',
    d: '1.00',
    e: 'say "2"',
    f: ['1', { g: '20' }],
    h: true,
    i: null,
  });
});

test.each([
  '',
  '[]',
  '"x"',
  '1',
  'null',
  '{',
  '{"a":}',
  '{"a":1x}',
  '{"a":01}',
  '{"a":1.2.3}',
  '{"a":1.}',
  '{"a":-}',
  '{"a":"1}',
  "{'a':1}",
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\ud800":1}',
])('takes %j for nothing', (body) => {
  expect(readJsonFields(body)).toBeUndefined();
});

test('text in any script is text, emoji too', () => {
  expect(readJsonFields('{"a":"游戏 🎲","b":"\\ud83c\\udfb2"}')).toEqual({ a: '游戏 🎲', b: '🎲' });
});

test('a string that never ends is given up at once', () => {
  const startedAt = performance.now();
  expect(readJsonFields(`{"a":"${'\\"'.repeat(30_000)}`)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(200);
});

test('a field that is no text counts as missing', () => {
  const fields = { a: 'x', b: '', c: true, d: {} };
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => textOf(fields, name))).toEqual([
    'x',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
