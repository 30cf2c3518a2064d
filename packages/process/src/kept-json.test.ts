import { expect, test } from 'vitest';
import { parseKeptJson } from './kept-json.ts';

test('amounts of the first edition have their present names, however deep they lie', () => {
  expect(parseKeptJson('{"amountKobo":1,"legs":[{"stakeKobo":"2","note":"3 Kobo"}],"Kobo":null}')).toEqual({
    amountMinor: 1,
    legs: [{ stakeMinor: '2', note: '3 Kobo' }],
    Minor: null,
  });
});

test('all else is what JSON says', () => {
  for (const text of ['null', '[1,"a"]', '{"amountMinor":5}', '"Kobo\\""']) {
    expect(parseKeptJson(text)).toEqual(JSON.parse(text));
  }
});
