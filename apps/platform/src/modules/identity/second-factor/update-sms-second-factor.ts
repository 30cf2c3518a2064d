import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions } from '../identity-store.ts';
import type { CurrentSession } from '../sessions.ts';
import { setSmsSecondFactor } from './second-factor-store.ts';
import { recordChange, tellOfChange } from './tell-of-change.ts';

/**
 * Whether signing in asks for a code by SMS from now on. To ask for what it is already changes and tells nothing. Switched on,
 * it ends all other sessions: whoever opened one of them has not shown the phone.
 */
export async function updateSmsSecondFactor(
  deps: IdentityDeps,
  { playerId, userName, sessionId }: Pick<CurrentSession, 'playerId' | 'userName' | 'sessionId'>,
  { wanted, origin }: { wanted: boolean | undefined; origin: Origin },
): Promise<boolean> {
  let isOn: boolean | undefined;
  await endSessions(deps, playerId, async (transaction) => {
    isOn = await setSmsSecondFactor(transaction, playerId, wanted);
    if (isOn === undefined) return false;
    await tellOfChange(deps, transaction, { userName, change: isOn ? 'sms on' : 'sms off' });
    if (isOn) await deleteSessions(transaction, playerId, sessionId);
    return isOn;
  });
  // Without a wish it always changes.
  if (isOn === undefined) return wanted === true;
  deps.outbox.wake();
  await recordChange(deps, { playerId, change: isOn ? 'sms on' : 'sms off', origin });
  return isOn;
}
