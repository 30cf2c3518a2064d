import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { twice } from '../../testing/twice.ts';
import { drawsFrom } from '../draws.ts';
import { drawFall, plinkoMostHundredths, plinkoPayMinor, plinkoPaysHundredths } from './plinko.ts';
import { recompute } from './recompute.ts';
import { plinkoChoices, plinkoReturnMillionths, plinkoStatements } from './statements.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 5_000);

test.each(plinkoChoices)('$rows rows at $risk risk return 98.5 % to 99 %, counted way by way', (choice) => {
  let paid = 0;
  for (let way = 0; way < 2 ** choice.rows; way += 1) {
    let row = 0;
    const { bin } = drawFall({ below: () => (way >> row++) & 1 }, choice);
    paid += plinkoPaysHundredths(choice)[bin] ?? Number.NaN;
  }
  expect((paid * 10_000) / 2 ** choice.rows).toBe(plinkoReturnMillionths(choice));
  expect(plinkoReturnMillionths(choice)).toBeGreaterThanOrEqual(985_000);
  expect(plinkoReturnMillionths(choice)).toBeLessThanOrEqual(990_000);
});

test.each(plinkoChoices)(
  '$rows rows at $risk risk pay the same on both sides, most outside and least in the middle',
  (choice) => {
    const pays = plinkoPaysHundredths(choice);
    expect(pays).toHaveLength(choice.rows + 1);
    expect(pays).toEqual(pays.toReversed());
    const left = pays.slice(0, choice.rows / 2 + 1);
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(plinkoMostHundredths(choice)).toBe(pays[0]);
  },
);

test('the bin is as many steps to the right as the path has', () => {
  const steps = [1, 0, 1, 1, 0, 0, 1, 0];
  let row = 0;
  const fall = drawFall({ below: () => steps[row++] ?? 0 }, { rows: 8, risk: 'low' });
  expect(fall).toEqual({ path: steps, bin: 4 });
});

test('a win is the stake times what the bin pays, rounded down to the kobo', () => {
  expect(plinkoPayMinor({ rows: 16, risk: 'high' }, 0, 1_000n)).toBe(1_200_000n);
  expect(plinkoPayMinor({ rows: 8, risk: 'low' }, 3, 1_001n)).toBe(950n);
  expect(plinkoPayMinor({ rows: 8, risk: 'high' }, 4, 1_004n)).toBe(200n);
});

test('what is recomputed is what fell', { timeout: 300_000 + rounds }, () => {
  const chance = seededRandom('plinko again');
  for (let at = 0; at < rounds; at += 1) {
    const choice = plinkoChoices[at % plinkoChoices.length] ?? { rows: 8, risk: 'low' };
    const [played, again] = twice(chance);
    const { path, bin } = drawFall(drawsFrom(played), choice);
    const multiplier = ((plinkoPaysHundredths(choice)[bin] ?? 0) / 100).toFixed(2);
    const { lines } = recompute(again, { ...choice });
    if (JSON.stringify(lines) !== JSON.stringify({ path, bin, multiplier })) expect.fail(JSON.stringify(lines));
  }
  expect(Object.keys(recompute(chance, { rows: 8, risk: 'low' }).lines)).toEqual(['path', 'bin', 'multiplier']);
});

test.each([{}, { rows: 9, risk: 'low' }, { rows: 8, risk: 'none' }, { rows: '8', risk: 'low' }])(
  'nothing is recomputed for a board that there is not: %j',
  (choice) => {
    expect(() => recompute(seededRandom('none'), choice)).toThrow('a board has 8, 12 or 16 rows');
  },
);

test('every board has a statement', () => {
  expect(plinkoStatements.map(({ name }) => name)).toHaveLength(9);
});
