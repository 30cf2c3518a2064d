import { countAttempt, type Guard } from '../../../plumbing/attempts/attempts.ts';
import type { InTransaction } from '../../../plumbing/db/database.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export type SecondFactorChange = 'app on' | 'app off' | 'app reset' | 'sms on' | 'sms off';

/** Who plays with the switches must not run up the operator's bill. By the tenth text the player knows. */
function textsGuard(userName: string): Guard {
  return { subject: `second factor texts to ${userName}`, attemptsMax: 10, windowSeconds: 24 * 60 * 60 };
}

/** In the transaction of the change, so that the player hears of it whatever happens next. Wake the outbox after it. */
export async function tellOfChange(
  deps: IdentityDeps,
  transaction: InTransaction<unknown>,
  { userName, change }: { userName: string; change: SecondFactorChange },
): Promise<void> {
  // What an operator does is always told.
  if (change !== 'app reset' && !(await countAttempt(transaction, textsGuard(userName)))) return;
  await deps.outbox.record(transaction, { topic: 'identity.second-factor-changed', payload: { userName, change } });
}

/** For whoever reads the log later: no more than that it happened. */
export function logChange(deps: IdentityDeps, playerId: bigint, change: SecondFactorChange): void {
  deps.log.info({ playerId, change }, 'a second factor was changed');
}
