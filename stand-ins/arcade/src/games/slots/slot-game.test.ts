import { findModel } from '@harmattan/fair/slots/models';
import type { SlotRound } from '@harmattan/fair/slots/slot-round';
import { assert } from '@harmattan/kernel/assert';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import type { Game, InstantGame } from '../game.ts';
import { gameAt } from '../games.ts';
import type { SlotChoice } from './slot-game.ts';

const cowrieRush = gameAt('qtech', 'HRM-cowrie-rush') as InstantGame;
const sevens = gameAt('betsolutions', '6001') as Game;
const paid: SlotChoice = { isBought: false };
const bought: SlotChoice = { isBought: true };
const stepsMajor = [20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n];

function buyHundredthsOf(outcome: Record<string, unknown>): bigint {
  const price = findModel(`${outcome.model}`)?.buyHundredths;
  assert(price, 'it can be bought');
  return BigInt(price);
}

test('takes the stakes that are its steps, and none between them', () => {
  for (const major of stepsMajor) {
    expect(sevens.fits?.({ choice: paid, stakeMinor: major * 100n })).toBe(true);
    for (const offMinor of [-1n, 1n, 100n]) {
      expect(sevens.fits?.({ choice: paid, stakeMinor: major * 100n + offMinor }), `${major} ${offMinor}`).toBe(false);
    }
  }
  expect(sevens.stakes).toEqual({ minMinor: 2_000n, maxMinor: 500_000n });
});

test('free spins cannot be bought where the model does not sell them', () => {
  expect(sevens.fits?.({ choice: bought, stakeMinor: 10_000n })).toBe(false);
  expect(cowrieRush.fits?.({ choice: bought, stakeMinor: 10_000n })).toBe(true);
});

test.each([
  ['nothing', {}],
  ['a word', { isBought: 'yes' }],
  ['a number', { isBought: 1 }],
  ['an outcome of its own', { isBought: false, round: { spins: [], winHundredths: 500_000 } }],
  ['a model of its own', { isBought: false, model: 'lines-wild' }],
])('takes no choice that is %s', (_what, choice) => {
  expect(cowrieRush.choice.safeParse(choice).success).toBe(false);
});

test('a paid round costs its stake and wins by it, to the kobo', () => {
  for (const major of stepsMajor) {
    const stakeMinor = major * 100n;
    expect(cowrieRush.costMinor?.({ choice: paid, stakeMinor })).toBe(stakeMinor);
    const { outcome, winMinor } = cowrieRush.play({ choice: paid, stakeMinor, random: systemRandom });
    const round = outcome.round as unknown as SlotRound;
    expect(winMinor * 100n).toBe(stakeMinor * BigInt(round.winHundredths));
    expect(outcome.stakeMinor).toBe(Number(stakeMinor));
    expect(round.spins[0]?.kind).toBe('paid');
  }
});

test('a bought round costs its price, has free spins only, and wins by the stake behind the price', () => {
  for (const major of stepsMajor) {
    const stakeMinor = major * 100n;
    const costMinor = cowrieRush.costMinor?.({ choice: bought, stakeMinor }) ?? 0n;
    const { outcome, winMinor } = cowrieRush.play({ choice: bought, stakeMinor: costMinor, random: systemRandom });
    const round = outcome.round as unknown as SlotRound;
    expect(costMinor * 100n).toBe(stakeMinor * buyHundredthsOf(outcome));
    expect(outcome.stakeMinor).toBe(Number(stakeMinor));
    expect(winMinor * 100n).toBe(stakeMinor * BigInt(round.winHundredths));
    expect(new Set(round.spins.map(({ kind }) => kind))).toEqual(new Set(['free']));
  }
});

test('what is kept of a round is plain data that comes back as it was', () => {
  const { outcome } = cowrieRush.play({ choice: paid, stakeMinor: 10_000n, random: systemRandom });
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
});

test('a page knows what its model shows and states, and nothing of its strips', () => {
  expect(JSON.stringify(cowrieRush.face.data)).not.toMatch(/strip/i);
  expect(cowrieRush.face.data).toMatchObject({ model: { mechanic: 'tumble', reels: 5, rows: 3 } });
});
