import { expect, test } from 'vitest';
import { tugOfWar } from '../testing/tug-of-war.ts';
import { type HeldMatch, lookUpSport } from './held-match.ts';
import { localDayOf, spanOfLocalDay } from './local-day.ts';
import { search, searchLeagues } from './search.ts';

const { hold } = lookUpSport(tugOfWar);
const startsAt = new Date('2027-01-10T12:00:00Z');

function held(home: string, away: string): HeldMatch {
  const course = tugOfWar.begin({ strength: 1_000 }, { strength: 1_000 });
  return hold({
    ...{ id: `${home}-${away}`, sport: 'tug', league: 'rope', home, away, course },
    ...{ firstStartsAt: startsAt, startsAt, nextAt: startsAt, suspendedUntil: null },
    ...{
      state: 'scheduled',
      minutes: 0,
      version: 1,
      resultVersion: 0,
      isVoid: false,
      isStopped: false,
      stoppedMarkets: [],
    },
  });
}

const matches = [held('oak', 'elm'), held('ash', 'iroko')];
const find = (text: string) => search(matches, text).map(({ match }) => match.id);

test.each([
  ['a name as it is written', 'Iroko', ['ash-iroko']],
  ['any case and no accents', 'ELM', ['oak-elm']],
  ['accents that the name has not', 'ôak', ['oak-elm']],
  ['the beginning of a word', 'iro', ['ash-iroko']],
  ['several words of one match', 'pullers  oak', ['oak-elm']],
  ['words of both clubs', 'iroko ash', ['ash-iroko']],
  ['the league', 'rope', ['oak-elm', 'ash-iroko']],
  ['a letter too few', 'irko', ['ash-iroko']],
  ['a letter too many', 'irroko', ['ash-iroko']],
  ['a wrong letter', 'irako', ['ash-iroko']],
  ['letters that changed places', 'irkoo', ['ash-iroko']],
  ['a slip in the beginning of a word', 'pulers', ['oak-elm', 'ash-iroko']],
])('finds by %s', (_what, text, found) => {
  expect(find(text)).toEqual(found);
});

test.each([
  ['words of two matches', 'oak iroko'],
  ['two slips', 'iraco'],
  ['a short word with a slip', 'osk'],
  ['nothing but signs', '%_*'],
  ['nothing', '  '],
])('finds nothing by %s', (_what, text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['a word of its name', 'premier', ['savannah']],
  ['the beginning of a word, and a slip in another', 'sava premeir', ['savannah']],
  ['a word of several', 'league', ['savannah', 'coast']],
  ['the name of a club', 'oak', []],
])('finds leagues by %s', (_what, text, found) => {
  const league = (id: string, name: string) => ({ id, sport: 'tug', name, matches: 3, live: 0 });
  const leagues = [league('savannah', 'Savannah Premier League'), league('coast', 'Coast League')];
  expect(searchLeagues(leagues, text).map(({ id }) => id)).toEqual(found);
});

test('a day begins and ends at midnight in Lagos', () => {
  expect(localDayOf(new Date('2027-01-10T22:59:59.999Z'))).toBe('2027-01-10');
  expect(localDayOf(new Date('2027-01-10T23:00:00Z'))).toBe('2027-01-11');
  expect(spanOfLocalDay('2027-01-11')).toEqual({
    from: new Date('2027-01-10T23:00:00Z'),
    until: new Date('2027-01-11T23:00:00Z'),
  });
});

test.each(['2027-02-29', '2027-13-01', '2027-1-1', 'today', '', '2027-01-10T00:00:00Z'])('%j is no day', (day) => {
  expect(spanOfLocalDay(day)).toBe(undefined);
});
