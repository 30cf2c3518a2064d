import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import type { Caller } from './caller.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { recordEvent } from './security-events.ts';

export interface Alarm {
  alarm: 'spraying' | 'spraying everywhere' | 'locking' | 'flood of codes';
  /** Whose attempt was one too many. */
  caller: Caller;
  /** How the numbers begin that get too many codes. */
  prefix?: string;
}

/**
 * A row, a metric and one error line for the operator. A guard raises it once in its window, whichever process counts the last
 * attempt.
 */
export async function raiseAlarm(
  deps: Pick<IdentityDeps, 'log' | 'tables' | 'hashNumber' | 'countAlarm'>,
  { alarm, caller, prefix }: Alarm,
): Promise<void> {
  deps.countAlarm(alarm);
  const { userName, playerId, origin, deviceId } = caller;
  deps.log.error({ alarm, playerId, network: neighbourhoodOf(origin.address), prefix }, 'accounts are under attack');
  await recordEvent(deps, { event: 'alarm', outcome: alarm, playerId, userName, origin, deviceId });
}
