import { expect, test } from 'vitest';
import { fieldDifferences } from './field-differences.ts';

const body = (title: string) => ({ isActive: true, picture: null, categories: [1, 2], texts: { en: { title } } });

test('names the fields that two editors have written differently, and no others', () => {
  expect(fieldDifferences(body('a'), body('a'))).toEqual([]);
  expect(fieldDifferences(body('mine'), { ...body('theirs'), categories: [1], picture: 'ab' })).toEqual([
    { path: ['picture'], mine: '', theirs: 'ab' },
    { path: ['categories'], mine: '1, 2', theirs: '1' },
    { path: ['texts', 'en', 'title'], mine: 'mine', theirs: 'theirs' },
  ]);
});
