import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Wallet } from '../wallet/index.ts';

export interface AdjustmentsDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  approvals: Pick<Approvals, 'ask'>;
  wallet: Pick<Wallet, 'transfer' | 'balance'>;
}
