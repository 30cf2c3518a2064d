import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.ts';

test.each([
  ['', 'GSM-7', 0],
  ['a'.repeat(160), 'GSM-7', 1],
  ['a'.repeat(161), 'GSM-7', 2],
  ['a'.repeat(306), 'GSM-7', 2],
  ['a'.repeat(307), 'GSM-7', 3],
  // Each bracket takes the room of two.
  ['['.repeat(80), 'GSM-7', 1],
  ['['.repeat(81), 'GSM-7', 2],
  // An escape and its sign stay together: 152 and not 153 fit.
  [`${'a'.repeat(152)}${'['.repeat(77)}`, 'GSM-7', 3],
  ['您'.repeat(70), 'UCS-2', 1],
  ['您'.repeat(71), 'UCS-2', 2],
  ['₦500', 'UCS-2', 1],
  [`${'a'.repeat(69)}😀`, 'UCS-2', 2],
  [`${'a'.repeat(66)}😀${'a'.repeat(66)}`, 'UCS-2', 3],
] as const)('a text like %j is %s in %i parts', (text, encoding, parts) => {
  expect(smsParts(text)).toEqual({ encoding, parts });
});
