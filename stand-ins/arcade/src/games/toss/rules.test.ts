import type { Random } from '@harmattan/kernel/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toss } from './index.ts';
import { decideToss, sides } from './rules.ts';

test('pays 1.96 times the stake to a player who named the side, and nothing to one who did not', () => {
  expect(decideToss(0, { side: 'heads', stakeMinor: 10_000n })).toEqual({ shown: 'heads', winMinor: 19_600n });
  expect(decideToss(1, { side: 'heads', stakeMinor: 10_000n })).toEqual({ shown: 'tails', winMinor: 0n });
  expect(decideToss(1, { side: 'tails', stakeMinor: 10_000n })).toEqual({ shown: 'tails', winMinor: 19_600n });
});

test('never pays part of a kobo, nor more than it states', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), (stakeMinor) => {
      const { winMinor } = decideToss(0, { side: 'heads', stakeMinor });
      expect(winMinor * 100n).toBeLessThanOrEqual(stakeMinor * 196n);
      expect((winMinor + 1n) * 100n).toBeGreaterThan(stakeMinor * 196n);
    }),
  );
});

test('takes 98 in 100 back to the players over both sides of the coin', () => {
  const stakeMinor = 5_000n;
  const paid = [0, 1].map((drawn) => decideToss(drawn, { side: 'tails', stakeMinor }).winMinor);
  expect(paid.reduce((sum, winMinor) => sum + winMinor, 0n) * 100n).toBe(2n * stakeMinor * 98n);
});

test('shows each side as often as the other', () => {
  // Every byte once: whatever draws from it must meet both sides equally often.
  const shown = Array.from({ length: 256 }, (_, byte) => {
    const random: Random = { bytes: (count) => new Uint8Array(count).fill(byte) };
    return toss.play({ choice: { side: 'heads' }, stakeMinor: 1_000n, random }).outcome.shown;
  });
  for (const side of sides) expect(shown.filter((one) => one === side)).toHaveLength(128);
});

test.each([{}, { side: 'edge' }, { side: 'heads', more: 1 }, { side: ['heads'] }, null, 'heads'])(
  'takes no other choice: %j',
  (choice) => {
    expect(toss.choice.safeParse(choice).success).toBe(false);
  },
);
