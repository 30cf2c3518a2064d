import type { Clock } from '@harmattan/kernel/clock';
import type { HarmRules } from '@harmattan/kernel/harm-markers';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { OtherFacts } from './score.ts';

export interface MarkersDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  outbox: Pick<Outbox, 'record' | 'consume' | 'wake'>;
  rules: HarmRules;
  /** By player and day: what the cashier and limits know. */
  readOthers(
    db: Queryable,
    asked: { playerIds: bigint[]; from: string },
  ): Promise<Map<bigint, Map<string, OtherFacts>>>;
  /** Writes what was seen into the player's open case, or opens one. Which one that is. */
  fileCase(
    transaction: pg.PoolClient,
    seen: { playerId: bigint; caseId: bigint | null; text: string },
  ): Promise<bigint>;
}
