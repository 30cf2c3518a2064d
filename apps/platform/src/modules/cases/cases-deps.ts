import type { CaseCategory, CasePriority } from '@harmattan/contract/office';
import type { Present } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { CaseHours, CaseSettings } from '../../settings/cases.ts';

/** What every use case of the module works with. */
export interface CasesDeps {
  pool: pg.Pool;
  clock: Present;
  ids: Ids;
  random: Random;
  settings: CaseSettings;
}

export function hoursOf(
  { settings }: Pick<CasesDeps, 'settings'>,
  { category, priority }: { category: CaseCategory; priority: CasePriority },
): CaseHours {
  return settings.hours[category][priority];
}
