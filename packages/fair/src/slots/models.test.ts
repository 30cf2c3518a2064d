import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { slotSheets } from './models/index.ts';
import { findModel, slotModels } from './models.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotRound } from './slot-round.ts';

const isWildOr = (model: SlotModel, symbol: number, shown: number | undefined) =>
  shown === symbol || model.symbols[shown ?? -1]?.kind === 'wild';

function* playMany(model: SlotModel, rounds: number): Generator<SlotRound> {
  const draws = drawsFrom(seededRandom(`many ${model.name}`));
  for (let index = 0; index < rounds; index++) {
    yield model.play(draws, { isBought: model.buyHundredths !== undefined && index % 4 === 0 });
  }
}

test('there are three models of each mechanic, each with a name of its own', () => {
  expect(new Set(slotModels.map(({ name }) => name)).size).toBe(12);
  for (const mechanic of ['classic', 'lines', 'ways', 'tumble']) {
    expect(slotModels.filter((model) => model.mechanic === mechanic)).toHaveLength(3);
  }
  for (const model of slotModels) expect(findModel(model.name)).toBe(model);
  expect(findModel('lines')).toBeUndefined();
});

test.each(slotModels)('$name states a return, a hit rate and a most that players can expect of a slot', (model) => {
  for (const stated of [model.returnTenThousandths, model.buyReturnTenThousandths ?? model.returnTenThousandths]) {
    expect(stated).toBeGreaterThanOrEqual(9_400);
    expect(stated).toBeLessThanOrEqual(9_700);
  }
  expect(model.hitTenThousandths).toBeGreaterThanOrEqual(1_500);
  expect(model.hitTenThousandths).toBeLessThanOrEqual(3_500);
  expect(model.winMaxHundredths).toBeGreaterThanOrEqual(50_000);
  expect(model.winMaxHundredths).toBeLessThanOrEqual(500_000);
  if (model.buyHundredths !== undefined) expect(model.buyReturnTenThousandths).toBeDefined();
});

test.each(slotModels)('$name pays more for more, in whole hundredths, from the best symbol down', (model) => {
  const tops: number[] = [];
  for (const { kind, pays } of model.symbols) {
    const wins = pays.map(({ winHundredths }) => winHundredths);
    expect(wins.every((win) => Number.isSafeInteger(win) && win > 0)).toBe(true);
    expect(wins).toEqual(wins.toSorted((one, other) => one - other));
    if (kind === 'high' || kind === 'low') tops.push(wins.at(-1) ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => other - one));
});

test.each(slotSheets)(
  '$name keeps wilds off the first reel wherever a win of wilds alone would pay nothing',
  (sheet) => {
    if (sheet.mechanic === 'classic') return expect(sheet.symbols.W?.pays).toHaveLength(1);
    for (const strips of [sheet.strips, sheet.free?.strips ?? []]) expect(strips[0] ?? '').not.toContain('W');
  },
);

test.each(slotModels)('$name shows whole grids, and wins where its symbols or wilds stand', (model) => {
  for (const round of playMany(model, 2_000)) {
    for (const fall of round.spins.flatMap(({ falls }) => falls)) {
      expect(fall.grid.map((reel) => reel.length)).toEqual(Array.from({ length: model.reels }, () => model.rows));
      if (!fall.grid.flat().every((symbol) => symbol in model.symbols)) expect.fail('an unknown symbol');
      for (const win of fall.wins) {
        if (!win.places.every(([reel, row]) => isWildOr(model, win.symbol, fall.grid[reel]?.[row]))) {
          expect.fail(`a win of ${win.symbol} where it does not stand`);
        }
        expect(win.winHundredths).toBeGreaterThan(0);
        expect(win.line === undefined).toBe(model.lines.length === 0);
      }
      expect(fall.multiplier).toBeGreaterThanOrEqual(1);
    }
  }
});

test.each(slotModels)('$name plays as many free spins as were won or bought', (model) => {
  for (const round of playMany(model, 5_000)) {
    const [first] = round.spins;
    const bought = first?.kind === 'free' ? (model.freeSpins?.spinsBought ?? 0) : 0;
    const won = round.spins.reduce((sum, spin) => sum + spin.freeSpinsWon, bought);
    const played = round.spins.filter(({ kind }) => kind === 'free').length;
    if (round.winHundredths < model.winMaxHundredths) expect(played).toBe(won);
    expect(played).toBeLessThanOrEqual(model.freeSpins?.spinsMost ?? 0);
  }
});

test.each(slotModels)('$name plays the same round for the same seed and another for another', (model) => {
  const play = (seed: string) => {
    const draws = drawsFrom(seededRandom(seed));
    return Array.from({ length: 50 }, () => model.play(draws, { isBought: false }));
  };
  expect(play('one')).toEqual(play('one'));
  expect(play('one')).not.toEqual(play('other'));
});

test('free spins are bought only where they have a price', () => {
  const draws = drawsFrom(seededRandom('bought'));
  for (const model of slotModels) {
    if (model.buyHundredths === undefined)
      expect(() => model.play(draws, { isBought: true })).toThrow('cannot be bought');
    else expect(model.play(draws, { isBought: true }).spins.every(({ kind }) => kind === 'free')).toBe(true);
  }
});
