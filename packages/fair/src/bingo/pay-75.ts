import type { BingoPaid } from './bingo-model.ts';

const side = 5;
const along = [0, 1, 2, 3, 4];

/** Every line of a ticket of five by five: rows, columns and the two diagonals. */
export const lines75: readonly (readonly number[])[] = [
  ...along.map((row) => along.map((column) => row * side + column)),
  ...along.map((column) => along.map((row) => row * side + column)),
  along.map((at) => at * side + at),
  along.map((at) => at * side + side - 1 - at),
];

export const corners75: readonly number[] = [0, 4, 20, 24];
export const frame75: readonly number[] = [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24];

/** From the best down; the best that is complete is paid, and it alone. */
export const prizes75 = {
  frame: 300_000,
  lines5: 8_000,
  lines4: 2_000,
  lines3: 600,
  lines2: 250,
  corners: 200,
  line: 100,
} as const;

/** On how many tickets there is one, to the nearest: proved by counting, with the return. */
export const oneIn75: Readonly<Record<Prize75, number>> = {
  frame: 136_034,
  lines5: 1_136,
  lines4: 235,
  lines3: 45,
  lines2: 10,
  corners: 20,
  line: 3,
};

export type Prize75 = keyof typeof prizes75;

/** What a ticket of five by five gets. The place in the middle has no number and counts as called. */
export function payTicket75(ticket: readonly number[], balls: readonly number[]): BingoPaid {
  const isCalled: boolean[] = [];
  for (const ball of balls) isCalled[ball] = true;
  const isMarked = ticket.map((number) => number === 0 || isCalled[number] === true);
  const isComplete = (cells: readonly number[]) => cells.every((cell) => isMarked[cell]);
  const lines = lines75.filter(isComplete);
  const won = (prize: Prize75, cells: readonly number[]): BingoPaid => ({
    winHundredths: prizes75[prize],
    wins: [{ prize, winHundredths: prizes75[prize], cells: [...cells] }],
  });
  if (lines.length === 0 && !isComplete(corners75)) return { winHundredths: 0, wins: [] };
  const inLines = [...new Set(lines.flat())];
  if (isComplete(frame75)) return won('frame', frame75);
  if (lines.length >= 5) return won('lines5', inLines);
  if (lines.length >= 2) return won(`lines${lines.length as 2 | 3 | 4}`, inLines);
  if (isComplete(corners75)) return won('corners', corners75);
  return won('line', inLines);
}
