import { expect, test } from 'vitest';
import type { Part } from './blocks.ts';
import { readParts } from './read-parts.ts';

const bold = (...parts: Part[]): Part => ({ kind: 'bold', parts });
const italic = (...parts: Part[]): Part => ({ kind: 'italic', parts });
const link = (address: string, ...parts: Part[]): Part => ({ kind: 'link', address, parts });

test('reads bold, italic and links, one inside the other', () => {
  expect(readParts('Win **big** or _small_.')).toEqual(['Win ', bold('big'), ' or ', italic('small'), '.']);
  expect(readParts('**a _b_ c**')).toEqual([bold('a ', italic('b'), ' c')]);
  expect(readParts('see [the **rules**](/BettingRules) now')).toEqual([
    'see ',
    link('/BettingRules', 'the ', bold('rules')),
    ' now',
  ]);
  expect(readParts('**[a](/b)**')).toEqual([bold(link('/b', 'a'))]);
});

test('reads marks between Chinese characters, which have no spaces', () => {
  expect(readParts('请**先**看_规则_。')).toEqual(['请', bold('先'), '看', italic('规则'), '。']);
});

test.each([
  '2 * 3 ** 4',
  '** not bold **',
  '**open',
  'open_',
  '_open',
  'snake_case_name',
  '____',
  '****',
  '***three***',
  '[no address]',
  '[a] (/b)',
  '[](/b)',
  '[a](/b',
  'a ] b [ c',
  '[a]()',
  '<b>tags</b> &amp; <script>alert(1)</script>',
])('%j is plain text', (text) => {
  expect(readParts(text)).toEqual([text]);
});

test.each([
  ['**a [b** c](/d)', [bold('a [b'), ' c](/d)']],
  ['[a **b](/c) d**', [link('/c', 'a **b'), ' d**']],
  ['[a [b](/c) d](/e)', ['[a ', link('/c', 'b'), ' d](/e)']],
  ['_a **b_ c**', [italic('a **b'), ' c**']],
])('marks that cross one another leave the later one as text: %j', (text, parts) => {
  expect(readParts(text)).toEqual(parts);
});

test('an address with marks in it stays whole', () => {
  expect(readParts('[a](/b_c_d?e=**f**) _g_')).toEqual([link('/b_c_d?e=**f**', 'a'), ' ', italic('g')]);
});
