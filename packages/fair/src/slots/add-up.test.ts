import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { addUp } from './add-up.ts';
import { slotModels } from './models.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotRound } from './slot-round.ts';

/** All models together. FAIR_ROUNDS=1000000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);
const timeoutMs = 20_000 + rounds;

test.each(slotModels)('what the page adds up for $name is what the engine paid', { timeout: timeoutMs }, (model) => {
  const draws = drawsFrom(seededRandom(`add up ${model.name}`));
  const wanted = Math.ceil(rounds / slotModels.length);
  for (let index = 0; index < wanted; index++) {
    const isBought = model.buyHundredths !== undefined && index % 10 === 0;
    const round = model.play(draws, { isBought });
    const { winHundredths, problems, runningHundredths } = addUp(model, round);
    if (problems.length > 0 || winHundredths !== round.winHundredths) {
      expect.fail(`round ${index}: ${problems.join(', ')} in ${JSON.stringify(round)}`);
    }
    if (runningHundredths.at(-1)?.at(-1) !== round.winHundredths) expect.fail(`round ${index} runs to another total`);
  }
});

test('a round that has been tampered with does not add up', () => {
  for (const model of slotModels) {
    const round = findWinningRound(model);
    const problemsOf = (change: (round: SlotRound) => void) => {
      const copy = structuredClone(round);
      change(copy);
      return addUp(model, copy).problems;
    };
    expect(problemsOf(() => undefined)).toEqual([]);
    expect(problemsOf((copy) => copy.winHundredths++)).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin && spin.winHundredths++)).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin && spin.freeSpinsWon++)).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin?.falls[0] && spin.falls[0].multiplier++)).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin?.falls[0]?.wins.pop())).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin?.falls[0]?.grid.pop())).not.toEqual([]);
    expect(problemsOf(({ spins: [spin] }) => spin?.falls[0]?.grid[0]?.fill(99))).not.toEqual([]);
    expect(
      problemsOf(({ spins }) => spins.push(...spins.map((spin) => ({ ...spin, kind: 'free' as const })))),
    ).not.toEqual([]);
  }
});

test('a total beyond the most that a round pays is cut there', () => {
  for (const model of slotModels) {
    const round = findWinningRound(model);
    const small = { ...model, winMaxHundredths: round.winHundredths - 1 };
    const added = addUp(small, { ...round, winHundredths: round.winHundredths - 1 });
    expect(added.winHundredths).toBe(round.winHundredths - 1);
    expect(added.runningHundredths.at(-1)?.at(-1)).toBe(round.winHundredths - 1);
    expect(added.problems).toEqual([]);
  }
});

function findWinningRound(model: SlotModel): SlotRound {
  const draws = drawsFrom(seededRandom(`win ${model.name}`));
  for (;;) {
    const round = model.play(draws, { isBought: false });
    if ((round.spins[0]?.falls[0]?.wins.length ?? 0) > 0) return round;
  }
}
