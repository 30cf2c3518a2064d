import { inTransaction } from '@harmattan/process/transaction';
import { type DetailsForm, type DetailsProblems, type PersonalDetails, readDetails } from './personal-details-rules.ts';
import { findProfile, type ProfileRow, saveDetails } from './profile-store.ts';
import type { ProfileDeps } from './routes.ts';

/**
 * Undefined once they are saved; otherwise what is wrong, and nothing is saved. What a register confirmed is not changed, and what was given under other
 * details is given again: both with the player's identity locked, so that no number is accepted in between.
 */
export async function savePersonalDetails(
  deps: Pick<ProfileDeps, 'pool' | 'clock' | 'ageMin' | 'lockIdentity' | 'onOtherDetails' | 'onDetails'>,
  playerId: bigint,
  form: DetailsForm,
): Promise<DetailsProblems | 'verified' | undefined> {
  const read = readDetails(form, { now: deps.clock.now(), ageMin: deps.ageMin });
  if ('problems' in read) return read.problems;
  return inTransaction(deps.pool, async (transaction) => {
    const isVerified = await deps.lockIdentity(transaction, playerId);
    const isOther = areOther(await findProfile(transaction, playerId), read.details);
    if (isVerified) return isOther ? 'verified' : undefined;
    await saveDetails(transaction, playerId, read.details);
    if (isOther) await deps.onOtherDetails(transaction, playerId);
    await deps.onDetails(transaction, playerId);
    return undefined;
  });
}

function areOther(before: ProfileRow | undefined, { firstName, lastName, birthDate }: PersonalDetails): boolean {
  const { first_name, last_name, birth_date } = before ?? {};
  return first_name !== firstName || last_name !== lastName || birth_date !== birthDate;
}
