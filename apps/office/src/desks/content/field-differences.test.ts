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

test('of a long text the lines that differ are shown, with one before and one after', () => {
  const text = (line: string) => ({ text: ['a', 'b', 'c', line, 'd', 'e', 'f'].join('\n') });
  expect(fieldDifferences(text('mine'), text('theirs'))).toEqual([
    { path: ['text'], mine: '…\nc\nmine\nd\n…', theirs: '…\nc\ntheirs\nd\n…' },
  ]);
  expect(fieldDifferences({ text: 'a\nb' }, { text: 'a\nb\nc' })).toEqual([
    { path: ['text'], mine: '…\nb', theirs: '…\nb\nc' },
  ]);
});
