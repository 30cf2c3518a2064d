import { assert } from '@harmattan/kernel/assert';
import { type ChangeConfirmation, confirmChange, type Proof } from '../confirm-player.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions } from '../identity-store.ts';
import { renewSession } from '../renew-session.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import type { CurrentSession } from '../sessions.ts';
import { tellPlayer } from '../tell-player.ts';
import { recordChange } from './record-change.ts';
import { findAsked, setSmsSecondFactor } from './second-factor-store.ts';
import { takeSecurityTurn } from './security-turn.ts';

export type SmsOutcome =
  | { outcome: 'done'; isOn: boolean; cookie: string | undefined }
  | { outcome: 'not proven' }
  | { outcome: Exclude<ChangeConfirmation, 'confirmed'> };

interface Wish {
  wanted: boolean | undefined;
  proof: Proof;
  origin: Origin;
}

/**
 * Whether signing in asks for a code by SMS from now on. To ask for what it is already changes and tells nothing, and needs no proof. Without a
 * wish it is what it was not when the request came in. Switched on, it ends all other sessions: their openers have not shown the
 * phone. Without a proven number it can only be switched off.
 */
export async function updateSmsSecondFactor(
  deps: IdentityDeps,
  session: CurrentSession,
  { wanted, proof, origin }: Wish,
): Promise<SmsOutcome> {
  const isWanted = wanted ?? !(await isSmsOn(deps, session));
  return takeSecurityTurn(deps, session, () => update(deps, session, { isWanted, proof, origin }));
}

async function update(
  deps: IdentityDeps,
  session: CurrentSession,
  { isWanted, proof, origin }: { isWanted: boolean; proof: Proof; origin: Origin },
): Promise<SmsOutcome> {
  if ((await isSmsOn(deps, session)) === isWanted) return { outcome: 'done', isOn: isWanted, cookie: undefined };
  const needed = { playerId: session.playerId, wanted: 'second factor', origin } as const;
  if (isWanted && (await requireProvenNumber(deps, needed)) === 'not proven') return { outcome: 'not proven' };
  const confirmed = await confirmChange(deps, session, proof);
  if (confirmed === 'confirmed') return change(deps, session, { isWanted, origin });
  // The same request may have been faster in another process, and have used up the code.
  const isUsedUp = confirmed === 'wrong code' || confirmed === 'wrong text';
  const isDone = isUsedUp && (await isSmsOn(deps, session)) === isWanted;
  return isDone ? { outcome: 'done', isOn: isWanted, cookie: undefined } : { outcome: confirmed };
}

async function isSmsOn(deps: IdentityDeps, { playerId }: CurrentSession): Promise<boolean> {
  const asked = await findAsked(deps.pool, playerId);
  assert(asked, 'the player of a session exists');
  return asked.sms;
}

async function change(
  deps: IdentityDeps,
  { playerId, sessionId }: CurrentSession,
  { isWanted, origin }: { isWanted: boolean; origin: Origin },
): Promise<SmsOutcome> {
  const news = { change: isWanted ? 'sms on' : 'sms off' } as const;
  let cookie: string | undefined;
  const isChanged = await endSessions(deps, playerId, async (transaction) => {
    if (!(await setSmsSecondFactor(transaction, playerId, isWanted))) return false;
    cookie = await renewSession(deps, transaction, sessionId);
    await tellPlayer(deps, transaction, { playerId, origin, news });
    if (isWanted) await deleteSessions(transaction, playerId, sessionId);
    return true;
  });
  if (isChanged) await recordChange(deps, { playerId, change: news.change, origin });
  return { outcome: 'done', isOn: isWanted, cookie };
}
