import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { twice } from '../../testing/twice.ts';
import { drawsFrom } from '../draws.ts';
import {
  chanceLimits,
  chanceTenThousandths,
  type DiceChoice,
  diceMultiplierTenThousandths,
  dicePayMinor,
  diceSides,
  drawRoll,
  hasWon,
  isDiceChoice,
  rollText,
  targetFor,
} from './dice.ts';
import { recompute } from './recompute.ts';
import { diceReturnMillionths, diceStatements } from './statements.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 5_000);

const everyChoice: DiceChoice[] = diceSides.flatMap((side) =>
  Array.from({ length: chanceLimits.maxTenThousandths - chanceLimits.minTenThousandths + 1 }, (_, more) => ({
    side,
    target: targetFor(side, chanceLimits.minTenThousandths + more),
  })),
);

test.each([
  ['under', 4_950, '2.0000'],
  ['over', 5_049, '2.0000'],
  ['under', 100, '99.0000'],
  ['under', 9_800, '1.0102'],
  ['over', 199, '1.0102'],
  ['over', 9_899, '99.0000'],
  ['under', 3_333, '2.9702'],
] as const)('%s %i pays exactly %s', (side, target, pays) => {
  expect((diceMultiplierTenThousandths({ side, target }) / 10_000).toFixed(4)).toBe(pays);
});

test('as many rolls win as the chance says, on either side', () => {
  for (const choice of [...everyChoice.filter((_, at) => at % 997 === 0), ...everyChoice.slice(-1)]) {
    const won = Array.from({ length: 10_000 }, (_, roll) => roll).filter((roll) => hasWon(choice, roll));
    expect(won).toHaveLength(chanceTenThousandths(choice));
  }
});

test('every target returns 99 %, less a hundredth of a percent at most', () => {
  const returns = everyChoice.map(diceReturnMillionths);
  expect(Math.max(...returns)).toBe(990_000);
  expect(Math.min(...returns)).toBeGreaterThan(989_900);
});

test('a win is the stake times the multiplier, and never part of a kobo more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyChoice), fc.bigInt(1_000n, 5_000_000n), (choice, stakeMinor) => {
      const multiplier = BigInt(diceMultiplierTenThousandths(choice));
      const paid = dicePayMinor(choice, stakeMinor);
      expect(paid * 10_000n).toBeLessThanOrEqual(stakeMinor * multiplier);
      expect((paid + 1n) * 10_000n).toBeGreaterThan(stakeMinor * multiplier);
      expect(multiplier * BigInt(chanceTenThousandths(choice))).toBeLessThanOrEqual(99_000_000n);
    }),
  );
});

test('chances below 1 % and above 98 %, and targets between two rolls, are no choice', () => {
  expect(everyChoice.every(isDiceChoice)).toBe(true);
  const outside: DiceChoice[] = [
    { side: 'under', target: 99 },
    { side: 'under', target: 9_801 },
    { side: 'over', target: 198 },
    { side: 'over', target: 9_900 },
    { side: 'under', target: 4_950.5 },
    { side: 'over', target: Number.NaN },
  ];
  for (const choice of outside) expect(isDiceChoice(choice), JSON.stringify(choice)).toBe(false);
});

test('a roll is written with two digits on either side of the point', () => {
  expect([0, 7, 70, 4_217, 9_999].map(rollText)).toEqual(['00.00', '00.07', '00.70', '42.17', '99.99']);
});

test('what is recomputed is what was rolled', { timeout: 300_000 + rounds }, () => {
  const chance = seededRandom('dice again');
  for (let at = 0; at < rounds; at += 1) {
    const [played, again] = twice(chance);
    const roll = rollText(drawRoll(drawsFrom(played)));
    const { lines } = recompute(again, {});
    if (lines.roll !== roll) expect.fail(`${lines.roll} is not ${roll}`);
  }
  expect(recompute(chance, {}).lines).toEqual({ roll: expect.stringMatching(/^\d\d\.\d\d$/) });
});

test.each(diceStatements)('$name returns over every roll what it states', ({ play, returnMillionths }) => {
  let back = 0;
  for (let roll = 0; roll < 10_000; roll += 1) back += play({ below: () => roll });
  expect(back).toBeCloseTo(returnMillionths, 4);
});
