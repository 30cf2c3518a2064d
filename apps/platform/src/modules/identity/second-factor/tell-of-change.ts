import { countAttempt, type Guard } from '../../../plumbing/attempts/attempts.ts';
import type { InTransaction } from '../../../plumbing/db/database.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { recordEvent } from '../security-events.ts';

export type SecondFactorChange = 'app on' | 'app off' | 'app reset' | 'app undone' | 'sms on' | 'sms off';

/**
 * Who plays with the switches must not run up the operator's bill. By the tenth text the player knows. Those about the app
 * are counted apart, or flipping SMS would hide that an app was set up.
 */
function textsGuard(userName: string, change: SecondFactorChange): Guard {
  const kind = change.startsWith('app') ? 'app' : 'SMS';
  return { subject: `second factor texts about ${kind} to ${userName}`, attemptsMax: 10, windowSeconds: 24 * 60 * 60 };
}

/** What an operator or a recovery does is always told; neither happens often. */
const alwaysTold: SecondFactorChange[] = ['app reset', 'app undone'];

/** In the transaction of the change, so that the player hears of it whatever happens next. Wake the outbox after it. */
export async function tellOfChange(
  deps: IdentityDeps,
  transaction: InTransaction<unknown>,
  { userName, change }: { userName: string; change: SecondFactorChange },
): Promise<void> {
  const mayBeTold = alwaysTold.includes(change) || (await countAttempt(transaction, textsGuard(userName, change)));
  if (!mayBeTold) return;
  await deps.outbox.record(transaction, { topic: 'identity.second-factor-changed', payload: { userName, change } });
}

/** For the operator, in the log and among the security events. An operator's own change has no origin. */
export async function recordChange(
  deps: IdentityDeps,
  { playerId, change, origin }: { playerId: bigint; change: SecondFactorChange; origin?: Origin },
): Promise<void> {
  deps.log.info({ playerId, change }, 'a second factor was changed');
  await recordEvent(deps, { event: 'second factor', outcome: change, playerId, origin });
}
