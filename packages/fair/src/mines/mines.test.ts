import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { twice } from '../../testing/twice.ts';
import { drawsFrom } from '../draws.ts';
import {
  actMines,
  drawMines,
  layMines,
  leaveMines,
  type MinesHand,
  type MinesMove,
  minesEnd,
  tellMines,
  viewMines,
} from './mines.ts';
import { cells, minesMaxHundredths, minesMultiplierHundredths } from './pays.ts';
import { recompute } from './recompute.ts';
import { minesReturnMillionths, minesStatements } from './statements.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 5_000);

function after(hand: MinesHand, ...moves: MinesMove[]): MinesHand {
  return moves.reduce((before, move) => {
    const next = actMines(before, move);
    if (!next) throw new Error(`out of turn: ${JSON.stringify(move)}`);
    return next;
  }, hand);
}

const hand = (mines = [3, 9, 25], mostHundredths = minesMaxHundredths) => layMines(mines, mostHundredths);

test.each([
  [1, 1, 103],
  [1, 24, 2_475],
  [3, 1, 112],
  [3, 5, 199],
  [5, 3, 199],
  [10, 2, 282],
  [24, 1, 2_475],
  [12, 3, 796],
])('%i mines and %i gems are worth exactly %i hundredths', (mines, gems, worth) => {
  expect(minesMultiplierHundredths(mines, gems)).toBe(worth);
});

test('what gems are worth grows with each of them, never returns more than 99 %, and is cut at the most', () => {
  for (let mines = 1; mines < cells; mines += 1) {
    for (let gems = 1; gems <= cells - mines; gems += 1) {
      const worth = minesMultiplierHundredths(mines, gems);
      expect(worth).toBeGreaterThanOrEqual(minesMultiplierHundredths(mines, gems - 1));
      expect(worth).toBeLessThanOrEqual(minesMaxHundredths);
      expect(minesReturnMillionths(mines, gems)).toBeLessThanOrEqual(990_000);
      if (worth < minesMaxHundredths) expect(minesReturnMillionths(mines, gems)).toBeGreaterThanOrEqual(982_800);
    }
  }
  expect(minesMultiplierHundredths(12, 13)).toBe(minesMaxHundredths);
  expect(minesMultiplierHundredths(3, 5, 150)).toBe(150);
});

test('every set of places is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < 25; first += 1) {
    for (let second = 0; second < 24; second += 1) {
      const drawn = [first, second];
      const mines = drawMines({ below: () => drawn.shift() ?? 0 }, { mines: 2 }).join();
      counts.set(mines, (counts.get(mines) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(300);
  expect(new Set(counts.values())).toEqual(new Set([2]));
});

test('a gem can be cashed out, a mine ends the round with nothing', () => {
  const out = after(hand(), { open: 1 }, { open: 2 }, { do: 'cash-out' });
  expect(tellMines(out)).toEqual({
    end: 'cashed-out',
    mines: [3, 9, 25],
    opened: [1, 2],
    hit: null,
    multiplierHundredths: 128,
  });
  const hit = after(hand(), { open: 1 }, { open: 9 });
  expect(tellMines(hit)).toMatchObject({ end: 'hit', hit: 9, opened: [1, 9], multiplierHundredths: 0 });
});

test('refuses what is out of turn', () => {
  const begun = hand();
  const open = after(begun, { open: 1 });
  const refused: [MinesHand, MinesMove][] = [
    [begun, { do: 'cash-out' }],
    [begun, { open: 0 }],
    [begun, { open: 26 }],
    [begun, { open: 1.5 }],
    [begun, { open: Number.NaN }],
    [open, { open: 1 }],
    [open, { do: 'give-back' }],
  ];
  for (const ended of [after(open, { open: 3 }), after(open, { do: 'cash-out' }), after(begun, { do: 'give-back' })]) {
    refused.push([ended, { open: 2 }], [ended, { do: 'cash-out' }], [ended, { do: 'give-back' }]);
  }
  for (const [before, move] of refused) expect(actMines(before, move), JSON.stringify(move)).toBeUndefined();
});

test('the last gem and the most that is paid cash out by themselves', () => {
  const all = Array.from({ length: 24 }, (_, at) => ({ open: at + 1 }));
  expect(tellMines(after(hand([25]), ...all))).toMatchObject({ end: 'cashed-out', multiplierHundredths: 2_475 });
  const capped = hand([3, 9, 25], 120);
  expect(viewMines(after(capped, { open: 1 }))).toMatchObject({ multiplierHundredths: 112, nextHundredths: 120 });
  expect(tellMines(after(capped, { open: 1 }, { open: 2 }))).toMatchObject({
    end: 'cashed-out',
    multiplierHundredths: 120,
  });
});

test('a player who goes gets the stake back before the first gem, and what is there after it', () => {
  const begun = hand();
  expect(tellMines(after(begun, leaveMines(begun)))).toMatchObject({ end: 'given-back', multiplierHundredths: 100 });
  const open = after(begun, { open: 1 });
  expect(tellMines(after(open, leaveMines(open)))).toMatchObject({ end: 'cashed-out', multiplierHundredths: 112 });
});

test('the player does not see where the mines are before the end, and a round comes back from the database as it was', () => {
  const open = after(hand(), { open: 1 });
  expect(viewMines(open)).toEqual({
    mines: 3,
    opened: [1],
    multiplierHundredths: 112,
    nextHundredths: 128,
    mostHundredths: minesMaxHundredths,
  });
  expect(JSON.parse(JSON.stringify(open))).toEqual(open);
  expect(minesEnd(open)).toBeUndefined();
  expect(tellMines(open)).toBeUndefined();
});

test('what is recomputed is where the mines were', { timeout: 300_000 + rounds }, () => {
  const chance = seededRandom('mines again');
  for (let at = 0; at < rounds; at += 1) {
    const mines = 1 + (at % 24);
    const [played, again] = twice(chance);
    const drawn = drawMines(drawsFrom(played), { mines });
    const { lines } = recompute(again, { mines });
    if (new Set(drawn).size !== mines || String(lines.mines) !== String(drawn)) expect.fail(`${lines.mines}`);
  }
  expect(Object.keys(recompute(chance, { mines: 3 }).lines)).toEqual(['mines']);
});

test.each([{}, { mines: 0 }, { mines: 25 }, { mines: 1.5 }, { mines: 'all' }])(
  'recomputes nothing for %j',
  (choice) => {
    expect(() => recompute(seededRandom('none'), choice)).toThrow('there are 1 to 24 mines');
  },
);

test.each(minesStatements)('$name is near what it states after a few thousand rounds', ({ play, returnMillionths }) => {
  const draws = drawsFrom(seededRandom('mines statement'));
  const paid = Array.from({ length: 40_000 }, () => play(draws));
  const mean = paid.reduce((sum, back) => sum + back, 0) / paid.length;
  const spread = Math.sqrt(paid.reduce((sum, back) => sum + (back - mean) ** 2, 0)) / paid.length;
  expect(Math.abs(mean - returnMillionths / 10_000)).toBeLessThan(4 * spread);
});
