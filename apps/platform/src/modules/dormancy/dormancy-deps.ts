import type { Ids } from '@harmattan/kernel/ids';
import type { Market } from '@harmattan/kernel/markets/market';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';

export interface DormancyDeps {
  pool: pg.Pool;
  ids: Ids;
  log: Log;
  bus: Pick<Bus, 'subscribe'>;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  rules: Market['dormancy'];
}
