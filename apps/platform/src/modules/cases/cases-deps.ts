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
  of: { category: CaseCategory; priority: CasePriority; audience?: 'all' | 'compliance' },
): CaseHours {
  if (of.audience !== 'compliance') return settings.hours[of.category][of.priority];
  const { complianceHours: hours } = settings;
  return { answerHours: hours, solutionHours: hours };
}
