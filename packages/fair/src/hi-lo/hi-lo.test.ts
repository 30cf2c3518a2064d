import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { twice } from '../../testing/twice.ts';
import { drawsFrom } from '../draws.ts';
import {
  actHiLo,
  cardsMax,
  drawCards,
  type HiLoHand,
  type HiLoMove,
  hiLoEnd,
  layCards,
  leaveHiLo,
  skipsMax,
  tellHiLo,
  viewHiLo,
} from './hi-lo.ts';
import { hiLoCalls, hiLoMaxHundredThousandths, hiLoMultiplier, isRight, rightRanks } from './pays.ts';
import { cardText, recompute } from './recompute.ts';
import { hiLoStatements } from './statements.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 5_000);
const everyRank = Array.from({ length: 13 }, (_, at) => at + 1);

const hand = (ranks: number[], most = hiLoMaxHundredThousandths) =>
  layCards(
    ranks.map((rank) => ({ rank, suit: 'spades' as const })),
    most,
  );

function after(before: HiLoHand, ...steps: HiLoMove['do'][]): HiLoHand {
  return steps.reduce((current, step) => {
    const next = actHiLo(current, { do: step });
    if (!next) throw new Error(`out of turn: ${step}`);
    return next;
  }, before);
}

test('as many ranks make a call right as it says', () => {
  for (const call of hiLoCalls) {
    for (const from of everyRank) {
      expect(everyRank.filter((to) => isRight(call, from, to))).toHaveLength(rightRanks(call, from));
    }
  }
});

test('the same rank is right for both calls, except that ace and king have nothing beyond them', () => {
  expect(isRight('higher', 7, 7) && isRight('lower', 7, 7)).toBe(true);
  expect([isRight('higher', 1, 1), isRight('lower', 1, 1)]).toEqual([false, true]);
  expect([isRight('higher', 13, 13), isRight('lower', 13, 13)]).toEqual([true, false]);
  expect([rightRanks('higher', 1), rightRanks('lower', 1), rightRanks('higher', 13)]).toEqual([12, 1, 1]);
});

test.each([
  [[12], 107_250],
  [[7], 183_857],
  [[1], 1_287_000],
  [[7, 7], 341_448],
  [[12, 12, 12], 125_869],
  [[], 100_000],
])('calls with %j right ranks are worth exactly %i hundred-thousandths', (right, worth) => {
  expect(hiLoMultiplier(right, hiLoMaxHundredThousandths)).toBe(worth);
});

test('a right call can be cashed out, a wrong one ends the round with nothing', () => {
  const out = after(hand([7, 9, 2, 2]), 'higher', 'cash-out');
  expect(tellHiLo(out)).toMatchObject({ end: 'cashed-out', steps: ['higher'], multiplierHundredThousandths: 183_857 });
  expect(tellHiLo(out)?.cards).toHaveLength(2);
  const wrong = after(hand([7, 9, 10, 2]), 'higher', 'lower');
  expect(tellHiLo(wrong)).toMatchObject({ end: 'wrong', multiplierHundredThousandths: 0 });
});

test('a skipped card costs nothing and counts for nothing', () => {
  const out = after(hand([7, 1, 1, 5, 2]), 'skip', 'skip', 'higher', 'cash-out');
  expect(tellHiLo(out)).toMatchObject({ end: 'cashed-out', multiplierHundredThousandths: 107_250 });
});

test('refuses what is out of turn', () => {
  const begun = hand([7, 9, 2, 2, 5, 6]);
  const called = after(begun, 'higher');
  const skipped = after(hand(Array(40).fill(7)), ...Array<'skip'>(skipsMax).fill('skip'));
  const refused: [HiLoHand, HiLoMove['do']][] = [
    [begun, 'cash-out'],
    [after(begun, 'skip'), 'cash-out'],
    [called, 'give-back'],
    [skipped, 'skip'],
  ];
  for (const ended of [after(called, 'higher'), after(called, 'cash-out'), after(begun, 'give-back')]) {
    for (const step of ['higher', 'lower', 'skip', 'cash-out', 'give-back'] as const) refused.push([ended, step]);
  }
  for (const [before, step] of refused) expect(actHiLo(before, { do: step }), step).toBeUndefined();
});

test('the last card and the most that is paid cash out by themselves', () => {
  expect(tellHiLo(after(hand([7, 7, 7]), 'higher', 'lower'))).toMatchObject({
    end: 'cashed-out',
    multiplierHundredThousandths: 341_448,
  });
  const capped = hand([7, 7, 7, 7, 7], 200_000);
  expect(viewHiLo(after(capped, 'higher')).higher).toEqual({ ranks: 7, multiplierHundredThousandths: 200_000 });
  expect(tellHiLo(after(capped, 'higher', 'higher'))).toMatchObject({
    end: 'cashed-out',
    multiplierHundredThousandths: 200_000,
  });
});

test('a player who goes gets the stake back before the first call, and what is there after it', () => {
  const begun = after(hand([7, 9, 2]), 'skip');
  const gone = actHiLo(begun, leaveHiLo(begun));
  expect(gone && tellHiLo(gone)).toMatchObject({ end: 'given-back', multiplierHundredThousandths: 100_000 });
  const called = after(hand([7, 9, 2]), 'higher');
  const left = actHiLo(called, leaveHiLo(called));
  expect(left && tellHiLo(left)).toMatchObject({ end: 'cashed-out', multiplierHundredThousandths: 183_857 });
});

test('the player sees no card before its turn, and a round comes back from the database as it was', () => {
  const called = after(hand([7, 9, 2, 5]), 'higher', 'skip');
  expect(viewHiLo(called)).toEqual({
    cards: [7, 9, 2].map((rank) => ({ rank, suit: 'spades' })),
    steps: ['higher', 'skip'],
    calls: 1,
    multiplierHundredThousandths: 183_857,
    mostHundredThousandths: hiLoMaxHundredThousandths,
    skipsLeft: skipsMax - 1,
    higher: { ranks: 12, multiplierHundredThousandths: 199_178 },
    lower: { ranks: 2, multiplierHundredThousandths: 1_195_071 },
  });
  expect(JSON.parse(JSON.stringify(called))).toEqual(called);
  expect([hiLoEnd(called), tellHiLo(called)]).toEqual([undefined, undefined]);
});

test('every card of the deck comes from one draw, and looks like itself', () => {
  let place = -1;
  const texts = drawCards({ below: () => ++place }, 52).map(cardText);
  expect(new Set(texts).size).toBe(52);
  expect(texts).toEqual(expect.arrayContaining(['A♠', '10♥', 'J♦', 'Q♠', 'K♣']));
});

test('what is recomputed is what was dealt', { timeout: 300_000 + rounds }, () => {
  const chance = seededRandom('hi-lo again');
  for (let at = 0; at < rounds; at += 1) {
    const [played, again] = twice(chance);
    const cards = drawCards(drawsFrom(played)).map(cardText);
    const { lines } = recompute(again, {});
    if (cards.length !== cardsMax || String(lines.cards) !== String(cards)) expect.fail(`${lines.cards}`);
  }
  expect(recompute(chance, {}).lines.cards).toHaveLength(cardsMax);
});

test.each(hiLoStatements)('$name returns 99 %, less what is rounded', ({ play, returnMillionths }) => {
  expect(returnMillionths).toBeGreaterThan(989_980);
  expect(returnMillionths).toBeLessThanOrEqual(990_000);
  const draws = drawsFrom(seededRandom('hi-lo statement'));
  const paid = Array.from({ length: 40_000 }, () => play(draws));
  const mean = paid.reduce((sum, back) => sum + back, 0) / paid.length;
  const spread = Math.sqrt(paid.reduce((sum, back) => sum + (back - mean) ** 2, 0)) / paid.length;
  expect(Math.abs(mean - returnMillionths / 10_000)).toBeLessThan(4 * spread);
});
