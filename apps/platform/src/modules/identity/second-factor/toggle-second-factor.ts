import { countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { toggleGuard } from './code-guards.ts';
import { findSecondFactor, isSecondFactorOn } from './second-factor-store.ts';
import { switchOff } from './switch-off.ts';
import { switchOn } from './switch-on.ts';

export type ToggleOutcome =
  | { outcome: 'on'; recoveryCodes: string[] }
  | { outcome: 'is on' | 'off' | 'not proven' | 'wrong code' | 'too many attempts' };

interface Wish {
  text: string;
  wanted: boolean | undefined;
  origin: Origin;
}

/**
 * Without a wish it becomes what it was not. The same request twice switches once: the code that did it is used up, for what
 * it became as well. With a wish nothing happens to what is so already: whoever lost the answer may ask again.
 */
export async function toggleSecondFactor(
  deps: IdentityDeps,
  session: CurrentSession,
  { text, wanted, origin }: Wish,
): Promise<ToggleOutcome> {
  const granted = await findGranted(deps, session, wanted);
  if (granted) return granted;
  const result = await toggle(deps, session, { text, wanted, origin });
  // The same request may have been faster.
  return (result.outcome === 'wrong code' && (await findGranted(deps, session, wanted))) || result;
}

/** The answer, where it is as it is wanted. */
async function findGranted(
  deps: IdentityDeps,
  { playerId }: CurrentSession,
  wanted: boolean | undefined,
): Promise<ToggleOutcome | undefined> {
  if (wanted === undefined || (await isSecondFactorOn(deps.tables, playerId)) !== wanted) return undefined;
  return { outcome: wanted ? 'is on' : 'off' };
}

async function toggle(
  deps: IdentityDeps,
  session: CurrentSession,
  { text, wanted, origin }: Wish,
): Promise<ToggleOutcome> {
  if (!(await countAttempt(deps.tables, toggleGuard(session.playerId)))) return { outcome: 'too many attempts' };
  const factor = await findSecondFactor(deps.tables, session.playerId);
  if (!factor || factor.is_on === wanted) return { outcome: 'wrong code' };
  return factor.is_on
    ? switchOff(deps, session, factor, { text, origin })
    : switchOn(deps, session, factor, { text, origin });
}
