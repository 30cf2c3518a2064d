import { expect, test } from 'vitest';
import type { CheckedPick, CheckedSlip } from '../../../src/contract/bets.ts';
import { largestStakeMinor } from './largest-stake.ts';
import { reckon } from './reckon.ts';
import { emptySlip, namesOf, type Slip, type SlipPick, withSeen } from './slip.ts';

function pick(match: string, price: number): SlipPick {
  return { match, market: '1x2', outcome: '1', price, home: 'Kaduna Lions', away: 'Jos Heights' };
}

function slipOf(picks: SlipPick[], change: Partial<Slip> = {}): Slip {
  return { ...emptySlip(), picks, stake: '500', ...change };
}

function checkedOf(picks: SlipPick[], change: Partial<CheckedPick>[] = []): CheckedSlip {
  return {
    picks: picks.map(({ match, market, outcome, price }, at) => ({
      ...{ match, market, outcome, price },
      ...{
        sport: 'football',
        state: 'open',
        home: null,
        away: null,
        league: '',
        startsAt: '',
        matchState: null,
        minute: 0,
        score: [0, 0],
      },
      ...change[at],
    })),
    ...{ price: null, builder: null, stakeMin: 1_000, stakeMax: 100_000_000, returnMax: 5_000_000_000, tax: null },
  };
}

const two = [pick('1', 1_620), pick('2', 3_405)];

test('an accumulator multiplies exactly and pays no part of a kobo', () => {
  const now = reckon(slipOf(two), checkedOf(two), 1_000_000n);
  // 1.62 × 3.405 = 5.5161: shown as 5.516, paid on all of it.
  expect(now).toMatchObject({ bets: 1, totalMinor: 50_000n, price: 5_516, returnMinor: 275_805n, problem: undefined });
  expect(reckon(slipOf(two, { stake: '10.01' }), undefined, null).returnMinor).toBe(5_521n);
});

test('singles are a bet each, and each is rounded down for itself', () => {
  const now = reckon(slipOf(two, { kind: 'single', stake: '10.01' }), checkedOf(two), 1_000_000n);
  expect(now).toMatchObject({ bets: 2, totalMinor: 2_002n, price: null, returnMinor: 1_621n + 3_408n });
});

test('the newest price counts, and is asked about', () => {
  const now = reckon(slipOf(two, { priceChanges: 'none' }), checkedOf(two, [{ price: 1_700 }]), null);
  expect(now.mustAsk).toBe(true);
  expect(now.picks.map(({ price, mustAsk }) => [price, mustAsk])).toEqual([
    [1_700, true],
    [3_405, false],
  ]);
  expect(reckon(slipOf(two), checkedOf(two, [{ price: 1_700 }]), null).mustAsk).toBe(false);
});

test('what cannot be bet on keeps the price it had, and stands in the way', () => {
  for (const [state, kind] of [
    ['suspended', 'suspended'],
    ['closed', 'closed'],
    ['unknown', 'closed'],
  ] as const) {
    const now = reckon(slipOf(two), checkedOf(two, [{ state, price: 0 }]), null);
    expect(now.problem).toEqual({ kind });
    expect(now.picks[0]?.price).toBe(1_620);
    expect(now.mustAsk).toBe(false);
  }
});

test('two picks of a match stand in no accumulator, but may be singles', () => {
  const clash = [pick('1', 1_620), { ...pick('1', 1_900), market: 'total:2.5', outcome: 'over' }];
  const three = [...clash, pick('2', 1_500)];
  expect(reckon(slipOf(three), checkedOf(three), null).problem).toEqual({ kind: 'same-match' });
  expect(reckon(slipOf(clash, { kind: 'single' }), checkedOf(clash), null).problem).toBeUndefined();
});

test('a stake must be there, within the limits, and in the wallet, to the kobo', () => {
  const problem = (stake: string, balanceMinor: bigint | null = null) =>
    reckon(slipOf([pick('1', 60_000)], { stake }), checkedOf([pick('1', 60_000)]), balanceMinor).problem;
  expect(problem('')).toEqual({ kind: 'no-stake' });
  expect(problem('0')).toEqual({ kind: 'no-stake' });
  for (const stake of ['-1', '1e9', '0.001', '1.000.000', '12,50', 'rubbish']) {
    expect(problem(stake)).toEqual({ kind: 'stake-unclear' });
  }
  expect(problem('1,000')).toBeUndefined();
  expect(problem('9.99')).toEqual({ kind: 'stake-low', limitMinor: 1_000n });
  expect(problem('10')).toBeUndefined();
  expect(problem('1000000.01')).toEqual({ kind: 'stake-high', limitMinor: 100_000_000n });
  expect(problem('833333.33')).toBeUndefined();
  expect(problem('833333.34')).toBeUndefined();
  expect(problem('500', 50_000n)).toBeUndefined();
  expect(problem('500.01', 50_000n)).toEqual({ kind: 'insufficient', limitMinor: 50_000n });
});

test('fifty picks at the highest price are reckoned, and capped at the largest pay-out', () => {
  const many = Array.from({ length: 50 }, (_, at) => pick(String(at), 500_000));
  const now = reckon(slipOf(many, { stake: '10' }), checkedOf(many), null);
  expect(now).toMatchObject({ returnMinor: 5_000_000_000n, cappedAtMinor: 5_000_000_000n, problem: undefined });
  expect(now.price).toBeNull();
  expect(reckon(slipOf(two), checkedOf(two), null).cappedAtMinor).toBeUndefined();
});

test('where the operator withholds tax, each bet is taxed for itself on what it wins beyond its stake', () => {
  const taxed = { ...checkedOf(two), tax: { rate: 500 } };
  expect(reckon(slipOf(two), taxed, null)).toMatchObject({
    ...{ returnMinor: 275_805n, taxMinor: 11_290n, netMinor: 264_515n },
  });
  const singles = reckon(slipOf(two, { kind: 'single', stake: '10.01' }), taxed, null);
  expect(singles).toMatchObject({ returnMinor: 5_029n, taxMinor: 31n + 120n, netMinor: 5_029n - 151n });
  expect(reckon(slipOf(two), checkedOf(two), null)).toMatchObject({ taxMinor: 0n, netMinor: 275_805n });
});

const four = [pick('1', 1_500), pick('2', 2_000), pick('3', 3_000), pick('4', 4_000)];

test('a system is staked line by line, and returns what the server pays', () => {
  const [banker, ...others] = four as [SlipPick, ...SlipPick[]];
  const picks = [{ ...banker, isBanker: true }, ...others];
  const slip = slipOf(picks, { kind: 'system', sizes: [2], stake: '10' });
  expect(reckon(slip, checkedOf(picks), 1_000_000n)).toMatchObject({
    ...{ bets: 1, lines: 3, stakeMinor: 1_000n, totalMinor: 3_000n, returnMinor: 39_000n, price: null },
    problem: undefined,
  });
  // A pick that cannot be bet on is in the way, and nothing is promised.
  const closed = reckon(slip, checkedOf(picks, [{ state: 'closed', price: 0 }]), null);
  expect(closed.problem).toEqual({ kind: 'closed' });
  const clash = [...picks.slice(0, 3), { ...pick('3', 4_000), outcome: 'X' }];
  expect(reckon({ ...slip, picks: clash }, checkedOf(clash), null).problem).toEqual({ kind: 'same-match' });
});

test('the limits of a system are those of the whole bet, said for each line', () => {
  const slip = (stake: string) => slipOf(four, { kind: 'system', sizes: [2], stake });
  const problem = (stake: string) => reckon(slip(stake), checkedOf(four), 5_000n).problem;
  // Six lines, and 10.00 in all at least.
  expect(problem('1.66')).toEqual({ kind: 'stake-low', limitMinor: 167n });
  expect(problem('1.67')).toBeUndefined();
  expect(problem('200000')).toEqual({ kind: 'stake-high', limitMinor: 16_666_666n });
  expect(problem('9')).toEqual({ kind: 'insufficient', limitMinor: 5_000n });
  const capped = reckon(slip('160000'), { ...checkedOf(four), returnMax: 10_000 }, null);
  expect(capped).toMatchObject({ cappedAtMinor: 10_000n, returnMinor: 10_000n });
});

test('singles have a stake each; one without its own has that for each bet', () => {
  const [one, other] = two as [SlipPick, SlipPick];
  const slip = slipOf([{ ...one, stake: '20' }, other], { kind: 'single', stake: '10.01' });
  expect(reckon(slip, checkedOf(two), 1_000_000n)).toMatchObject({
    ...{ bets: 2, totalMinor: 3_001n, returnMinor: 3_240n + 3_408n, problem: undefined },
    picks: [{ stakeMinor: 2_000n }, { stakeMinor: 1_001n }],
  });
  const problem = (stake: string) =>
    reckon({ ...slip, picks: [{ ...one, stake }, other] }, checkedOf(two), 1_000_000n).problem;
  expect(problem('9')).toEqual({ kind: 'stake-low', limitMinor: 1_000n });
  expect(problem('x')).toEqual({ kind: 'stake-unclear' });
  expect(reckon({ ...slip, stake: '' }, checkedOf(two), null).problem).toEqual({ kind: 'no-stake' });
});

const ofOneMatch: SlipPick[] = [
  { ...pick('1', 1_900), outcome: '1' },
  { ...pick('1', 2_000), market: 'btts', outcome: 'yes' },
];
const builderAt = (price: number): CheckedSlip => ({ ...checkedOf(ofOneMatch), builder: { price, reason: null } });

test('picks of one match have the one price that the server gives them, never a product', () => {
  const now = reckon(slipOf(ofOneMatch), builderAt(2_285), 1_000_000n);
  expect(now).toMatchObject({ kind: 'builder', bets: 1, totalMinor: 50_000n, price: 2_285, returnMinor: 114_250n });
  expect(now.problem).toBe(undefined);
  expect(largestStakeMinor(now, { stakeMin: 1_000, stakeMax: 100_000_000, returnMax: 228_500 }, null)).toBe(100_000n);
});

test('a builder that is not priced, or of which nothing is known yet, cannot be placed and returns nothing', () => {
  const none = { ...checkedOf(ofOneMatch), builder: { price: null, reason: 'builder-excluded' as const } };
  expect(reckon(slipOf(ofOneMatch), none, null)).toMatchObject({
    ...{ price: null, returnMinor: 0n, problem: { kind: 'builder', reason: 'builder-excluded' } },
  });
  const unknown = { kind: 'builder', reason: undefined };
  expect(reckon(slipOf(ofOneMatch), undefined, null).problem).toEqual(unknown);
  // An answer about other picks says nothing of these.
  const three = [...ofOneMatch, { ...pick('1', 1_500), market: 'total:2.5', outcome: 'over' }];
  expect(reckon(slipOf(three), builderAt(2_285), null)).toMatchObject({ price: null, problem: unknown });
});

test('a changed price of a builder is asked about by the price of all picks that the player saw', () => {
  const seen = (price: number) => ({ seen: { picks: namesOf(ofOneMatch), price } });
  expect(reckon(slipOf(ofOneMatch, seen(2_400)), builderAt(2_285), null).mustAsk).toBe(true);
  expect(reckon(slipOf(ofOneMatch, seen(2_200)), builderAt(2_285), null).mustAsk).toBe(false);
  expect(reckon(slipOf(ofOneMatch, { ...seen(2_200), priceChanges: 'none' }), builderAt(2_285), null).mustAsk).toBe(
    true,
  );
  const first = withSeen(slipOf(ofOneMatch), builderAt(2_285));
  expect(first.seen).toEqual(seen(2_285).seen);
  expect(withSeen(first, builderAt(2_100))).toBe(first);
});
