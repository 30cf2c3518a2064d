import { assert } from '@harmattan/kernel/assert';
import { countAttempt } from '../../../plumbing/attempts/attempts.ts';
import { type ChangeConfirmation, confirmChange, confirmPassword, type Proof } from '../confirm-player.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { requireProvenNumber } from '../require-proven-number.ts';
import { recordEvent } from '../security-events.ts';
import type { CurrentSession } from '../sessions.ts';
import { toggleGuard } from './code-guards.ts';
import { findSecondFactor, isSecondFactorOn } from './second-factor-store.ts';
import { takeSecurityTurn } from './security-turn.ts';
import { switchOff } from './switch-off.ts';
import { isCodeOfOffer, switchOn } from './switch-on.ts';

export type ToggleOutcome =
  | { outcome: 'on'; recoveryCodes: string[]; cookie: string | undefined }
  | { outcome: 'off'; cookie?: string | undefined }
  | { outcome: 'is on' | 'not proven' }
  | { outcome: Exclude<ChangeConfirmation, 'confirmed'> };

interface Wish {
  text: string;
  /** Beside the code, which stands in `text`. */
  proof: Proof;
  wanted: boolean | undefined;
  origin: Origin;
}

/**
 * Without `wanted`, the call toggles the current value. The same request twice switches once: the code is used up, and does not
 * switch back either. With `wanted`, a factor that has this value already is not changed: a page that lost the answer may retry.
 */
export function toggleSecondFactor(deps: IdentityDeps, session: CurrentSession, wish: Wish): Promise<ToggleOutcome> {
  return takeSecurityTurn(deps, session, () => toggleOnce(deps, session, wish));
}

async function toggleOnce(deps: IdentityDeps, session: CurrentSession, wish: Wish): Promise<ToggleOutcome> {
  const { wanted } = wish;
  const granted = await findGranted(deps, session, wanted);
  if (granted) return granted;
  const result = await toggle(deps, session, wish);
  if (result.outcome !== 'wrong code' && result.outcome !== 'wrong text') return result;
  // The same request may have been faster in another process.
  const done = await findGranted(deps, session, wanted);
  if (done) return done;
  if (result.outcome === 'wrong code') await recordWrongCode(deps, session, wish);
  return result;
}

function recordWrongCode(deps: IdentityDeps, { playerId }: CurrentSession, { origin }: Wish): Promise<void> {
  return recordEvent(deps, { event: 'second factor', outcome: 'wrong code', playerId, origin });
}

/** The answer, where it is as it is wanted. */
async function findGranted(
  deps: IdentityDeps,
  { playerId }: CurrentSession,
  wanted: boolean | undefined,
): Promise<ToggleOutcome | undefined> {
  if (wanted === undefined || (await isSecondFactorOn(deps.pool, playerId)) !== wanted) return undefined;
  return { outcome: wanted ? 'is on' : 'off' };
}

async function toggle(
  deps: IdentityDeps,
  session: CurrentSession,
  { text, proof, wanted, origin }: Wish,
): Promise<ToggleOutcome> {
  const factor = await findSecondFactor(deps.pool, session.playerId);
  const isOn = factor?.is_on === true;
  if (!isOn) {
    const needed = { playerId: session.playerId, wanted: 'second factor', origin } as const;
    if ((await requireProvenNumber(deps, needed)) === 'not proven') return { outcome: 'not proven' };
  }
  // A request that only asks what is needed is no attempt.
  if (proof.password) {
    if (!(await countAttempt(deps.pool, toggleGuard(session.playerId)))) return { outcome: 'too many attempts' };
    // Looked at first, so that a mistyped code of the app does not use up the one by SMS.
    if (!factor || isOn === wanted || (!isOn && !isCodeOfOffer(deps, factor, text))) return { outcome: 'wrong code' };
  }
  // The code that switches off is one of the present factor itself.
  const confirm = isOn ? confirmPassword : confirmChange;
  const confirmed = await confirm(deps, session, proof);
  if (confirmed !== 'confirmed') return { outcome: confirmed };
  assert(factor, 'a password was given, so the factor was looked at');
  return isOn ? switchOff(deps, session, factor, { text, origin }) : switchOn(deps, session, factor, { text, origin });
}
