import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawBalls } from '../balls.ts';
import { countWays } from '../count-ways.ts';
import { drawsFrom } from '../draws.ts';
import { picksMax } from './keno-model.ts';
import { drawingsWith, kenoReturnMillionths } from './keno-return.ts';
import { keno40, keno80, kenoModels } from './models.ts';
import { payKeno } from './pay-keno.ts';
import { kenoStatements } from './statements.ts';

test('returns 93 to 96 in a hundred, however many numbers are picked', () => {
  const returns = kenoStatements.map(({ name, returnMillionths }) => [name, returnMillionths]);
  expect(Object.fromEntries(returns)).toMatchInlineSnapshot(`
    {
      "keno-40-1": 950000,
      "keno-40-10": 945504,
      "keno-40-2": 950000,
      "keno-40-3": 948887,
      "keno-40-4": 951554,
      "keno-40-5": 939654,
      "keno-40-6": 948681,
      "keno-40-7": 950065,
      "keno-40-8": 950065,
      "keno-40-9": 950133,
      "keno-80-1": 950000,
      "keno-80-10": 947414,
      "keno-80-2": 950949,
      "keno-80-3": 943525,
      "keno-80-4": 947850,
      "keno-80-5": 941068,
      "keno-80-6": 949965,
      "keno-80-7": 949056,
      "keno-80-8": 950430,
      "keno-80-9": 950145,
    }
  `);
  for (const { returnMillionths } of kenoStatements) {
    expect(returnMillionths).toBeGreaterThan(930_000);
    expect(returnMillionths).toBeLessThan(960_000);
  }
});

test.each(kenoModels)('$name: every drawing is counted once', (model) => {
  for (let picks = 1; picks <= picksMax; picks += 1) {
    const counted = Array.from({ length: picks + 1 }, (_, hits) => drawingsWith(model, picks, hits));
    expect(counted.reduce((sum, ways) => sum + ways, 0n)).toBe(countWays(model.numbers, model.drawn));
    expect(model.paysHundredths[picks]).toHaveLength(picks + 1);
  }
  expect(model.paysHundredths).toHaveLength(picksMax + 1);
});

test('the count agrees with going through every drawing of a small drum', () => {
  const small = { name: 'small', numbers: 12, drawn: 5, paysHundredths: [[], [0, 200], [], [50, 0, 300, 1_100]] };
  for (const picks of [[7], [2, 9, 12]]) {
    let [drawings, paid] = [0, 0];
    for (let mask = 0; mask < 1 << small.numbers; mask += 1) {
      const balls = Array.from({ length: small.numbers }, (_, at) => at + 1).filter((ball) => mask & (1 << (ball - 1)));
      if (balls.length !== small.drawn) continue;
      drawings += 1;
      paid += payKeno(small, picks, balls).winHundredths;
    }
    expect(kenoReturnMillionths(small, picks.length)).toBe(Math.round((10_000 * paid) / drawings));
  }
});

test.each(kenoModels)('$name: more hits never pay less, except for missing with all', ({ paysHundredths }) => {
  for (const [, ...pays] of paysHundredths) expect(pays).toEqual([...pays].sort((a, b) => a - b));
});

test.each(kenoModels)('$name: draws as many balls as it says, each once, each as often as the others', (model) => {
  const draws = drawsFrom(seededRandom(`drum ${model.name}`));
  const rounds = 20_000;
  const counts = new Array<number>(model.numbers + 1).fill(0);
  for (let at = 0; at < rounds; at += 1) {
    const balls = drawBalls(draws, { of: model.numbers, count: model.drawn });
    if (new Set(balls).size !== model.drawn) expect.fail(`a ball came twice: ${balls}`);
    for (const ball of balls) counts[ball] = (counts[ball] ?? 0) + 1;
  }
  expect(counts[0]).toBe(0);
  const share = model.drawn / model.numbers;
  const error = Math.sqrt(rounds * share * (1 - share));
  for (const count of counts.slice(1)) expect(Math.abs(count - rounds * share)).toBeLessThan(5 * error);
});

test('asks for each ball from as many as are left, and takes it whichever it is', () => {
  const bounds: number[] = [];
  const last = drawBalls({ below: (bound) => bounds.push(bound) && bound - 1 }, { of: 40, count: 10 });
  expect(bounds).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
  expect(last).toEqual(bounds);
  expect(drawBalls({ below: () => 0 }, { of: 5, count: 5 })).toEqual([1, 5, 4, 3, 2]);
});

test('pays by what was hit, and nothing for numbers that no player may pick', () => {
  expect(payKeno(keno80, [1], [1, 2])).toEqual({ hits: 1, winHundredths: 380 });
  expect(payKeno(keno80, [1, 80, 40], [80, 40, 7])).toEqual({ hits: 2, winHundredths: 250 });
  expect(payKeno(keno80, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12])).toEqual({ hits: 0, winHundredths: 200 });
  expect(payKeno(keno40, [], [1])).toEqual({ hits: 0, winHundredths: 0 });
});
