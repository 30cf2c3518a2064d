import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Seeds } from '../seeds/index.ts';
import type { Wallets } from '../wallets.ts';

/** What every step of a round works with. */
export interface RoundsDeps {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  wallets: Wallets;
  seeds: Seeds;
  log: FastifyBaseLogger;
}
