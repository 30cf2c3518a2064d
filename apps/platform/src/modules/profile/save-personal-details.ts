import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import { type DetailsForm, type DetailsProblems, readDetails } from './personal-details-rules.ts';
import { saveDetails } from './profile-store.ts';

/** Undefined once they are saved; otherwise what is wrong, and nothing is saved. */
export async function savePersonalDetails(
  deps: { pool: pg.Pool; clock: Clock; ageMin: number },
  playerId: bigint,
  form: DetailsForm,
): Promise<DetailsProblems | undefined> {
  const read = readDetails(form, { now: deps.clock.now(), ageMin: deps.ageMin });
  if ('problems' in read) return read.problems;
  await saveDetails(deps.pool, playerId, read.details);
  return undefined;
}
