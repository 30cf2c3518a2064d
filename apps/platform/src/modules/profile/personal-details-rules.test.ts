import { expect, test } from 'vitest';
import { readDetails } from './personal-details-rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const good = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };
const read = (change: Partial<typeof good>, at = now, ageMin = 18) =>
  readDetails({ ...good, ...change }, { now: at, ageMin });

test.each(['Jo', 'Ọlá', 'Ọ̀ṣun', "N'Golo", 'D’Arc', 'Mary-Jane', 'Anna Maria', '小明', 'محمد', 'Łukasz', 'Σωκράτης'])(
  'takes %j for a name',
  (name) => {
    expect(read({ firstName: name, lastName: name })).toMatchObject({ details: { firstName: name.normalize('NFC') } });
  },
);

test('leaves out the space around a name, and keeps one form of it', () => {
  expect(read({ firstName: '  Ada ', lastName: 'E\u0301mile' })).toEqual({
    details: { firstName: 'Ada', lastName: '\u00c9mile', birthDate: '1990-02-28' },
  });
});

test.each([
  ['', 'message.please_fill_the_field'],
  ['   ', 'message.please_fill_the_field'],
  ['A', 'message.name_too_short'],
  ['O\u0323\u0300', 'message.name_too_short'],
  ['4da', 'message.name_letters_only'],
  ['Ada1', 'message.name_letters_only'],
  ['Ada_Obi', 'message.name_letters_only'],
  ['-Ada', 'message.name_letters_only'],
  ['Ada-', 'message.name_letters_only'],
  ["Ada'", 'message.name_letters_only'],
  ['Ada  Obi', 'message.name_letters_only'],
  ['Ada\tObi', 'message.name_letters_only'],
  ['Ada😀', 'message.name_letters_only'],
  ['<b>Ada</b>', 'message.name_letters_only'],
  ['\u0301Ada', 'message.name_letters_only'],
])('refuses the name %j with %s', (name, problem) => {
  expect(read({ firstName: name })).toEqual({ problems: { firstName: problem } });
  expect(read({ lastName: name })).toEqual({ problems: { lastName: problem } });
});

test.each([
  '',
  'yesterday',
  '1990',
  '1990-02-30',
  '1990-13-01',
  '1990-00-10',
  '1990-01-00',
  '1900-02-29',
  '28-02-1990',
  '0990-02-28',
  '1990-02-28T00',
  '١٩٩٠-٠٢-٢٨',
])('takes %j for no date', (dateOfBirth) => {
  const problem = dateOfBirth === '' ? 'message.please_fill_the_field' : 'message.date_does_not_exist';
  expect(read({ dateOfBirth })).toEqual({ problems: { birthDate: problem } });
});

test('reads a date without leading zeros', () => {
  expect(read({ dateOfBirth: '1992-2-9' })).toMatchObject({ details: { birthDate: '1992-02-09' } });
});

test.each([
  ['2008-11-15', undefined],
  ['2008-11-16', 'message.age_under_18'],
  ['2030-01-01', 'message.age_under_18'],
  ['1926-11-15', undefined],
  ['1925-11-16', undefined],
  ['1925-11-15', 'message.age_over_100'],
])('on 2026-11-15, who was born on %s gets %s', (dateOfBirth, problem) => {
  const read15th = read({ dateOfBirth });
  expect('problems' in read15th ? read15th.problems.birthDate : undefined).toBe(problem);
});

test('a market that asks for 21 years refuses a player of 20, and says so without a number', () => {
  expect(read({ dateOfBirth: '2005-11-16' }, now, 21)).toEqual({ problems: { birthDate: 'message.AGE_NOT_ALLOWED' } });
  expect(read({ dateOfBirth: '2005-11-15' }, now, 21)).toMatchObject({ details: { birthDate: '2005-11-15' } });
  expect(read({ dateOfBirth: '2008-11-16' }, now, 21)).toEqual({ problems: { birthDate: 'message.age_under_18' } });
});

test('who was born on the 29th of February is 18 on the 1st of March', () => {
  const on = (day: string) => read({ dateOfBirth: '2008-02-29' }, new Date(`${day}T12:00:00Z`));
  expect(on('2026-02-28')).toEqual({ problems: { birthDate: 'message.age_under_18' } });
  expect(on('2026-03-01')).toMatchObject({ details: {} });
});

test('a birthday begins at midnight in Lagos', () => {
  const at = (instant: string) => read({ dateOfBirth: '2008-11-16' }, new Date(instant));
  expect(at('2026-11-15T22:59:59Z')).toEqual({ problems: { birthDate: 'message.age_under_18' } });
  expect(at('2026-11-15T23:00:00Z')).toMatchObject({ details: {} });
});

test('tells of every field at once', () => {
  expect(read({ firstName: 'A', lastName: '', dateOfBirth: '2020-01-01' })).toEqual({
    problems: {
      firstName: 'message.name_too_short',
      lastName: 'message.please_fill_the_field',
      birthDate: 'message.age_under_18',
    },
  });
});
