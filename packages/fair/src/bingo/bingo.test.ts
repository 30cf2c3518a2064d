import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawBalls } from '../balls.ts';
import { countWays, millionthsOf } from '../count-ways.ts';
import { drawsFrom } from '../draws.ts';
import { bingo75, bingo90 } from './models.ts';
import { corners75, frame75, lines75, oneIn75, type Prize75, payTicket75, prizes75 } from './pay-75.ts';
import { payTicket90, prizeNames90 } from './pay-90.ts';
import { chanceBy, chancesOf, whole90 } from './return-90.ts';

const models = [bingo75, bingo90];

/** By how many of the 24 numbers are marked, in how many ways each prize is the best: all 16,777,216 ways to mark a ticket. */
function countMarkings(): Map<Prize75, number[]> {
  const maskOf = (cells: readonly number[]) =>
    cells.reduce((mask, cell) => (cell === 12 ? mask : mask | (1 << (cell < 12 ? cell : cell - 1))), 0);
  const [lines, corners, frame] = [lines75.map(maskOf), maskOf(corners75), maskOf(frame75)];
  const names = Object.keys(prizes75) as Prize75[];
  const byLines: Prize75[] = ['line', 'line', 'lines2', 'lines3', 'lines4'];
  const counts = new Map(names.map((name) => [name, new Array<number>(25).fill(0)]));
  for (let marked = 0; marked < 1 << 24; marked += 1) {
    let complete = 0;
    for (const line of lines) if ((marked & line) === line) complete += 1;
    const hasCorners = (marked & corners) === corners;
    if (complete === 0 && !hasCorners) continue;
    let bits = 0;
    for (let rest = marked; rest !== 0; rest &= rest - 1) bits += 1;
    const best: Prize75 =
      (marked & frame) === frame
        ? 'frame'
        : complete >= 5
          ? 'lines5'
          : complete < 2 && hasCorners
            ? 'corners'
            : (byLines[complete] ?? 'line');
    const count = counts.get(best);
    if (count) count[bits] = (count[bits] ?? 0) + 1;
  }
  return counts;
}

test('75: returns exactly what is stated, over every way in which forty calls can mark a ticket', {
  timeout: 300_000,
}, () => {
  const all = countWays(75, 40);
  let paid = 0n;
  for (const [prize, counts] of countMarkings()) {
    // So many of the ticket's numbers are called, and the others of the forty are not on it.
    const ways = counts.reduce((sum, count, marked) => sum + BigInt(count) * countWays(51, 40 - marked), 0n);
    expect(Math.round(Number((1_000n * all) / ways) / 1_000), prize).toBe(oneIn75[prize]);
    paid += ways * BigInt(prizes75[prize]);
  }
  expect(millionthsOf(paid, 100n * all)).toBe(946_845);
  expect(bingo75.returnMillionths).toBe(946_845);
});

test('90: the return is counted over all orders of calls', () => {
  expect(bingo90.returnMillionths).toMatchInlineSnapshot(`944118`);
  expect(chanceBy('house', 90)).toBe(whole90);
  for (const prize of prizeNames90) {
    const steps = chancesOf(prize);
    expect(steps.every((chance) => chance > 0n)).toBe(true);
    expect(steps.reduce((sum, chance) => sum + chance, 0n)).toBeLessThan(whole90);
  }
});

test('90: the chances agree with going through every order of a small game', () => {
  // Whether a row of five is complete after k of 90 calls is a matter of sets alone: here rows of one, of 6 numbers.
  const rows = [1, 2, 3];
  for (let calls = 0; calls <= 6; calls += 1) {
    let [sets, line, twoLines, house] = [0, 0, 0, 0];
    for (let mask = 0; mask < 64; mask += 1) {
      const called = [1, 2, 3, 4, 5, 6].filter((number) => mask & (1 << (number - 1)));
      if (called.length !== calls) continue;
      const done = rows.filter((row) => called.includes(row)).length;
      sets += 1;
      line += Number(done >= 1);
      twoLines += Number(done >= 2);
      house += Number(done === 3);
    }
    const share = (count: number) => Number(countWays(calls, count)) / Number(countWays(6, count));
    expect(line / sets).toBeCloseTo(3 * share(1) - 3 * share(2) + share(3), 12);
    expect(twoLines / sets).toBeCloseTo(3 * share(2) - 2 * share(3), 12);
    expect(house / sets).toBeCloseTo(share(3), 12);
  }
});

test.each(models)(
  '$name: ten thousand tickets agree with the count within four standard errors',
  {
    timeout: 300_000,
  },
  (model) => {
    const draws = drawsFrom(seededRandom(`tickets ${model.name}`));
    const tickets = 10_000;
    let [sum, squares] = [0, 0];
    for (let at = 0; at < tickets; at += 1) {
      const balls = drawBalls(draws, { of: model.numbers, count: model.called });
      const paid = model.pay(model.deal(draws), balls).winHundredths / 100;
      sum += paid;
      squares += paid * paid;
    }
    const mean = sum / tickets;
    const error = Math.sqrt((squares / tickets - mean * mean) / tickets);
    expect(Math.abs(mean - model.returnMillionths / 1_000_000)).toBeLessThan(4 * error);
  },
);

test('75: a ticket has five numbers of each fifteen, none twice, and none in the middle', () => {
  const draws = drawsFrom(seededRandom('tickets of 25'));
  for (let at = 0; at < 2_000; at += 1) {
    const ticket = bingo75.deal(draws);
    if (ticket.length !== 25 || ticket[12] !== 0 || new Set(ticket).size !== 25) expect.fail(`${ticket}`);
    for (const [cell, number] of ticket.entries()) {
      if (cell !== 12 && Math.ceil(number / 15) !== (cell % 5) + 1) expect.fail(`${number} in column ${cell % 5}`);
    }
  }
});

test('90: a ticket has five numbers in each row, one at least in each column, and they rise downwards', () => {
  const draws = drawsFrom(seededRandom('tickets of 15'));
  for (let at = 0; at < 2_000; at += 1) {
    const ticket = bingo90.deal(draws);
    const row = (index: number) => ticket.slice(index * 9, index * 9 + 9);
    for (const index of [0, 1, 2]) if (row(index).filter(Boolean).length !== 5) expect.fail(`${ticket}`);
    for (let column = 0; column < 9; column += 1) {
      const numbers = [0, 1, 2].map((index) => row(index)[column] ?? 0).filter(Boolean);
      const isRight = numbers.every((number) => Math.min(8, Math.floor(number / 10)) === column);
      if (numbers.length === 0 || !isRight || `${numbers}` !== `${[...new Set(numbers)].sort((a, b) => a - b)}`) {
        expect.fail(`${numbers} in column ${column}`);
      }
    }
  }
});

/** A ticket whose numbers tell their place. */
const ticket75 = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 0 : cell + 1));
const ballsAt = (cells: readonly number[]) => cells.map((cell) => cell + 1);

test.each([
  ['a row', [0, 1, 2, 3, 4], 'line'],
  ['a column through the middle', [2, 7, 17, 22], 'line'],
  ['a diagonal through the middle', [0, 6, 18, 24], 'line'],
  ['the corners', [0, 4, 20, 24], 'corners'],
  ['the corners and a line', [0, 4, 20, 24, 10, 11, 13, 14], 'corners'],
  ['both diagonals, which hold the corners', [0, 6, 18, 24, 4, 8, 16, 20], 'lines2'],
  ['three rows', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14], 'lines3'],
  ['the frame', frame75, 'frame'],
  ['everything', Array.from({ length: 25 }, (_, cell) => cell), 'frame'],
])('75: %s is paid, and the best alone', (_what, cells, prize) => {
  const { winHundredths, wins } = payTicket75(ticket75, ballsAt(cells));
  expect(wins.map((win) => win.prize)).toEqual([prize]);
  expect(winHundredths).toBe(prizes75[prize as Prize75]);
});

test('75: four of five in a row are nothing', () => {
  expect(payTicket75(ticket75, ballsAt([0, 1, 2, 3, 6]))).toEqual({ winHundredths: 0, wins: [] });
});

/** Rows 1–5, 6–10 and 11–15, wherever they stand. */
const ticket90 = [1, 2, 3, 4, 5, 0, 0, 0, 0, 6, 7, 8, 9, 10, 0, 0, 0, 0, 11, 12, 13, 14, 15, 0, 0, 0, 0];
/** These numbers first, then others that are not on the ticket, the last one of them at the call that is wanted. */
const callsOf = (numbers: number[], last: number) => {
  const others = Array.from({ length: last - numbers.length }, (_, at) => 16 + at);
  return [...numbers.slice(0, -1), ...others, ...numbers.slice(-1)];
};

test.each([
  [[1, 2, 3, 4, 5], 30, 1_200],
  [[1, 2, 3, 4, 5], 31, 400],
  [[1, 2, 3, 4, 5], 50, 150],
  [[1, 2, 3, 4, 5], 51, 0],
  [[6, 7, 8, 9, 10, 1, 2, 3, 4, 5], 40, 1_200 + 15_000],
  [[6, 7, 8, 9, 10, 1, 2, 3, 4, 5], 60, 1_200 + 600],
  [[1, 2, 3, 4], 20, 0],
])('90: %j complete with call %d pays %d hundredths', (numbers, call, winHundredths) => {
  expect(payTicket90(ticket90, callsOf(numbers, call)).winHundredths).toBe(winHundredths);
});

test('90: a full house pays for all three, each by its own call', () => {
  const numbers = Array.from({ length: 15 }, (_, at) => at + 1);
  const { wins, winHundredths } = payTicket90(ticket90, callsOf(numbers, 55));
  expect(wins.map(({ prize, call }) => [prize, call])).toEqual([
    ['line', 5],
    ['twoLines', 10],
    ['house', 55],
  ]);
  expect(winHundredths).toBe(1_200 + 15_000 + 20_000);
});
