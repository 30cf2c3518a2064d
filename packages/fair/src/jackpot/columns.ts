import { assert } from '@harmattan/kernel/assert';

/** What may become of a game: 1 home, 2 draw, 3 away. */
export type Outcome = 1 | 2 | 3;

/** The largest ticket. */
export const columnsMax = 1_000;
/** The most tickets that one command buys. */
export const ticketsMax = 10;

const outcomes: readonly Outcome[] = [1, 2, 3];
/** A byte of a pick with several outcomes: this, and a bit for each outcome. A pick with one outcome is that outcome. */
const several = 0x10;

/** The byte of a pick: the outcomes that are chosen for one game, one to three of them. */
export function byteOfOutcomes(chosen: readonly Outcome[]): number {
  const set = outcomes.filter((outcome) => chosen.includes(outcome));
  const [first] = set;
  assert(first !== undefined, 'a pick has at least one outcome');
  return set.length === 1 ? first : several | set.reduce((bits, outcome) => bits | (1 << (outcome - 1)), 0);
}

/** The outcomes of a pick, in their order. */
export function outcomesOfByte(byte: number): Outcome[] {
  return byte < several
    ? outcomes.filter((outcome) => outcome === byte)
    : outcomes.filter((outcome) => (byte & (1 << (outcome - 1))) !== 0);
}

/** Every byte that a pick can be. */
export const pickBytes: readonly number[] = [1, 2, 3, 0x13, 0x15, 0x16, 0x17];

/** A column has one outcome for each game; a ticket has one for each way to choose among its outcomes. */
export function columnsOf(outcomesPerGame: readonly number[]): number {
  return outcomesPerGame.reduce((product, count) => product * count, 1);
}
