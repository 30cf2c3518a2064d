import type { Draws } from './draws.ts';

/** What is stated of one way to play a game, and the game itself, so that the statement can be put to the test. */
export interface Statement {
  /** As it is printed: the game, then the way it is played, such as `roulette-straight`. */
  name: string;
  /** What comes back of a stake on average. */
  returnMillionths: number;
  /** The bounds that its draws are made below. */
  bounds: readonly number[];
  /**
   * What comes back for a stake of 100 in one round, the stake itself included. What was staked beyond it on the way, by doubling
   * or calling, is taken off: it may be less than nothing.
   */
  play(draws: Draws): number;
}
