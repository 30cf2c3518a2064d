import { areUsedUp, clearAttempts, countAndWait, countMade, type Guard } from '../../plumbing/attempts/attempts.ts';
import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import { raiseAlarm } from './alarm.ts';
import type { IdentityDeps } from './identity-deps.ts';

const quarterSeconds = 15 * 60;
const sprayWindowSeconds = 10 * 60;
/** A carrier's network has many players, of whom a few mistype. */
const numbersOfNetworkMax = 60;

/** Who tries to sign in, and from where. A known device is one on which the number's player has signed in before. */
export interface Caller {
  userName: string;
  address: string;
  deviceId: string | undefined;
}

/** Over all networks. Recovery opens it. */
export function numberGuard(userName: string): Guard {
  return { subject: `sign-in of ${userName}`, attemptsMax: 30, windowSeconds: 60 * 60 };
}

export function placeGuard(userName: string, address: string): Guard {
  const subject = `sign-in of ${userName} from ${neighbourhoodOf(address)}`;
  return { subject, attemptsMax: 5, windowSeconds: quarterSeconds };
}

/** For who has found somebody else's phone. */
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
export async function askLeave(deps: IdentityDeps, { userName, address, deviceId }: Caller): Promise<Leave> {
  if (deviceId !== undefined) {
    const [isLocked] = await areUsedUp(deps.tables, [deviceGuard(userName, deviceId)]);
    return { leave: isLocked ? 'too many attempts' : 'granted' };
  }
  const locks = [placeGuard(userName, address), numberGuard(userName)];
  const sprays = [networkGuard(address), everywhereGuard(deps)];
  const [ofPlace, ofNumber, ...sprayed] = await areUsedUp(deps.tables, [...locks, ...sprays]);
  if (ofPlace || ofNumber) return { leave: 'too many attempts' };
  if (!sprayed.includes(true)) return { leave: 'granted' };
  const waitSeconds = await countAndWait(deps.tables, paceGuard(address));
  return waitSeconds > 0 ? { leave: 'slowed', waitSeconds } : { leave: 'granted' };
}

/** After a wrong password. A number that goes on failing from a network counts once for the network. */
export async function countFailure(deps: IdentityDeps, { userName, address, deviceId }: Caller): Promise<void> {
  if (deviceId !== undefined) {
    await countMade(deps.tables, deviceGuard(userName, deviceId));
    return;
  }
  const place = placeGuard(userName, address);
  const failedHere = await countMade(deps.tables, place);
  const failed = await countMade(deps.tables, numberGuard(userName));
  if (failed === numberGuard(userName).attemptsMax) raiseAlarm(deps, { alarm: 'locking', userName, address });
  if (failedHere > 1) return;
  const [network, everywhere] = [networkGuard(address), everywhereGuard(deps)];
  const isSpray = (await countMade(deps.tables, network)) === network.attemptsMax;
  if (isSpray) raiseAlarm(deps, { alarm: 'spraying', address });
  const isFlood = (await countMade(deps.tables, everywhere)) === everywhere.attemptsMax;
  if (isFlood) raiseAlarm(deps, { alarm: 'spraying everywhere' });
}

/** After a good sign-in. The number's limit over all networks stays: it belongs to strangers. */
export async function clearFailures(deps: IdentityDeps, { userName, address, deviceId }: Caller): Promise<void> {
  const guard = deviceId === undefined ? placeGuard(userName, address) : deviceGuard(userName, deviceId);
  await clearAttempts(deps.tables, guard.subject);
}
