import { clearAttempts } from '../../../plumbing/attempts/attempts.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { deleteSessions } from '../identity-store.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import type { CurrentSession } from '../sessions.ts';
import { toggleGuard } from './code-guards.ts';
import { offerLifeSeconds } from './offer-second-factor.ts';
import { readAppCode } from './read-proof.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { type SecondFactorRow, turnOn } from './second-factor-store.ts';
import { recordChange, tellOfChange } from './tell-of-change.ts';
import type { ToggleOutcome } from './toggle-second-factor.ts';

/** Ends all other sessions: whoever opened one of them has not shown the app. */
export async function switchOn(
  deps: IdentityDeps,
  session: CurrentSession,
  factor: SecondFactorRow,
  { text, origin }: { text: string; origin: Origin },
): Promise<ToggleOutcome> {
  const { playerId, userName, sessionId } = session;
  const needed = { playerId, wanted: 'second factor', origin } as const;
  if ((await requireProvenNumber(deps, needed)) === 'not proven') return { outcome: 'not proven' };
  if (factor.age_seconds >= offerLifeSeconds) return { outcome: 'wrong code' };
  const step = readAppCode(deps, factor, text);
  if (step === undefined) return { outcome: 'wrong code' };

  const recoveryCodes = makeRecoveryCodes(deps.random);
  const codeHashes = recoveryCodes.map((code) => hashRecoveryCode(playerId, code));
  const isOn = await endSessions(deps, playerId, async (transaction) => {
    if (!(await turnOn(transaction, { playerId, id: factor.id, step, codeHashes }))) return false;
    await deleteSessions(transaction, playerId, sessionId);
    await clearAttempts(transaction, toggleGuard(playerId).subject);
    await tellOfChange(deps, transaction, { userName, change: 'app on' });
    return true;
  });
  if (!isOn) return { outcome: 'wrong code' };
  await recordChange(deps, { playerId, change: 'app on', origin });
  return { outcome: 'on', recoveryCodes };
}
