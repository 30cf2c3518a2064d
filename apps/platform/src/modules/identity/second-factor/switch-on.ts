import { clearAttempts } from '../../../plumbing/attempts/attempts.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions } from '../identity-store.ts';
import { renewSession } from '../renew-session.ts';
import type { CurrentSession } from '../sessions.ts';
import { tellPlayer } from '../tell-player.ts';
import { toggleGuard } from './code-guards.ts';
import { offerLifeSeconds } from './offer-second-factor.ts';
import { readFirstCode } from './read-proof.ts';
import { recordChange } from './record-change.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { type SecondFactorRow, turnOn } from './second-factor-store.ts';
import type { ToggleOutcome } from './toggle-second-factor.ts';

/** Whether it is a code of the secret that was handed out, while that lives. */
export function isCodeOfOffer(deps: IdentityDeps, factor: SecondFactorRow, text: string): boolean {
  return factor.age_seconds < offerLifeSeconds && readFirstCode(deps, factor, text) !== undefined;
}

/** Ends all other sessions: they were opened without a code of the app. */
export async function switchOn(
  deps: IdentityDeps,
  session: CurrentSession,
  factor: SecondFactorRow,
  { text, origin }: { text: string; origin: Origin },
): Promise<ToggleOutcome> {
  const { playerId, sessionId } = session;
  if (factor.age_seconds >= offerLifeSeconds) return { outcome: 'wrong code' };
  const code = readFirstCode(deps, factor, text);
  if (!code) return { outcome: 'wrong code' };

  const recoveryCodes = makeRecoveryCodes(deps.random);
  const codeHashes = recoveryCodes.map((written) => hashRecoveryCode(playerId, written));
  let cookie: string | undefined;
  const isOn = await endSessions(deps, playerId, async (transaction) => {
    if (!(await turnOn(transaction, { playerId, id: factor.id, code, codeHashes }))) return false;
    await deleteSessions(transaction, playerId, sessionId);
    await clearAttempts(transaction, toggleGuard(playerId).subject);
    cookie = await renewSession(deps, transaction, sessionId);
    await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'app on' } });
    return true;
  });
  if (!isOn) return { outcome: 'wrong code' };
  await recordChange(deps, { playerId, change: 'app on', origin });
  return { outcome: 'on', recoveryCodes, cookie };
}
