import { marketRules } from '@harmattan/kernel/market-rules';
import { expect, test } from 'vitest';
import { factsOf } from './count-facts.ts';
import { explain } from './explain.ts';
import { addDays, type OtherFacts, scoreOn } from './score.ts';

const rules = marketRules.harm;
const today = '2030-05-15';

function factsWith(
  journal: Record<string, Parameters<typeof Object.assign>[1]>,
  others: Record<string, OtherFacts> = {},
) {
  const days = new Map();
  for (const [day, facts] of Object.entries(journal)) Object.assign(factsOf(days, day), facts);
  return { journal: days, others: new Map(Object.entries(others)) };
}

test('a marker counts from its first number on, by the points of the market, up to its most', () => {
  const pointsOf = (chasedStakes: number) =>
    scoreOn(rules, today, factsWith({ [today]: { chasedStakes, chasedMinor: 100n } })).points;
  expect([4, 5, 6, 10, 50].map(pointsOf)).toEqual([0, 5, 10, 30, 30]);
});

test('what is older than its days does not count, and since says the first day that does', () => {
  const facts = factsWith({
    [addDays(today, -7)]: { depositsAfterLoss: 9, depositedAfterLossMinor: 900n },
    [addDays(today, -6)]: { depositsAfterLoss: 1, depositedAfterLossMinor: 100n },
    [today]: { depositsAfterLoss: 2, depositedAfterLossMinor: 250n },
    [addDays(today, 1)]: { depositsAfterLoss: 9, depositedAfterLossMinor: 900n },
  });
  expect(scoreOn(rules, today, facts).seen).toEqual([
    {
      ...{ marker: 'deposits after losses', count: 3, amountMinor: 350n, days: 7 },
      ...{ since: '2030-05-09', points: 10 },
    },
  ]);
});

test('a night counts once, however many stakes it has', () => {
  const night = (days: number) => [addDays(today, -days), { nightStakes: 40 }] as const;
  const nights = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => night(at)));
  expect(scoreOn(rules, today, factsWith(nights(3))).seen).toEqual([]);
  expect(scoreOn(rules, today, factsWith(nights(4))).seen).toMatchObject([{ marker: 'night play', count: 4 }]);
});

test('the level follows from the sum, and the words say every figure that it is made of', () => {
  const others = { [today]: { reversedWithdrawals: 3, failedDeposits: 4, raisesAsked: 1 } };
  const middle = scoreOn(rules, today, factsWith({}, others));
  expect(middle).toMatchObject({ points: 40, level: 'middle' });
  const journal = { [today]: { chasedStakes: 8, chasedMinor: 12_345_00n } };
  const high = scoreOn(rules, today, factsWith(journal, others));
  expect(high).toMatchObject({ points: 60, level: 'high' });
  expect(explain(high)).toBe(
    '60 points: 3 × withdrawals called back, within 28 days, since 2030-05-15 (20); ' +
      '8 × stakes raised after losses, NGN 12,345.00, within 7 days, since 2030-05-15 (20); ' +
      '1 × higher limits asked for, within 28 days, since 2030-05-15 (10); ' +
      '4 × deposits that failed, within 7 days, since 2030-05-15 (10)',
  );
});
