import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Wallet } from '../wallet/index.ts';

/** What every use case of the module works with. */
export interface JackpotDeps {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  /** What the salts of a jackpot's tickets follow from. */
  random: Random;
  log: Log;
  wallet: Wallet;
  /** What prizes are taxed by. */
  taxRules: readonly TaxRule[];
  /** Wakes the keeper, which counts, pays and gives back, before its next poll. */
  wake(): void;
}
