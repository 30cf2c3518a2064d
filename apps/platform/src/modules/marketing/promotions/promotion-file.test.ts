import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goodFile } from '../testing/good-file.ts';
import { readPromotionFile } from './promotion-file.ts';

const shipped = new URL('../../../../../../brand/promotions.json', import.meta.url);

/** The good file with one thing of its first promotion changed. */
function withPromotion(change: (promotion: Record<string, unknown>) => object): unknown {
  const { categories, promotions } = goodFile();
  const [first, ...others] = promotions;
  return { categories, promotions: [{ ...first, ...change(first as never) }, ...others] };
}

const texts = (change: object) => ({
  texts: { ...goodFile().promotions[0]?.texts, sw: { ...goodFile().promotions[0]?.texts.sw, ...change } },
});

test('reads what the sandbox ships, and what is good', () => {
  expect(readPromotionFile(JSON.parse(readFileSync(shipped, 'utf8')))).not.toHaveProperty('problems');
  expect(readPromotionFile(goodFile())).not.toHaveProperty('problems');
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'the file: '],
  ['a list', [], 'the file: '],
  ['an unknown field', { ...goodFile(), more: 1 }, 'the file: '],
  ['an unknown field of a promotion', withPromotion(() => ({ bonus: 100 })), 'promotions.0: '],
  ['an id that is no number', withPromotion(() => ({ id: '7' })), 'promotions.0.id: '],
  ['an id of no promotion', withPromotion(() => ({ id: 0 })), 'promotions.0.id: '],
  ['an id twice', withPromotion(() => ({ id: 2 })), 'promotions.1: has the id of another'],
  ['a missing banner', withPromotion(() => ({ banner: '../x' })), 'promotions.0.banner: is no banner of ours'],
  ['an impossible day', withPromotion(() => ({ startsAt: '2026-02-30T00:00:00+01:00' })), 'promotions.0.startsAt: '],
  [
    'an instant without its offset',
    withPromotion(() => ({ startsAt: '2026-02-01T00:00:00' })),
    'promotions.0.startsAt: ',
  ],
  [
    'an end before the start',
    withPromotion(() => ({ endsAt: '2025-01-01T00:00:00+01:00' })),
    'promotions.0.endsAt: must be after it starts',
  ],
  ['no category', withPromotion(() => ({ categories: [] })), 'promotions.0.categories: '],
  ['a category that is not there', withPromotion(() => ({ categories: [9] })), 'promotions.0.categories: must be'],
  ['a category twice', withPromotion(() => ({ categories: [1, 1] })), 'promotions.0.categories: must be'],
  [
    'a language too few',
    withPromotion(() => ({ texts: { en: goodFile().promotions[0]?.texts.en } })),
    'promotions.0.texts.sw: ',
  ],
  ['an empty title', withPromotion(() => texts({ title: '' })), 'promotions.0.texts.sw.title: '],
  [
    'a title of two lines',
    withPromotion(() => texts({ title: 'a\nb' })),
    'promotions.0.texts.sw.title: must be one line',
  ],
  ['a title that turns around', withPromotion(() => texts({ title: 'a\u202eb' })), 'promotions.0.texts.sw.title: '],
  [
    'a tag too few in one language',
    withPromotion(() => texts({ tags: [] })),
    'promotions.0.texts: must have the same tags',
  ],
  [
    'a link to another site',
    withPromotion(() => texts({ text: 'See [this](https://evil.example/).' })),
    'promotions.0.texts.sw.text: may link to paths',
  ],
  [
    'such a link in a table',
    withPromotion(() => texts({ text: '| a |\n|---|\n| **[x](mailto:a@b.example)** |' })),
    'promotions.0.texts.sw.text: may link to paths',
  ],
  [
    'such a link in a list of a list',
    withPromotion(() => texts({ text: '- a\n  - [x](tel:+2348030000001)' })),
    'promotions.0.texts.sw.text: may link to paths',
  ],
  ...['https://evil.example', '//evil.example', 'javascript:alert(1)', 'slots', '/\\evil.example'].map(
    (path): [string, unknown, string] => [
      `an action that leads to ${path}`,
      withPromotion(() => ({ action: { path, labels: { en: 'Go', sw: 'Nenda', zh: '前往' } } })),
      'promotions.0.action.path: must be a path of this site',
    ],
  ),
])('refuses %s', (_what, given, problem) => {
  const read = readPromotionFile(given);
  expect('problems' in read && read.problems.some((told) => told.startsWith(problem)), JSON.stringify(read)).toBe(true);
});

test('takes a text that only looks like markup, as it is', () => {
  const text = '<script>alert(1)</script> & [x](javascript:alert(1))';
  const read = readPromotionFile(withPromotion(() => texts({ text })));
  expect('file' in read && read.file.promotions[0]?.texts.sw.text).toBe(text);
});
