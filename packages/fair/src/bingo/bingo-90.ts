import { drawBalls } from '../balls.ts';
import type { Draws } from '../draws.ts';
import type { BingoModel } from './bingo-model.ts';
import { payTicket90 } from './pay-90.ts';
import { returnMillionths90 } from './return-90.ts';

const rows = 3;
const columns = 9;
const perRow = 5;
const numbers = 90;
const rowsDown = [0, 1, 2];

/** Three rows of five numbers out of 90, sixty calls. */
export const bingo90: BingoModel = {
  name: 'bingo-90',
  numbers,
  called: 60,
  rows,
  columns,
  returnMillionths: returnMillionths90(),
  /** Every row has five numbers and every column one at least, the smaller above: 1 to 9, 10 to 19, and at last 80 to 90. */
  deal(draws) {
    const places = dealPlaces(draws);
    const ticket = new Array<number>(rows * columns).fill(0);
    for (let column = 0; column < columns; column += 1) {
      const taken = rowsDown.filter((row) => places[row]?.includes(column));
      const [first, last] = [column === 0 ? 1 : column * 10, column === columns - 1 ? numbers : column * 10 + 9];
      const drawn = drawBalls(draws, { of: last - first + 1, count: taken.length }).sort((a, b) => a - b);
      for (const [at, row] of taken.entries()) ticket[row * columns + column] = first - 1 + (drawn[at] ?? 0);
    }
    return ticket;
  },
  pay: payTicket90,
};

/** Which columns of each row have a number. Rows that leave a column empty are drawn again, all three. */
function dealPlaces(draws: Draws): number[][] {
  for (;;) {
    const places: number[][] = [];
    let seen = 0;
    for (let row = 0; row < rows; row += 1) {
      const taken = drawBalls(draws, { of: columns, count: perRow }).map((ball) => ball - 1);
      for (const column of taken) seen |= 1 << column;
      places.push(taken);
    }
    if (seen === (1 << columns) - 1) return places;
  }
}
