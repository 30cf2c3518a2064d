import { expect, test } from 'vitest';
import { languageOfAddress } from './texts.ts';

test.each([
  ['?lang=sw', 'sw'],
  ['?number=1&lang=zh-CN', 'zh'],
  ['?lang=sw_KE', 'sw'],
  ['?lang=EN', 'en'],
  ['?lang=fr', undefined],
  ['?lang=', undefined],
  ['', undefined],
])('the address %j asks for %s', (search, language) => {
  expect(languageOfAddress(search)).toBe(language);
});
