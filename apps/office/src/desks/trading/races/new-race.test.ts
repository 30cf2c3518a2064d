import { expect, test } from 'vitest';
import { type RaceDraft, readDraft, readPrizes } from './new-race.ts';

const english = { name: 'Dunes', rules: '- play' };
const draft: RaceDraft = {
  ...{ urlSuffix: 'dunes-1', startsAt: '2036-01-01T15:00', endsAt: '2036-01-02T15:00', banner: 'race-dunes' },
  prizes: '5,000\n\n 300.50',
  games: [{ gameIds: [7, 8], name: 'Baobab' }],
  texts: { en: english, sw: { name: '', rules: '' }, zh: { name: '', rules: '' } },
};

test('prizes are read line by line, and the better place never wins less', () => {
  expect(readPrizes('5,000\n\n 300.50')).toEqual([500_000n, 30_050n]);
  for (const text of ['', 'much', '100\n200', '100\n0', '1.234']) expect(readPrizes(text), text).toBeUndefined();
});

test('a draft is told with all its games; only English texts must be there', () => {
  expect(readDraft(draft)).toMatchObject({ wish: { prizes: [5_000, 300.5], gameIds: [7, 8] } });
});

test.each([
  [{ urlSuffix: 'Dunes 1' }, 'address'],
  [{ endsAt: draft.startsAt }, 'period'],
  [{ banner: '' }, 'banner'],
  [{ prizes: '1\n2' }, 'prizes'],
  [{ games: [] }, 'games'],
  [{ texts: { ...draft.texts, en: { name: ' ', rules: 'x' } } }, 'texts'],
])('%o is wrong', (change, problem) => {
  expect(readDraft({ ...draft, ...change })).toEqual({ problems: [problem] });
});
