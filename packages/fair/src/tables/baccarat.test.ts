import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { type BaccaratRound, baccaratSpots, drawBaccarat, payBaccarat } from './baccarat.ts';
import { bankerDraws, playerDraws } from './baccarat-rules.ts';

/** A small seeded generator: good enough to see whether the cards fall as the exact count says, and the same every time. */
function seeded(seed: number) {
  let state = seed;
  return {
    below(bound: number) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}

/** Every order in which six cards can leave the shoe, by their points: the weights are whole and below 2^53. */
function countEveryShoe() {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const won = { player: 0, banker: 0, tie: 0 };
  const cards: number[] = [];
  const end = (weight: number) => {
    const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = cards;
    let player = (p1 + p2) % 10;
    let banker = (b1 + b2) % 10;
    const third = playerDraws(player, banker) ? fifth : undefined;
    const drawn = bankerDraws(player, banker, third) ? (third === undefined ? fifth : sixth) : 0;
    player = (player + (third ?? 0)) % 10;
    banker = (banker + drawn) % 10;
    won[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += weight;
  };
  const walk = (weight: number) => {
    if (cards.length === 6) return end(weight);
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      cards.push(points);
      walk(weight * count);
      cards.pop();
      left[points] = count;
    }
  };
  walk(1);
  return won;
}

const won = countEveryShoe();
const total = won.player + won.banker + won.tie;
const pairs = 31 / 415;
const edges = {
  player: (won.banker - won.player) / total,
  banker: (won.player - 0.95 * won.banker) / total,
  tie: 1 - (9 * won.tie) / total,
  'player-pair': 1 - 12 * pairs,
  'banker-pair': 1 - 12 * pairs,
};

test('leaves the house exactly what is stated, over every order of the shoe', () => {
  expect(total).toBe(416 * 415 * 414 * 413 * 412 * 411);
  expect(won).toEqual({ player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, tie: 475_627_426_473_216 });
  const stated = Object.entries(edges).map(([on, edge]) => [on, (100 * edge).toFixed(2)]);
  expect(Object.fromEntries(stated)).toEqual({
    ...{ player: '1.24', banker: '1.06', tie: '14.36', 'player-pair': '10.36', 'banker-pair': '10.36' },
  });
});

test('a million dealt rounds agree with the exact count within four standard errors', { timeout: 300_000 }, () => {
  const rounds = 1_000_000;
  const draws = seeded(20_261_115);
  const sums = new Map(baccaratSpots.map((on) => [on, { paid: 0, squares: 0 }]));
  for (let at = 0; at < rounds; at += 1) {
    const round = drawBaccarat(draws);
    for (const on of baccaratSpots) {
      const paid = Number(payBaccarat(on, 100n, round)) / 100;
      const sum = sums.get(on) ?? { paid: 0, squares: 0 };
      sum.paid += paid;
      sum.squares += paid * paid;
    }
  }
  for (const [on, { paid, squares }] of sums) {
    const mean = paid / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - (1 - edges[on])), on).toBeLessThan(4 * error);
  }
});

test('deals no place of the shoe twice, whichever is drawn, and two or three cards to a side', () => {
  // One card of these places, then those at the end of the last deck: all of them look different unless one comes twice.
  for (const place of [0, 1, 52, 409, 415]) {
    const { player, banker } = drawBaccarat({ below: (bound) => Math.min(place, bound - 1) });
    const dealt = [...player, ...banker].map(({ rank, suit }) => `${rank} ${suit}`);
    expect(new Set(dealt).size, `${place}`).toBe(dealt.length);
    for (const cards of [player, banker]) expect([2, 3]).toContain(cards.length);
  }
});

test('asks for each card from as many as are left in the shoe', () => {
  const bounds: number[] = [];
  drawBaccarat({ below: (bound) => bounds.push(bound) * 0 });
  expect(bounds.slice(0, 4)).toEqual([416, 415, 414, 413]);
});

test.each([
  [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
  [4, [2, 3, 4, 5, 6, 7]],
  [5, [4, 5, 6, 7]],
  [6, [6, 7]],
  [7, []],
])('a banker of %d draws to these third cards of the player and no others', (banker, thirds) => {
  const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(5, banker, third));
  expect(drawn).toEqual(thirds);
});

test('neither player nor banker draws against eight or nine from two cards', () => {
  for (const natural of [8, 9]) {
    expect(playerDraws(0, natural)).toBe(false);
    expect(bankerDraws(natural, 0, undefined)).toBe(false);
  }
  expect([playerDraws(5, 0), playerDraws(6, 0)]).toEqual([true, false]);
  expect([bankerDraws(6, 5, undefined), bankerDraws(6, 6, undefined)]).toEqual([true, false]);
});

const card = (rank: number): Card => ({ rank, suit: 'clubs' });
const round = (winner: BaccaratRound['winner'], ranks = [1, 2]): BaccaratRound => ({
  ...{ player: ranks.map(card), banker: [card(4), card(4)], playerPoints: 3, bankerPoints: 8, winner },
});

test('pays as the felt says, gives stakes back on a tie, and pays no part of a kobo', () => {
  const paid = (on: string, stakeMinor: bigint, of: BaccaratRound) => payBaccarat(on, stakeMinor, of);
  expect(paid('player', 1_000n, round('player'))).toBe(2_000n);
  expect(paid('banker', 1_000n, round('banker'))).toBe(1_950n);
  expect(paid('banker', 1_019n, round('banker'))).toBe(1_019n + 968n);
  expect(paid('tie', 1_000n, round('tie'))).toBe(9_000n);
  expect([paid('player', 1_000n, round('tie')), paid('banker', 1_000n, round('tie'))]).toEqual([1_000n, 1_000n]);
  expect([paid('player', 1_000n, round('banker')), paid('banker', 1_000n, round('player'))]).toEqual([0n, 0n]);
  expect(paid('player-pair', 1_000n, round('tie', [9, 9]))).toBe(12_000n);
  expect(paid('player-pair', 1_000n, round('player'))).toBe(0n);
  expect(paid('banker-pair', 1_000n, round('player'))).toBe(12_000n);
  expect(paid('nowhere', 1_000n, round('player'))).toBe(0n);
});
