import { areUsedUp, clearAttempts, countAndWait, countTogether, type Guard } from '../../plumbing/attempts/attempts.ts';
import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import { raiseAlarm } from './alarm.ts';
import type { Caller } from './caller.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { recordEvent, type SecurityEvent } from './security-events.ts';

const quarterSeconds = 15 * 60;
const sprayWindowSeconds = 10 * 60;
/** A carrier's network has many players, of whom a few mistype. */
const numbersOfNetworkMax = 60;

/** Over all networks. Recovery opens it. */
export function numberGuard(userName: string): Guard {
  return { subject: `sign-in of ${userName}`, attemptsMax: 30, windowSeconds: 60 * 60 };
}

export function placeGuard(userName: string, address: string): Guard {
  const subject = `sign-in of ${userName} from ${neighbourhoodOf(address)}`;
  return { subject, attemptsMax: 5, windowSeconds: quarterSeconds };
}

/** A finder or thief of the player's phone has these tries. */
function deviceGuard(userName: string, deviceId: string): Guard {
  return { subject: `sign-in of ${userName} on ${deviceId}`, attemptsMax: 10, windowSeconds: quarterSeconds };
}

/** Numbers that failed from one network. The next one after so many is a sign of spraying. */
function networkGuard(address: string): Guard {
  const subject = `numbers failing from ${neighbourhoodOf(address)}`;
  return { subject, attemptsMax: numbersOfNetworkMax + 1, windowSeconds: sprayWindowSeconds };
}

function everywhereGuard({ signInFailuresAlarm }: Pick<IdentityDeps, 'signInFailuresAlarm'>): Guard {
  const attemptsMax = signInFailuresAlarm + 1;
  return { subject: 'numbers failing anywhere', attemptsMax, windowSeconds: sprayWindowSeconds };
}

/** What is left to the unknown devices of a network while it is slowed. */
function paceGuard(address: string): Guard {
  return { subject: `slowed sign-ins from ${neighbourhoodOf(address)}`, attemptsMax: 10, windowSeconds: 60 };
}

export type Leave = { leave: 'granted' | 'too many attempts' } | { leave: 'slowed'; waitSeconds: number };

/** Whether a password may be tried. Only its failure counts, except while the network is slowed. */
export async function askLeave(deps: IdentityDeps, { userName, origin, deviceId }: Caller): Promise<Leave> {
  const { address } = origin;
  if (deviceId !== undefined) {
    const [isLocked] = await areUsedUp(deps.pool, [deviceGuard(userName, deviceId)]);
    return { leave: isLocked ? 'too many attempts' : 'granted' };
  }
  const locks = [placeGuard(userName, address), numberGuard(userName)];
  const sprays = [networkGuard(address), everywhereGuard(deps)];
  const [ofPlace, ofNumber, ...sprayed] = await areUsedUp(deps.pool, [...locks, ...sprays]);
  if (ofPlace || ofNumber) return { leave: 'too many attempts' };
  if (!sprayed.includes(true)) return { leave: 'granted' };
  const waitSeconds = await countAndWait(deps.pool, paceGuard(address));
  return waitSeconds > 0 ? { leave: 'slowed', waitSeconds } : { leave: 'granted' };
}

/**
 * After a wrong password. A number that goes on failing from a network counts once for the network. The attempt that uses a guard up is told, once in
 * its window.
 */
export async function countFailure(deps: IdentityDeps, caller: Caller): Promise<void> {
  const { userName, origin, deviceId } = caller;
  if (deviceId !== undefined) {
    const [usedUp] = await countTogether(deps.pool, { guards: [deviceGuard(userName, deviceId)] });
    if (usedUp) await tellOfLock(deps, caller, 'of device');
    return;
  }
  const [ofPlace, ofNumber] = [placeGuard(userName, origin.address), numberGuard(userName)];
  const [ofNetwork, everywhere] = [networkGuard(origin.address), everywhereGuard(deps)];
  const usedUp = await countTogether(deps.pool, { guards: [ofPlace, ofNumber], once: [ofNetwork, everywhere] });
  if (usedUp.includes(ofPlace)) await tellOfLock(deps, caller, 'of number and network');
  if (usedUp.includes(ofNumber)) {
    await tellOfLock(deps, caller, 'of number');
    await raiseAlarm(deps, { alarm: 'locking', caller });
  }
  if (usedUp.includes(ofNetwork)) await raiseAlarm(deps, { alarm: 'spraying', caller });
  if (usedUp.includes(everywhere)) await raiseAlarm(deps, { alarm: 'spraying everywhere', caller });
}

function tellOfLock(
  deps: IdentityDeps,
  { userName, playerId, origin, deviceId }: Caller,
  outcome: Extract<SecurityEvent, { event: 'lock' }>['outcome'],
): Promise<void> {
  return recordEvent(deps, { event: 'lock', outcome, playerId, userName, origin, deviceId });
}

/** After a good sign-in. The number's limit over all networks stays: it belongs to strangers. */
export async function clearFailures(deps: IdentityDeps, { userName, origin, deviceId }: Caller): Promise<void> {
  const guard = deviceId === undefined ? placeGuard(userName, origin.address) : deviceGuard(userName, deviceId);
  await clearAttempts(deps.pool, guard.subject);
}
