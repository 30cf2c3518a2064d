import { drawBalls } from '../balls.ts';
import type { BingoModel } from './bingo-model.ts';
import { payTicket75 } from './pay-75.ts';

const side = 5;
const perColumn = 15;
const middle = 12;

/** Five by five out of 75, forty calls. */
export const bingo75: BingoModel = {
  name: 'bingo-75',
  numbers: side * perColumn,
  called: 40,
  rows: side,
  columns: side,
  // Counted over every way in which forty calls can mark a ticket, beside its test.
  returnMillionths: 946_845,
  /** The first column has five numbers from 1 to 15, the next five from 16 to 30, and so on. */
  deal(draws) {
    const columns = Array.from({ length: side }, () => drawBalls(draws, { of: perColumn, count: side }));
    return Array.from({ length: side * side }, (_, cell) => {
      const column = cell % side;
      return cell === middle ? 0 : column * perColumn + (columns[column]?.[Math.floor(cell / side)] ?? 0);
    });
  },
  pay: payTicket75,
};
