import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions, findPlayer } from '../identity-store.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import type { CurrentSession } from '../sessions.ts';
import { setSmsSecondFactor } from './second-factor-store.ts';
import { recordChange, tellOfChange } from './tell-of-change.ts';

interface Wish {
  wanted: boolean | undefined;
  origin: Origin;
}

/**
 * Whether signing in asks for a code by SMS from now on. To ask for what it is already changes and tells nothing. Switched on,
 * it ends all other sessions: whoever opened one of them has not shown the phone. Without a proven number it can only be switched off.
 */
export async function updateSmsSecondFactor(
  deps: IdentityDeps,
  session: Pick<CurrentSession, 'playerId' | 'userName' | 'sessionId'>,
  wish: Wish,
): Promise<boolean | 'not proven'> {
  const { playerId } = session;
  const player = await findPlayer(deps.tables, { id: playerId });
  if (wish.wanted === false || player?.is_number_proven) return change(deps, session, wish);
  // On since before numbers were proven.
  if (player?.sms_second_factor) return wish.wanted ?? change(deps, session, { ...wish, wanted: false });
  const needed = { playerId, wanted: 'second factor', origin: wish.origin } as const;
  const proof = await requireProvenNumber(deps, needed);
  return proof === 'proven' ? change(deps, session, wish) : proof;
}

async function change(
  deps: IdentityDeps,
  { playerId, userName, sessionId }: Pick<CurrentSession, 'playerId' | 'userName' | 'sessionId'>,
  { wanted, origin }: Wish,
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
