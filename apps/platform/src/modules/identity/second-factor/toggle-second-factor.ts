import { countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { toggleGuard } from './code-guards.ts';
import { findSecondFactor } from './second-factor-store.ts';
import { switchOff } from './switch-off.ts';
import { switchOn } from './switch-on.ts';

export type ToggleOutcome =
  | { outcome: 'on'; recoveryCodes: string[] }
  | { outcome: 'off' | 'wrong code' | 'too many attempts' };

/** The same request twice switches once: the code that did it is used up, for what it became as well. */
export async function toggleSecondFactor(
  deps: IdentityDeps,
  session: CurrentSession,
  text: string,
): Promise<ToggleOutcome> {
  if (!(await countAttempt(deps.tables, toggleGuard(session.playerId)))) return { outcome: 'too many attempts' };
  const factor = await findSecondFactor(deps.tables, session.playerId);
  if (!factor) return { outcome: 'wrong code' };
  return factor.is_on ? switchOff(deps, session, factor, text) : switchOn(deps, session, factor, text);
}
