import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MalformedBody, parseJsonBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(new TextEncoder().encode(text));

test('reads plain JSON as it stands', () => {
  expect(parse('{"amount": 1500.5, "list": [0, -3, "1e5 \\" ["], "none": null}')).toEqual({
    amount: 1500.5,
    list: [0, -3, '1e5 " ['],
    none: null,
  });
});

test('takes an empty body for none', () => {
  expect(parse('')).toBeUndefined();
});

test.each([
  ['not JSON', '{"amount": }'],
  ['cut short', '{"amount": 1'],
  ['an unclosed string', '{"a": "'],
  ['a stray backslash at the end', '"\\'],
  ['an exponent', '{"amount": 1e2}'],
  ['a capital exponent', '[1E2]'],
  ['a huge exponent', '[1e400]'],
  ['a negative zero', '[-0]'],
  ['a negative zero with decimals', '[-0.00]'],
  ['a leading zero', '[007]'],
  ['more digits than a double carries', '[0.30000000000000004]'],
  ['an integer beyond what a double carries', '[9007199254740993]'],
  ['NaN', '[NaN]'],
  ['hexadecimal', '[0x10]'],
  ['nesting deeper than the limit', `${'['.repeat(17)}${']'.repeat(17)}`],
  ['nesting without end', '['.repeat(60_000)],
  ['a zero character', '{"name": "a\\u0000b"}'],
  ['half a surrogate pair', '{"name": "\\ud800"}'],
  ['a zero character in a key', '{"a\\u0000": 1}'],
])('refuses %s', (_what, text) => {
  expect(() => parse(text)).toThrow(MalformedBody);
});

test('refuses bytes that are not UTF-8', () => {
  expect(() => parseJsonBody(Uint8Array.of(0x22, 0xff, 0x22))).toThrow('not UTF-8');
});

test('agrees with JSON.parse on every value with plain numbers', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.integer({ min: 1, max: 99_999_999 }).map((minor) => minor / 100),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), tie('any'), { maxKeys: 4 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (sample) => {
      const text = JSON.stringify(sample);
      fc.pre(!text.includes('\\u0000'));
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('never fails in any other way than by refusing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        parseJsonBody(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedBody);
      }
    }),
  );
});
