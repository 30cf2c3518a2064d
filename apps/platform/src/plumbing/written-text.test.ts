import { expect, test } from 'vitest';
import { readText } from './written-text.ts';

const line = (typed: string, charactersMax = 10) => readText(typed, { charactersMax });
const lines = (typed: string) => readText(typed, { charactersMax: 10, hasLines: true });

test('takes the space away around what was typed, and writes each character in one way', () => {
  expect(line('  Ada  ')).toEqual({ text: 'Ada' });
  expect(line('e\u0301')).toEqual({ text: 'é' });
  expect(lines('one\r\ntwo\tx\n')).toEqual({ text: 'one\ntwo\tx' });
});

test.each(['', '   ', '\u00a0\u3000', '\u200b\u200d'])('finds nothing in %j', (typed) => {
  expect(line(typed)).toEqual({ problem: 'message.please_fill_the_field' });
});

test('counts characters, whatever they need to be written with', () => {
  expect(line('好'.repeat(10))).toEqual({ text: '好'.repeat(10) });
  expect(line('😀'.repeat(10))).toEqual({ text: '😀'.repeat(10) });
  expect(line('e\u0301'.repeat(10))).toEqual({ text: 'é'.repeat(10) });
  for (const typed of ['x'.repeat(11), '😀'.repeat(11), `${'😀'.repeat(9)}xx`, 'x'.repeat(100_000)]) {
    expect(line(typed)).toEqual({ problem: 'message.too_long' });
  }
});

test.each(['a\nb', 'a\rb', 'a\tb', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\u0007'])(
  'refuses %j where one line is asked for',
  (typed) => {
    expect(line(typed)).toEqual({ problem: 'message.characters_not_allowed' });
  },
);

test.each(['a\rb', 'a\u0000b', 'a\u001bb', 'a\u202eb'])('refuses %j among lines, too', (typed) => {
  expect(lines(typed)).toEqual({ problem: 'message.characters_not_allowed' });
});
