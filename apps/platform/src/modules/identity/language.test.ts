import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['sw', 'sw'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['yo-NG, EN-ng;q=0.5', 'en'],
  ['yo', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'x,'.repeat(200)}en`, undefined],
])('of %j it is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
