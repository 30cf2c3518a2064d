import { expect, test } from 'vitest';
import { priceOf, toBetDetails } from './bet-details.ts';

const none = { returnMinor: undefined };
const leg = {
  match: 'Kaduna Lions – Lekki Mariners',
  league: 'Savannah',
  market: '1x2',
  outcome: '1',
  price: '1.850',
  startsAt: '2026-11-17T18:00:00.000Z',
};

test('a bet is kept as it is told', () => {
  expect(toBetDetails([leg], { returnMinor: 3_700n })).toEqual({
    returnMinor: 3_700n,
    isSystem: false,
    legs: [{ ...leg, price: undefined, priceThousandths: 1_850, startsAt: new Date(leg.startsAt), isLive: false }],
  });
});

test.each([
  ['2', 2_000],
  ['2.5', 2_500],
  ['1.8567', 1_856],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('a price of "%s" is %s thousandths', (price, thousandths) => {
  expect(toBetDetails([{ ...leg, price }], none)?.legs[0]?.priceThousandths).toBe(thousandths);
});

test('what cannot be read is left out, and long or odd words are cut and cleaned', () => {
  const told = { ...leg, match: `a\u0000b\u202e${'c'.repeat(500)}`, startsAt: 'soon', league: undefined };
  const [kept] = toBetDetails([told], none)?.legs ?? [];
  expect(kept).toMatchObject({ startsAt: undefined, league: '' });
  expect(kept?.match).toMatch(/^a b c{96}$/);
});

test('a bet of which nothing is told has no details', () => {
  expect(toBetDetails([], { returnMinor: 3_700n })).toBeUndefined();
  expect(toBetDetails([{ market: '1x2' }], { returnMinor: 3_700n })).toBeUndefined();
});

test('a bet of very many legs is cut', () => {
  expect(toBetDetails(Array(500).fill(leg), none)?.legs).toHaveLength(60);
});

test.each([
  [[1_850], 1_850],
  [[1_850, 2_000], 3_700],
  [[1_333, 1_333], 1_776],
  [[], undefined],
  [[1_850, undefined], undefined],
  [Array(60).fill(9_000), undefined],
])('prices %j are %s together', (prices: (number | undefined)[], together) => {
  expect(priceOf(prices.map((priceThousandths) => ({ priceThousandths })))).toBe(together);
});
