import { inTransaction } from '@harmattan/process/transaction';
import { type DetailsForm, type DetailsProblems, readDetails } from './personal-details-rules.ts';
import { saveDetails } from './profile-store.ts';
import type { ProfileDeps } from './routes.ts';

/** Undefined once they are saved; otherwise what is wrong, and nothing is saved. */
export async function savePersonalDetails(
  deps: Pick<ProfileDeps, 'pool' | 'clock' | 'ageMin' | 'onDetails'>,
  playerId: bigint,
  form: DetailsForm,
): Promise<DetailsProblems | undefined> {
  const read = readDetails(form, { now: deps.clock.now(), ageMin: deps.ageMin });
  if ('problems' in read) return read.problems;
  await inTransaction(deps.pool, async (transaction) => {
    await saveDetails(transaction, playerId, read.details);
    await deps.onDetails(transaction, playerId);
  });
  return undefined;
}
