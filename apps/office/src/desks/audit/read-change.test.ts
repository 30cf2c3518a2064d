import { expect, test } from 'vitest';
import { fieldName, readChange } from './read-change.ts';

test('has each field of both sides once', () => {
  expect(readChange({ isDisabled: false, name: 'Ada' }, { isDisabled: true, note: 'left' })).toEqual([
    { field: 'isDisabled', before: 'no', after: 'yes' },
    { field: 'name', before: 'Ada', after: undefined },
    { field: 'note', before: undefined, after: 'left' },
  ]);
});

test('reads what is no object, and nothing of nothing', () => {
  expect(readChange(null, null)).toEqual([]);
  expect(readChange(null, 'text')).toEqual([{ field: '', before: undefined, after: 'text' }]);
  expect(readChange(null, { rows: [1, { a: 2 }], empty: null })).toEqual([
    { field: 'rows', before: undefined, after: '[1,{"a":2}]' },
    { field: 'empty', before: undefined, after: 'null' },
  ]);
});

test('a field reads as words', () => {
  expect(fieldName('playerComment')).toBe('player comment');
});
