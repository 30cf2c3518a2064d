import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from '../offer/offer.ts';
import type { BetRecord, Leg } from './bet.ts';
import { cashOutOf, potentialOf } from './cash-out.ts';

const side = { id: '', name: '', crest: { colours: ['', ''] as const, shape: '' } };

function legOf(priceThousandths: number, verdict?: Leg['verdict'], match = '1'): Leg {
  return {
    match,
    market: '1x2',
    outcome: '1',
    askedThousandths: priceThousandths,
    priceThousandths,
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
    legs,
    ...change,
  };
}

const at = (chancePerBillion: number) => ({
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

test('is the stake times price times chance, less five in a hundred, rounded down', () => {
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)]))).toBe(9_500n);
  expect(cashOutOf(at(333_333_333), betOf(10_000n, [legOf(3_000)]))).toBe(9_499n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'won')]))).toBe(28_500n);
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'void')]))).toBe(9_500n);
});

test('there is none for what is lost, suspended, closed, settled before, or worth less than a kobo', () => {
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000), legOf(3_000, 'lost')]))).toBeUndefined();
  expect(cashOutOf(at(1), betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)], { wasSettled: true }))).toBeUndefined();
  expect(cashOutOf(at(500_000_000), betOf(10_000n, [legOf(2_000)], { state: 'won' }))).toBeUndefined();
  const suspended = { quote: (): Quote => ({ state: 'suspended', chancePerBillion: 500_000_000, isLive: true }) };
  expect(cashOutOf(suspended, betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
  expect(cashOutOf({ quote: () => ({ state: 'closed' }) }, betOf(10_000n, [legOf(2_000)]))).toBeUndefined();
});

test('is never more than the bet can return, nor a part of a kobo more than the formula says', () => {
  const verdict = fc.constantFrom('won' as const, 'void' as const, undefined);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1_000n, max: 100_000_000n }),
      fc.array(fc.tuple(fc.integer({ min: 1_001, max: 500_000 }), verdict), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (stakeMinor, picks, chance) => {
        const bet = betOf(
          stakeMinor,
          picks.map(([price, judged]) => legOf(price, judged)),
        );
        const amountMinor = cashOutOf(at(chance), bet) ?? 0n;
        expect(amountMinor <= potentialOf(bet)).toBe(true);
        let [above, below] = [stakeMinor * 95n, 100n];
        for (const [price, judged] of picks) {
          if (judged === 'void') continue;
          above *= BigInt(price);
          below *= 1_000n;
          if (judged === 'won') continue;
          above *= BigInt(chance);
          below *= 1_000_000_000n;
        }
        expect(amountMinor * below <= above && above < (amountMinor + 1n) * below).toBe(true);
      },
    ),
  );
});
