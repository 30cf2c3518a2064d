import type { Present } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type pg from 'pg';
import type { ComplianceSettings } from '../../settings/compliance.ts';
import type { Cases } from '../cases/index.ts';

/** What every use case of the module works with. */
export interface ComplianceDeps {
  pool: pg.Pool;
  clock: Present;
  ids: Ids;
  settings: ComplianceSettings;
  cases: Pick<
    Cases,
    'openCompliance' | 'addToCompliance' | 'endCompliance' | 'openForSuspicion' | 'unplayedRule' | 'complianceHours'
  >;
}

/** A member of the staff. */
export interface Member {
  memberId: bigint;
  userName: string;
}
