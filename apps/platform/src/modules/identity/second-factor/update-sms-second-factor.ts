import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { setSmsSecondFactor } from './second-factor-store.ts';
import { logChange, tellOfChange } from './tell-of-change.ts';

/** Whether signing in asks for a code by SMS from now on. To ask for what it is already changes and tells nothing. */
export async function updateSmsSecondFactor(
  deps: IdentityDeps,
  { playerId, userName }: Pick<CurrentSession, 'playerId' | 'userName'>,
  wanted: boolean | undefined,
): Promise<boolean> {
  const isOn = await deps.tables.transaction().execute(async (transaction) => {
    const changed = await setSmsSecondFactor(transaction, playerId, wanted);
    if (changed === undefined) return undefined;
    await tellOfChange(deps, transaction, { userName, change: changed ? 'sms on' : 'sms off' });
    return changed;
  });
  // Without a wish it always changes.
  if (isOn === undefined) return wanted === true;
  deps.outbox.wake();
  logChange(deps, playerId, isOn ? 'sms on' : 'sms off');
  return isOn;
}
