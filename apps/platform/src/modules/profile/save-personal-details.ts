import { inTransaction } from '@harmattan/process/transaction';
import { type DetailsForm, type DetailsProblems, type PersonalDetails, readDetails } from './personal-details-rules.ts';
import { findProfile, saveDetails } from './profile-store.ts';
import type { ProfileDeps } from './routes.ts';

/** Undefined once they are saved; otherwise what is wrong, and nothing is saved. What a register confirmed is not changed. */
export async function savePersonalDetails(
  deps: Pick<ProfileDeps, 'pool' | 'clock' | 'ageMin' | 'isVerified' | 'onDetails'>,
  playerId: bigint,
  form: DetailsForm,
): Promise<DetailsProblems | 'verified' | undefined> {
  const read = readDetails(form, { now: deps.clock.now(), ageMin: deps.ageMin });
  if ('problems' in read) return read.problems;
  if (await deps.isVerified(playerId)) return (await isSame(deps, playerId, read.details)) ? undefined : 'verified';
  await inTransaction(deps.pool, async (transaction) => {
    await saveDetails(transaction, playerId, read.details);
    await deps.onDetails(transaction, playerId);
  });
  return undefined;
}

async function isSame(
  { pool }: Pick<ProfileDeps, 'pool'>,
  playerId: bigint,
  details: PersonalDetails,
): Promise<boolean> {
  const { first_name, last_name, birth_date } = (await findProfile(pool, playerId)) ?? {};
  return first_name === details.firstName && last_name === details.lastName && birth_date === details.birthDate;
}
