import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { createNearestWords } from './nearest-words.ts';
import { createSearchIndex } from './search-index.ts';

const games = [
  'Zeppelin',
  'Gold Rush Kano',
  'Baobab Gold',
  'Golden Cowrie',
  'Casino Hold’em',
  'Sic Bo',
  'Ọ̀ṣun’s River',
  'Ƙasuwa Nights',
  '100% Jollof',
  'Under_score',
  '黄金猴面包树',
  'Marigold',
  'European Roulette',
];
const items = games.map((name, at) => ({ name, supplier: at % 2 === 0 ? 'Endorphina' : 'QTech' }));
const index = createSearchIndex(items);
const find = (text: string) => index.find(text, () => true).map((place) => games[place]);

test('puts the very name before a beginning, that before a word inside, and that before the middle of a word', () => {
  const named = ['Marigold', 'Baobab Gold', 'Golden Cowrie', 'Gold'].map((name) => ({ name, supplier: 'EGT' }));
  const found = createSearchIndex(named).find('gold', () => true);
  expect(found.map((place) => named[place]?.name)).toEqual(['Gold', 'Golden Cowrie', 'Baobab Gold', 'Marigold']);
});

test.each([
  ['ZEPPELIN', 'Zeppelin'],
  ['zepelin', 'Zeppelin'],
  ['zeplin', 'Zeppelin'],
  ['zeppeiln', 'Zeppelin'],
  ['xeppelin', 'Zeppelin'],
  ['zepp', 'Zeppelin'],
  ['boabab', 'Baobab Gold'],
  ['baobab gld', 'Baobab Gold'],
  ['gold baobab', 'Baobab Gold'],
  ['baobabgold', 'Baobab Gold'],
  ['roulete', 'European Roulette'],
  ['holdem', 'Casino Hold’em'],
  ["hold'em", 'Casino Hold’em'],
  ['hold em', 'Casino Hold’em'],
  ['sicbo', 'Sic Bo'],
  ['sic-bo', 'Sic Bo'],
  ['osun', 'Ọ̀ṣun’s River'],
  ['ỌṢUN', 'Ọ̀ṣun’s River'],
  ['kasuwa', 'Ƙasuwa Nights'],
  ['猴面', '黄金猴面包树'],
  ['树', '黄金猴面包树'],
])('finds %j as %j', (text, name) => {
  expect(find(text)[0]).toBe(name);
});

test('finds by supplier, alone and with a name', () => {
  expect(find('endorphina')).toEqual(games.filter((_, at) => at % 2 === 0));
  expect(find('endorfina baobab')).toEqual(['Baobab Gold']);
  expect(find('qtech baobab')).toEqual([]);
});

test('takes the wildcards of SQL, quotes and patterns for text', () => {
  expect(find('%')).toEqual(['100% Jollof']);
  expect(find('_')).toEqual(['Under_score']);
  for (const text of ["'", '%%', '.*', '\\', '"; drop table', '(', '[a-z]+']) expect(find(text)).toEqual([]);
});

test('does not take what is far away for a slip', () => {
  for (const text of ['zebra crossing', 'xyzxyz', 'qq', '狗', 'a'.repeat(100), 'x '.repeat(50)]) {
    expect(find(text)).toEqual([]);
  }
});

test('looks for the nearest only among what may be shown', () => {
  const isCowrie = (place: number) => games[place] === 'Golden Cowrie';
  expect(index.find('cowri', isCowrie).map((place) => games[place])).toEqual(['Golden Cowrie']);
  expect(index.find('cowrei', isCowrie).map((place) => games[place])).toEqual(['Golden Cowrie']);
  expect(index.find('zeppelin', isCowrie)).toEqual([]);
});

test('answers the same however often it is asked', () => {
  const first = find('gold');
  for (let time = 0; time < 1_000; time += 1) find(['kano', 'gld', 'river', 'endorphina'][time % 4] as string);
  expect(find('gold')).toEqual(first);
});

test('folds a text to plain words', () => {
  expect(foldText('  Ọ̀ṣun’s—RIVER!! №1 ')).toBe('osuns river no1');
});

/** The plain way: slips from the typed text to a word, or to the beginning of one. */
function slipsBetween(typed: string, word: string, isBeginningEnough: boolean): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, row) => Array.from({ length: word.length + 1 }, () => row));
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= typed.length; row += 1) {
    for (let column = 1; column <= word.length; column += 1) {
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return isBeginningEnough ? Math.min(...(rows[typed.length] as number[])) : at(typed.length, word.length);
}

test('finds exactly the words that are the fewest slips away', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), word, (words, typed) => {
      const sorted = words.toSorted();
      const slipsMax = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
      const slips = sorted.map((each) => slipsBetween(typed, each, typed.length > 3));
      const least = Math.min(...slips);
      const nearest = slipsMax === 0 || least > slipsMax ? [] : sorted.filter((_, at) => slips[at] === least);
      expect(
        createNearestWords(sorted)
          .find(typed)
          .map((number) => sorted[number]),
      ).toEqual(nearest);
    }),
    { numRuns: 2_000 },
  );
});
