import { expect, test } from 'vitest';
import { readWriting } from './operator-writing-rules.ts';

const word = { actor: 'Ada', header: 'News', text: 'Some **news**.' };

test('keeps what an operator wrote as it was written', () => {
  const text = '  one\n\n- two\t';
  expect(readWriting({ ...word, text, footer: 'Ada' })).toEqual({
    header: 'News',
    innerHeader: '',
    text,
    footer: 'Ada',
  });
});

test.each([
  { actor: ' ' },
  { header: '' },
  { header: 'x'.repeat(121) },
  { header: 'a\nb' },
  { text: ' ' },
  { text: 'x'.repeat(5_001) },
  { text: 'a\u0007' },
  { innerHeader: 'a\u0007' },
  { footer: 'x'.repeat(201) },
])('takes nothing with %j', (change) => {
  expect(() => readWriting({ ...word, ...change })).toThrow();
});
