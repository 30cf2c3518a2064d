import { expectTranslated } from '@harmattan/sandbox-ui/testing/catalogue-rules';
import { test } from 'vitest';
import { sellingTexts } from '../bets/selling-words.ts';
import { favouriteTexts } from '../offer/favourite-words.ts';
import { searchTexts } from '../offer/search-words.ts';
import { openedCodeTexts } from '../slip/opened-code-words.ts';
import { pictureTexts } from '../slip/picture-words.ts';
import { popularCodesTexts } from '../slip/popular-codes-words.ts';
import { referredTexts } from '../slip/referred-words.ts';
import { en } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

test('every text is there in every language, says what it is given, and was left in English only where it is said alike', () => {
  expectTranslated({ en, sw, zh }, { alike: ['moreMarkets', 'minute', 'scoreSpoken'] });
});

test.each([
  ['selling', sellingTexts],
  ['search', searchTexts],
  ['favourites', favouriteTexts],
  ['popular codes', popularCodesTexts],
  ['referred', referredTexts],
  ['picture', pictureTexts],
  ['opened code', openedCodeTexts],
])('so are those that come with a part: %s', (_part, texts) => {
  expectTranslated(texts, { alike: [] });
});
