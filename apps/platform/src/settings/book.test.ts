import { expect, test } from 'vitest';
import { bookSettings, liveBookProblems } from './book.ts';

const sportsbookUrl = 'http://127.0.0.1:3002';

test('the sandbox calls its stand-in; a live house has a book only where one is set', () => {
  const sandbox = bookSettings({}, { sportsbookUrl, live: false });
  expect(sandbox).toMatchObject({ operator: { url: `${sportsbookUrl}/operator` }, alarmMinor: 20_000_000_000n });
  expect(bookSettings({}, { sportsbookUrl, live: true }).operator).toBe(undefined);
  const off = { BOOK_OPERATOR_URL: 'off' as const, BOOK_EXPOSURE_ALARM: '1500.50' };
  expect(bookSettings(off, { sportsbookUrl, live: false })).toEqual({ operator: undefined, alarmMinor: 150_050n });
});

test('live mode wants an encrypted way and a secret of its own', () => {
  expect(liveBookProblems({})).toEqual([]);
  expect(liveBookProblems({ BOOK_OPERATOR_URL: 'http://book.example/operator' })).toEqual([
    expect.stringContaining('https://'),
    expect.stringContaining('BOOK_OPERATOR_SECRET'),
  ]);
  const url = 'https://book.example/operator';
  expect(liveBookProblems({ BOOK_OPERATOR_URL: url, BOOK_OPERATOR_SECRET: 'a secret of our own' })).toEqual([]);
});
