import { type DiceChoice, diceSides } from '@harmattan/fair/dice/dice';
import { recompute as recomputeDice } from '@harmattan/fair/dice/recompute';
import { recompute as recomputePlinko } from '@harmattan/fair/plinko/recompute';
import { plinkoChoices } from '@harmattan/fair/plinko/statements';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { twice } from '../../../../../packages/fair/testing/twice.ts';
import { dice } from '../dice/index.ts';
import { plinko } from '../plinko/index.ts';
import { timesMinor } from './browser/provable-money.js';
import { winMaxMinor } from './limits.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 2_000);
const timeout = 20_000 + rounds;

/** Stakes that leave something to round. */
const stakeOf = (at: number) => 1_000n + BigInt((at * 7_919) % 4_999_000);

test('dice pay what the page reckons, and roll what can be worked out again', { timeout }, () => {
  let won = 0;
  const chance = seededRandom('again');
  for (let at = 0; at < rounds; at += 1) {
    const side = diceSides[at % 2] ?? 'under';
    const choice: DiceChoice = { side, target: 199 + ((at * 613) % 9_600) };
    const stakeMinor = stakeOf(at);
    const [played, again] = twice(chance);
    const { outcome, winMinor } = dice.play({ choice, stakeMinor, random: played });
    const roll = Number(outcome.roll);
    const isWon = side === 'under' ? roll < choice.target : roll > choice.target;
    const shown = isWon ? timesMinor(Number(stakeMinor), Number(outcome.multiplierTenThousandths), 10_000) : 0;
    if (Number(winMinor) !== shown || outcome.isWon !== isWon) expect.fail(`round ${at}: ${JSON.stringify(outcome)}`);
    const { lines } = recomputeDice(again, { ...choice });
    if (lines.roll !== (roll / 100).toFixed(2).padStart(5, '0')) expect.fail(`${lines.roll} is not ${roll}`);
    if (isWon) won += 1;
  }
  expect(won).toBeGreaterThan(rounds / 10);
});

test('plinko pays what the page reckons, and the ball goes a way that can be worked out again', { timeout }, () => {
  const chance = seededRandom('again');
  for (let at = 0; at < rounds; at += 1) {
    const choice = plinkoChoices[at % plinkoChoices.length] ?? { rows: 8, risk: 'low' };
    const stakeMinor = stakeOf(at);
    const [played, again] = twice(chance);
    const { outcome, winMinor } = plinko.play({ choice, stakeMinor, random: played });
    const shown = timesMinor(Number(stakeMinor), Number(outcome.multiplierHundredths), 100);
    if (Number(winMinor) !== shown) expect.fail(`round ${at}: ${winMinor} for ${JSON.stringify(outcome)}`);
    const { lines } = recomputePlinko(again, { ...choice });
    const told = [outcome.path, outcome.bin, (Number(outcome.multiplierHundredths) / 100).toFixed(2)];
    if (String([lines.path, lines.bin, lines.multiplier]) !== String(told)) expect.fail(`round ${at}: ${told}`);
  }
});

test.each([
  {},
  { side: 'under' },
  { side: 'edge', target: 5_000 },
  { side: 'under', target: 99 },
  { side: 'under', target: 9_801 },
  { side: 'over', target: 198 },
  { side: 'over', target: 9_900 },
  { side: 'under', target: '5000' },
  { side: 'under', target: 50.5 },
  { side: 'under', target: 5_000, roll: 1 },
  { side: ['under'], target: 5_000 },
  null,
])('dice take no such choice: %j', (choice) => {
  expect(dice.choice.safeParse(choice).success).toBe(false);
});

test.each([
  {},
  { rows: 8 },
  { rows: 10, risk: 'low' },
  { rows: '8', risk: 'low' },
  { rows: 8, risk: 'none' },
  { rows: 8, risk: 'low', bin: 0 },
  { rows: 16, risk: '__proto__' },
])('plinko takes no such choice: %j', (choice) => {
  expect(plinko.choice.safeParse(choice).success).toBe(false);
});

test('a stake whose largest win could not be paid in full is not taken', () => {
  const high = { rows: 16, risk: 'high' } as const;
  expect(plinko.fits?.({ choice: high, stakeMinor: 833_333n })).toBe(true);
  expect(plinko.fits?.({ choice: high, stakeMinor: 833_334n })).toBe(false);
  for (const choice of plinkoChoices) {
    const { mostMinor, pays } = (plinko.face.data as { boards: Record<string, { mostMinor: number; pays: number[] }> })
      .boards[`${choice.rows}-${choice.risk}`] ?? { mostMinor: 0, pays: [] };
    expect(plinko.fits?.({ choice, stakeMinor: BigInt(mostMinor) })).toBe(true);
    expect(BigInt(timesMinor(mostMinor, Math.max(...pays), 100))).toBeLessThanOrEqual(winMaxMinor);
    if (mostMinor < 5_000_000) expect(plinko.fits?.({ choice, stakeMinor: BigInt(mostMinor + 1) })).toBe(false);
  }
  // Dice cannot come so far.
  expect(99n * dice.stakes.maxMinor).toBeLessThanOrEqual(winMaxMinor);
});
