import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { recordEvent } from '../security-events.ts';
import type { SecondFactorChange } from '../tell-player.ts';

/** For the operator, in the log and among the security events. An operator's own change has no origin. */
export async function recordChange(
  deps: Pick<IdentityDeps, 'pool' | 'hashNumber' | 'log'>,
  { playerId, change, origin }: { playerId: bigint; change: SecondFactorChange; origin?: Origin },
): Promise<void> {
  deps.log.info({ playerId, change }, 'a second factor was changed');
  await recordEvent(deps, { event: 'second factor', outcome: change, playerId, origin });
}
