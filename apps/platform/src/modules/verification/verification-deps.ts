import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Vault } from '../../plumbing/vault.ts';
import type { VerificationSettings } from '../../settings/verification.ts';
import type { Cases } from '../cases/index.ts';
import type { Register } from './register-port.ts';

/** What every use case of the module works with. */
export interface VerificationDeps {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  log: Log;
  vault: Pick<Vault, 'keyId' | 'seal' | 'open'>;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  settings: VerificationSettings;
  register: Register;
  cases: Pick<Cases, 'openForIdentity'>;
  /** As the player saved them. A birth date is a day of the calendar: year-month-day. */
  detailsOf(
    playerId: bigint,
    db?: Queryable,
  ): Promise<{ first_name: string | null; last_name: string | null; birth_date: string | null } | undefined>;
  /** Has the register asked now rather than at the next poll. */
  wake(): void;
}
