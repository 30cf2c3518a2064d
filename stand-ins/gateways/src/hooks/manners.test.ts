import { expect, test } from 'vitest';
import { type Manner, manners, planDeliveries } from './manners.ts';

const plan = (manner: Manner) => planDeliveries({ manner, minutes: 45 }, 100n);

test('every manner tells of the payment with its own amount once, but for those that say otherwise', () => {
  for (const manner of manners) {
    const expected = { never: 0, twice: 2 }[manner as string] ?? 1;
    expect(plan(manner)).toHaveLength(expected);
    for (const { amountMinor, isForged } of plan(manner)) {
      expect(amountMinor).toBe(manner === 'other amount' ? 1_000n : 100n);
      expect(isForged).toBe(manner === 'wrong signature');
    }
  }
});

test('a late web hook comes after as many minutes as were chosen', () => {
  expect(plan('late')[0]?.delayMs).toBe(45 * 60_000);
});
