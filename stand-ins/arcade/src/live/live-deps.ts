import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Spin } from './spin.ts';

/** What tables on a clock need of the rounds that are played at them. */
export interface SpinRounds {
  /**
   * Gives back what is not known to be staked, deals or plays every round that rides on the turn and sends the wins. Answers when all of
   * them are decided as far as chance goes. Doing it again does nothing again.
   */
  drawSpin(spin: Spin): Promise<void>;
}

export interface LiveDeps {
  pool: pg.Pool;
  random: Random;
  clock: Clock;
  rounds: SpinRounds;
  /** All times are divided by it. */
  speed: number;
  log: FastifyBaseLogger;
}
