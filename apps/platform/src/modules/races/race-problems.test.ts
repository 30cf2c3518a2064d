import { expect, test } from 'vitest';
import { problemsOf, type RaceTerms } from './race-problems.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hourMs = 3_600_000;
const text = { name: 'Race', rules: '- play' };
const right: RaceTerms = {
  urlSuffix: 'a-race-1',
  startsAt: later(1),
  endsAt: later(hourMs),
  banner: 'race-dunes',
  prizesMinor: [300n, 200n, 200n],
  gameIds: [1, 2],
  texts: { en: text, sw: text, zh: { name: '竞赛', rules: '第一行\n第二行' } },
};
const problems = (change: Partial<RaceTerms>) =>
  problemsOf(
    { ...right, ...change },
    // The fourth and the fifth have the same name.
    { now, isGame: (id) => id < 10, isWhole: (ids) => ids.includes(4) === ids.includes(5) },
  );

test('what is right has no problems', () => {
  expect(problems({})).toEqual([]);
});

test.each(['', 'Capital', 'with space', 'ends/', 'dots.', 'ü', 'a'.repeat(81)])(
  'the suffix %j is refused',
  (urlSuffix) => {
    expect(problems({ urlSuffix })).toEqual(['suffix']);
  },
);

test.each([
  ['that has begun', now, later(hourMs)],
  ['that ends before it begins', later(hourMs), later(1)],
  ['of no length', later(hourMs), later(hourMs)],
  ['of nine seconds', later(1), later(9_000)],
  ['of half a year', later(1), later(180 * 24 * hourMs)],
  ['in two years', later(700 * 24 * hourMs), later(701 * 24 * hourMs)],
  ['that begins at no instant', new Date(Number.NaN), later(hourMs)],
  ['that ends at no instant', later(1), new Date(Number.NaN)],
])('a period %s is refused', (_what, startsAt, endsAt) => {
  expect(problems({ startsAt, endsAt })).toEqual(['period']);
});

test.each([
  ['no prize', []],
  ['a prize of nothing', [100n, 0n]],
  ['a debt', [100n, -1n]],
  ['a worse place that wins more', [100n, 101n]],
  ['more than an amount can be', [999_999_999_999_999n, 1n]],
  ['a thousand and one places', Array(1_001).fill(1n)],
])('%s is refused', (_what, prizesMinor) => {
  expect(problems({ prizesMinor })).toEqual(['prizes']);
});

test.each([
  ['none', []],
  ['the same twice', [1, 1]],
  ['one that is not known', [1, 10]],
  ['one without its namesake', [1, 4]],
])('games: %s is refused', (_what, gameIds) => {
  expect(problems({ gameIds })).toEqual(['games']);
});

test.each([
  ['a language is missing', { en: text, sw: text } as RaceTerms['texts']],
  ['a name is empty', { ...right.texts, sw: { name: ' ', rules: 'x' } }],
  ['rules are empty', { ...right.texts, zh: { name: 'x', rules: '\n' } }],
  ['a name has two lines', { ...right.texts, en: { name: 'a\nb', rules: 'x' } }],
  ['a name is too long', { ...right.texts, en: { name: 'a'.repeat(81), rules: 'x' } }],
  ['rules are too long', { ...right.texts, en: { name: 'a', rules: 'x'.repeat(10_001) } }],
  ['rules hold what cannot be seen', { ...right.texts, en: { name: 'a', rules: 'x\u202ey' } }],
])('texts are refused where %s', (_what, texts) => {
  expect(problems({ texts })).toEqual(['texts']);
});

test('a banner is a picture that there is, and everything that is wrong is told at once', () => {
  expect(problems({ banner: '../secret' })).toEqual(['banner']);
  expect(problems({ banner: 'race-nowhere' })).toEqual(['banner']);
  expect(problems({ banner: '', urlSuffix: '', gameIds: [] })).toEqual(['suffix', 'banner', 'games']);
});
