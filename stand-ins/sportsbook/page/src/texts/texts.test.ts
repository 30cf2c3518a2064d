import { expectTranslated } from '@harmattan/sandbox-ui/testing/catalogue-rules';
import { test } from 'vitest';
import { en } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

test('every text is there in every language, says what it is given, and was left in English only where it is said alike', () => {
  expectTranslated({ en, sw, zh }, { alike: ['moreMarkets', 'minute', 'scoreSpoken'] });
});
