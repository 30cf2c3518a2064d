import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import type { Card } from '../cards/card.ts';
import { drawsFrom } from '../draws.ts';
import { deck, everyChoice } from '../poker/every-hand.ts';
import { rankHand } from '../poker/rank-hand.ts';
import { countBoard, dealersHands } from './count-board.ts';
import { countReturn } from './count-return.ts';
import { dealHoldem } from './deal.ts';
import { backAntes, backBonus, compareHoldem, settleHoldem } from './settle.ts';
import { casinoHoldemStatements } from './statements.ts';
import { shouldCall } from './strategy.ts';

const suitOf: Record<string, Card['suit']> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** `Ah Td 2c` as cards. */
function read(text: string): Card[] {
  return text.split(' ').map((card) => ({
    rank: 'A23456789TJQK'.indexOf(card[0] ?? '') + 1,
    suit: suitOf[card[1] ?? ''] ?? 'spades',
  }));
}

const stated = (name: string) => casinoHoldemStatements.find((one) => one.name.endsWith(name))?.returnMillionths;

test('the AA bonus returns what is stated, over every five cards', { timeout: 300_000 }, () => {
  let [back, hands] = [0, 0];
  for (const five of everyChoice(deck, 5)) {
    back += backBonus({ player: five.slice(0, 2), board: five.slice(2) });
    hands += 1;
  }
  expect(hands).toBe(2_598_960);
  expect(Math.round((1e6 * back) / hands)).toBe(stated('aa-bonus'));
});

/** A card by its place as `count-board.ts` has it: from the two to the ace, suit by suit. */
function cardOf(place: number): Card {
  const suit = (['spades', 'hearts', 'diamonds', 'clubs'] as const)[Math.floor(place / 13)] ?? 'spades';
  return { rank: ((place + 1) % 13) + 1, suit };
}

test.each([
  ['high', [0, 17, 33, 45, 24]],
  ['paired', [12, 25, 30, 2, 49]],
  ['of one suit', [0, 1, 2, 4, 8]],
])('what is counted beside a board that is %s is what holding every hand against every other gives', (_name, board) => {
  const open = board.map(cardOf);
  const counted = countBoard(board);
  expect(counted).toHaveLength(1_081);
  for (const { first, second, netAntes } of counted.filter((_, at) => at % 61 === 0)) {
    const player = rankHand([cardOf(first), cardOf(second), ...open]);
    const left = Array.from({ length: 52 }, (_, place) => place).filter(
      (place) => ![first, second, ...board].includes(place),
    );
    let [net, dealers] = [0, 0];
    for (const dealer of everyChoice(left, 2)) {
      const end = compareHoldem(player, rankHand([...dealer.map(cardOf), ...open]));
      const { ante, call } = backAntes(end, player);
      net += ante + call - 3;
      dealers += 1;
    }
    expect(dealers).toBe(dealersHands);
    expect(netAntes).toBe(net);
  }
});

/** FAIR_ROUNDS=1000000 is the long form: every board. */
const isLong = Number(process.env.FAIR_ROUNDS ?? 0) >= 1_000_000;

test('the calling rule returns what is stated, over all cards of player, board and dealer', {
  timeout: 1_800_000,
}, () => {
  const { returnMillionths, boards } = countReturn(isLong ? 1 : 1_499);
  // A few boards lie near it, all of them on it.
  expect(boards).toBeGreaterThan(isLong ? 2_598_959 : 1_000);
  expect(Math.abs(returnMillionths - (stated('simple-rule') ?? 0))).toBeLessThanOrEqual(isLong ? 0 : 100_000);
});

test.each([
  ['a pair in hand', '2s 2h', 'Kd 9c 4s', true],
  ['a pair with the flop', '2s 7h', '2d Kc 9s', true],
  ['only the pair of the flop', '2s 7h', 'Kd Kc 4s', false],
  ['a ten', 'Ts 2h', 'Kd 8c 4s', true],
  ['an ace', 'As 2h', 'Kd 8c 6s', true],
  ['four to a flush', '7s 2s', 'Ks Js 4h', true],
  ['three to a flush', '7s 2s', 'Ks Jh 4h', false],
  ['four in a row', '7s 6h', '5d 4c Ks', true],
  ['four to a straight with a gap', '8s 7h', '5d 4c Ks', true],
  ['four to the wheel', '2s 3h', '4d Ac Ks', true],
  ['nine high', '9s 7h', 'Kd Jc 4s', false],
  ['three in a row', '7s 6h', 'Kd Jc 5s', false],
])('the rule about %s: %s on %s is called: %s', (_what, player, flop, isCalled) => {
  expect(shouldCall(read(player), read(flop))).toBe(isCalled);
});

const board = read('Ks 9h 4d 7c 2s');

test.each([
  [
    'a dealer without a pair of fours pays the ante and gives the call back',
    'Kh 3d',
    '2h 3c',
    ['unqualified', 200n, 200n],
  ],
  ['even to a player who has less', 'Jh 3c', '2h 3d', ['unqualified', 200n, 200n]],
  ['fours qualify', 'Kh 3d', '4h 3c', ['won', 200n, 400n]],
  ['the better hand wins both', 'Kh 9d', 'Ah Kd', ['won', 200n, 400n]],
  ['the same hand gives both back', 'Kh Qd', 'Kd Qh', ['tie', 100n, 200n]],
  ['the lesser hand loses both', 'Kh 3d', 'Ah Ad', ['lost', 0n, 0n]],
] as const)('%s', (_promise, player, dealer, [end, ante, call]) => {
  const told = settleHoldem(
    { player: read(player), dealer: read(dealer), board },
    { anteMinor: 100n, bonusMinor: 0n, hasCalled: true },
  );
  expect(told.end).toBe(end);
  expect(told.paidMinor).toEqual({ ante, call, bonus: 0n });
});

test.each([
  ['As Ks', 'Qs Js Ts 2h 2d', 10_100n],
  ['9s 8s', '7s 6s 5s 2h 2d', 2_100n],
  ['9s 9h', '9d 9c 5s 2h 2d', 1_100n],
  ['9s 9h', '9d 5c 5s Th 2d', 400n],
  ['As 2s', 'Ks Js 5s 4h 9d', 300n],
  ['6s 5h', '7s 8s 9d 2h Kd', 200n],
])('%s on %s brings the ante back with what its hand pays', (player, open, ante) => {
  const deal = { player: read(player), dealer: read('4s 4c'), board: read(open) };
  expect(settleHoldem(deal, { anteMinor: 100n, bonusMinor: 0n, hasCalled: true }).paidMinor.ante).toBe(ante);
});

test.each([
  ['As Ah', '9d 5c 2s', 800n],
  ['Ks Kh', '9d 5c 2s', 0n],
  ['As Kh', '9d 5c Ad', 800n],
  ['2s 3h', '2d 3c Kd', 800n],
  ['As Kh', '9d 5c 2s', 0n],
  ['9s 2s', 'Ks Js 5s', 2_100n],
  ['9s 9h', 'Ks Kd Kh', 3_100n],
  ['9s 9h', '9d 9c Kh', 4_100n],
  ['9s 8s', '7s 6s 5s', 5_100n],
  ['As Ks', 'Qs Js Ts', 10_100n],
])('the AA bonus on %s and %s gets %s, folded or not', (player, flop, bonus) => {
  const deal = { player: read(player), dealer: read('4s 4c'), board: [...read(flop), ...read('2c 3d')] };
  for (const hasCalled of [true, false]) {
    expect(settleHoldem(deal, { anteMinor: 100n, bonusMinor: 100n, hasCalled }).paidMinor.bonus).toBe(bonus);
  }
});

test('who folds loses the ante and no more', () => {
  const deal = { player: read('As Ah'), dealer: read('4s 4c'), board };
  const { end, paidMinor } = settleHoldem(deal, { anteMinor: 100n, bonusMinor: 0n, hasCalled: false });
  expect([end, paidMinor.ante, paidMinor.call]).toEqual(['fold', 0n, 0n]);
});

test('draws nine cards of one deck, whatever follows', () => {
  const bounds: number[] = [];
  const { player, dealer, board: open } = dealHoldem({ below: (bound) => bounds.push(bound) });
  expect(bounds).toEqual(casinoHoldemStatements[0]?.bounds);
  expect(new Set([...player, ...dealer, ...open].map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(9);
});

test('what is stated is what is played: thirty thousand rounds lie where they should', () => {
  for (const { name, returnMillionths, play } of casinoHoldemStatements) {
    const draws = drawsFrom(seededRandom(name));
    let back = 0;
    for (let round = 0; round < 30_000; round += 1) back += play(draws);
    // A round deviates by 2.6 stakes; this is five standard errors.
    expect(Math.abs(back / 3e6 - returnMillionths / 1e6), name).toBeLessThan(0.08);
  }
});
