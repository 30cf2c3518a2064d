import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import type { Caller } from './caller.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { recordEvent } from './security-events.ts';

export interface Alarm {
  alarm:
    | 'spraying'
    | 'spraying everywhere'
    | 'locking'
    | 'flood of codes'
    | 'card testing'
    | 'security log behind'
    | 'break-glass';
  /** Whose attempt was one too many, as far as it is known. */
  caller: Partial<Caller>;
}

const otherWords: Partial<Record<Alarm['alarm'], string>> = {
  'security log behind': 'the security log does not get out',
  'break-glass': 'a member of the staff took permissions beyond the own roles',
};

/**
 * A row, a metric and one error line for the operator. A guard raises it once in its window, whichever process counts the last
 * attempt.
 */
export async function raiseAlarm(
  deps: Pick<IdentityDeps, 'log' | 'pool' | 'hashNumber' | 'countAlarm'>,
  { alarm, caller }: Alarm,
): Promise<void> {
  deps.countAlarm(alarm);
  const { userName, playerId, origin, deviceId } = caller;
  const words = otherWords[alarm] ?? 'accounts are under attack';
  deps.log.error({ alarm, playerId, network: origin && neighbourhoodOf(origin.address) }, words);
  await recordEvent(deps, { event: 'alarm', outcome: alarm, playerId, userName, origin, deviceId });
}
