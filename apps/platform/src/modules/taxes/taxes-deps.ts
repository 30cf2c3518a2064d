import type { Clock } from '@harmattan/kernel/clock';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Wallet } from '../wallet/index.ts';

export interface TaxesDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  wallet: Pick<Wallet, 'fund'>;
  rules: readonly TaxRule[];
  /** As the player gave it, or as it was verified. Undefined for a player who gave none. */
  nameOf(playerId: bigint): Promise<string | undefined>;
  isVerified(playerId: bigint): Promise<boolean>;
}
