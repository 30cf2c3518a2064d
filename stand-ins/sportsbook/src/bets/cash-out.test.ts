import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from '../offer/offer.ts';
import type { BetRecord, Leg } from './bet.ts';
import { cashOutOf, chanceToFreeze, potentialOf } from './cash-out.ts';

const side = { id: '', name: '', crest: { colours: ['', ''] as const, shape: '' } };

function legOf(priceThousandths: number, verdict?: Leg['verdict'], chancePerBillion = 500_000_000): Leg {
  return {
    match: '1',
    market: '1x2',
    outcome: '1',
    askedThousandths: priceThousandths,
    priceThousandths,
    chancePerBillion,
    wasLive: false,
    startsAt: new Date(0),
    score: [0, 0],
    about: { league: '', home: side, away: side },
    verdict,
    judgedVersion: verdict ? 1 : 0,
  };
}

function betOf(stakeMinor: bigint, legs: Leg[], change: Partial<BetRecord> = {}): BetRecord {
  return {
    id: 1n,
    seatId: 1n,
    supplier: 'altenar',
    playerId: '',
    kind: 'single',
    stakeMinor,
    priceChanges: 'none',
    isHeld: false,
    ticket: '',
    rulesVersion: 2,
    system: null,
    returnMaxMinor: 5_000_000_000n,
    soldStakeMinor: 0n,
    soldMinor: 0n,
    soldPaidMinor: 0n,
    autoSaleMinor: undefined,
    stakeTx: 1n,
    state: 'open',
    refusal: undefined,
    dueMinor: undefined,
    paidMinor: undefined,
    paidBeforeMinor: undefined,
    wasCorrected: false,
    wasSettled: false,
    waitsMs: 0,
    agedMs: 0,
    placedAt: new Date(0),
    settledAt: undefined,
    firstPaidAt: undefined,
    legs,
    ...change,
  };
}

const at = (chancePerBillion: number) => ({
  chanceOfAll: () => undefined,
  quote: (): Quote => ({
    state: 'open',
    priceThousandths: 1_000,
    chancePerBillion,
    isLive: false,
    startsAt: new Date(0),
    score: [0, 0],
    version: 1,
  }),
});

const first = { rulesVersion: 1 };

test('of version 1 it is the stake times price times chance, less five in a hundred, rounded down', () => {
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)], first))).toBe(9_500n);
  expect(cashOutOf(at(333_333_333), betOf(10_000n, [legOf(3_000)], first))).toBe(9_499n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'won')], first))).toBe(28_500n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'void')], first))).toBe(9_500n);
});

test('at unchanged prices it is the stake less one margin, however many picks there are', () => {
  for (const picks of [1, 2, 5, 20, 50]) {
    const legs = Array.from({ length: picks }, () => legOf(1_900));
    expect(cashOutOf(at(500_000_000), betOf(10_000n, legs))).toBe(9_500n);
  }
});

test('it follows the chances since the bet was taken: what is won has come true, what is void counts for nothing', () => {
  expect(cashOutOf(at(250_000_000), betOf(10_000n, [legOf(1_900), legOf(1_900)]))).toBe(2_375n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(1_900), legOf(1_900, 'won')]))).toBe(19_000n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(1_900), legOf(1_900, 'void')]))).toBe(9_500n);
});

test('there is none for what is lost, suspended, closed, settled before, or worth less than a kobo', () => {
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'lost')]))).toBeUndefined();
  expect(cashOutOf(at(1), betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)], { wasSettled: true }))).toBeUndefined();
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)], { state: 'won' }))).toBeUndefined();
  const none = { chanceOfAll: () => undefined };
  const suspended = {
    ...none,
    quote: (): Quote => ({ state: 'suspended', chancePerBillion: 500_000_000, isLive: true }),
  };
  expect(cashOutOf(suspended, betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
  expect(cashOutOf({ ...none, quote: () => ({ state: 'closed' }) }, betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
});

test('is never more than the bet can return, nor a part of a kobo more than the formula says', () => {
  const verdict = fc.constantFrom('won' as const, 'void' as const, undefined);
  const chances = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1_000n, max: 100_000_000n }),
      fc.array(fc.tuple(fc.integer({ min: 1_001, max: 500_000 }), verdict, chances), { minLength: 1, maxLength: 50 }),
      chances,
      (stakeMinor, picks, chance) => {
        const legs = picks.map(([price, judged, taken]) => legOf(price, judged, taken));
        const bet = betOf(stakeMinor, legs);
        const mostMinor = potentialOf(bet);
        let [above, below] = [stakeMinor * 95n, 100n];
        for (const [, judged, taken] of picks) {
          if (judged === 'void') continue;
          above *= judged === 'won' ? 1_000_000_000n : BigInt(chance);
          below *= BigInt(taken);
        }
        const worthMinor = above / below;
        const [soldMinor] = [worthMinor, mostMinor].sort((one, other) => (one < other ? -1 : 1));
        expect(cashOutOf(at(chance), bet) ?? 0n).toBe(soldMinor);
        expect(mostMinor <= 5_000_000_000n).toBe(true);
      },
    ),
  );
});

test('a pick that can be void is worth its chances of both, so that no moment of selling gains on the average', () => {
  const drawNoBet = (win: number, drawn: number) => ({
    chanceOfAll: () => undefined,
    quote: () => ({ ...at(win).quote(), voidPerBillion: drawn }) as Quote,
  });
  const frozen = chanceToFreeze({ chancePerBillion: 400_000_000, voidPerBillion: 280_000_000 });
  const other = legOf(9_000, 'won', 500_000_000);
  const worth = (offer: Parameters<typeof cashOutOf>[0], verdict?: Leg['verdict']) =>
    cashOutOf(offer, betOf(1_000_000n, [legOf(1_800, verdict, frozen), other]));
  const begun = worth(drawNoBet(400_000_000, 280_000_000)) ?? 0n;
  expect(Number(begun)).toBeCloseTo(1_900_000, -1);
  const [won, drawn] = [worth(at(0), 'won') ?? 0n, worth(at(0), 'void') ?? 0n];
  expect([won, drawn].map((minor) => Number(minor) / 1_900_000)).toEqual([expect.closeTo(1.8, 3), 1]);
  expect(0.4 * Number(won) + 0.28 * Number(drawn)).toBeCloseTo(Number(begun), -2);
  // One that is ahead: 0.7 / (0.4 / 0.72) + 0.2.
  expect(Number(worth(drawNoBet(700_000_000, 200_000_000))) / 1_900_000).toBeCloseTo(1.46, 3);
});
