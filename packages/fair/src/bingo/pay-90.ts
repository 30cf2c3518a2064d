import type { BingoPaid } from './bingo-model.ts';

const columns = 9;
const rows = 3;

/** What is paid for being complete by so many calls, in hundredths of the stake; the first step that fits counts. */
export const prizes90 = {
  line: [
    { calls: 30, winHundredths: 1_200 },
    { calls: 40, winHundredths: 400 },
    { calls: 50, winHundredths: 150 },
  ],
  twoLines: [
    { calls: 40, winHundredths: 15_000 },
    { calls: 50, winHundredths: 2_500 },
    { calls: 60, winHundredths: 600 },
  ],
  house: [
    { calls: 45, winHundredths: 500_000 },
    { calls: 50, winHundredths: 80_000 },
    { calls: 55, winHundredths: 20_000 },
    { calls: 60, winHundredths: 6_000 },
  ],
} as const;

export type Prize90 = keyof typeof prizes90;

export const prizeNames90 = Object.keys(prizes90) as Prize90[];

/** What a ticket of three rows gets: for its first line, for its second and for the third, each by when it was complete. */
export function payTicket90(ticket: readonly number[], balls: readonly number[]): BingoPaid {
  const done = completions(ticket, balls).sort((a, b) => a.call - b.call);
  const paid: BingoPaid = { winHundredths: 0, wins: [] };
  for (const [at, prize] of prizeNames90.entries()) {
    const call = done[at]?.call ?? never;
    const step = prizes90[prize].find(({ calls }) => call <= calls);
    if (!step) continue;
    const cells = done.slice(0, at + 1).flatMap(({ row }) => cellsOf(ticket, row));
    paid.winHundredths += step.winHundredths;
    paid.wins.push({ prize, winHundredths: step.winHundredths, cells, call });
  }
  return paid;
}

const never = Number.POSITIVE_INFINITY;

/** With which call each row is complete. */
function completions(ticket: readonly number[], balls: readonly number[]): { row: number; call: number }[] {
  const callOf: number[] = [];
  for (const [at, ball] of balls.entries()) callOf[ball] = at + 1;
  const done: { row: number; call: number }[] = [];
  for (let row = 0; row < rows; row += 1) {
    let call = 0;
    for (let cell = row * columns; cell < (row + 1) * columns; cell += 1) {
      const number = ticket[cell] ?? 0;
      if (number > 0) call = Math.max(call, callOf[number] ?? never);
    }
    done.push({ row, call });
  }
  return done;
}

function cellsOf(ticket: readonly number[], row: number): number[] {
  return Array.from({ length: columns }, (_, column) => row * columns + column).filter((cell) => ticket[cell] !== 0);
}
