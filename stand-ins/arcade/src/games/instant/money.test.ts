import { expect, test } from 'vitest';
import { texts as pageTexts } from '../../page/texts/index.ts';
import { bingoTexts } from '../bingo/texts.ts';
import { endWords, minorText, textMinor, timesText } from './browser/instant-money.js';

test('writes and reads amounts to the kobo', () => {
  for (const [minor, text] of [
    [5, '0.05'],
    [150_050, '1500.50'],
    [5_000_000_000, '50000000.00'],
  ] as const) {
    expect(minorText(minor)).toBe(text);
    expect(textMinor(text)).toBe(minor);
  }
  expect(textMinor(null)).toBe(0);
  expect([100, 250, 1_000_000].map(timesText)).toEqual(['1×', '2.5×', '10,000×']);
});

test('less than the stake is not called a win, and neither is the stake itself', () => {
  const table = {
    texts: { ...pageTexts.en, ...bingoTexts.en },
    money: (amount: string) => `N${amount}`,
    fill: (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? ''),
  };
  const words = (win: string | null) => endWords(table, { win, stake: '200.00' } as never, 'Line');
  expect(words('200.01')).toBe('Line. You won N200.01.');
  expect(words('200.00')).toBe('Line. N200.00 of your N200.00 came back.');
  expect(words('100.00')).toBe('Line. N100.00 of your N200.00 came back.');
  expect(words('0.00')).toBe('Line. You lost N200.00.');
  expect(words(null)).toBe('Line. You lost N200.00.');
});
