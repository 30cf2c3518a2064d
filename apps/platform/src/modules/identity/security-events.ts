import { createHmac } from 'node:crypto';
import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import { type Device, recogniseDevice } from './device.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { insertSecurityEvent } from './security-event-store.ts';

type RecoveryOutcome =
  | 'recovered'
  | 'wrong code'
  | 'left to an operator'
  | 'allowed by an operator'
  | 'refused by an operator';

export type SecurityEvent = (
  | { event: 'sign-in'; outcome: 'signed in' | 'wrong password' | 'wrong code' | 'switched off' }
  | { event: 'lock'; outcome: 'of number and network' | 'of number' | 'of device' }
  | { event: 'recovery'; outcome: RecoveryOutcome }
  | { event: 'password change'; outcome: 'changed' | 'wrong old password' }
  | { event: 'step-up'; outcome: 'confirmed' | 'wrong password' | 'wrong code' | 'wrong text' }
  | { event: 'second factor'; outcome: string }
  | { event: 'number proof'; outcome: string }
  | { event: 'sessions'; outcome: 'signed out' | 'ended' | 'ended by an operator' }
  | { event: 'data rights'; outcome: 'export asked' | 'closing confirmed' }
  | { event: 'alarm'; outcome: string }
) & {
  playerId?: bigint | undefined;
  /** Of the number that was given, whether or not a player has it. */
  userName?: string | undefined;
  /** Unknown where an operator or the platform acts. */
  origin?: Origin | undefined;
  /** Where the device is known. */
  deviceId?: string | undefined;
  /** Of the session, where the request itself is not at hand. */
  device?: Device | undefined;
};

/** Stores what happened to an account. What it tells of has happened already, so a failure here is logged and not thrown. */
export async function recordEvent(
  deps: Pick<IdentityDeps, 'pool' | 'hashNumber' | 'log'>,
  { event, outcome, playerId, userName, origin, deviceId, device }: SecurityEvent,
): Promise<void> {
  try {
    await insertSecurityEvent(deps.pool, {
      event,
      outcome,
      playerId,
      numberHash: userName === undefined ? undefined : deps.hashNumber(userName),
      network: origin && neighbourhoodOf(origin.address),
      deviceId,
      device: device ?? recogniseDevice(origin?.userAgent),
    });
  } catch (error) {
    deps.log.error({ err: error, event, outcome }, 'a security event was not stored');
  }
}

/** A number has too few digits for a plain hash: all of them can be tried. The key of the installation prevents that. */
export function numberHasher(key: Buffer | undefined): IdentityDeps['hashNumber'] {
  return (userName) => key && createHmac('sha256', key).update(`security events of ${userName}`).digest();
}
