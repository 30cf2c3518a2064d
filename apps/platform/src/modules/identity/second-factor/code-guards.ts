import type { Guard } from '../../../plumbing/attempts/attempts.ts';
import { readRecoveryCode } from './recovery-codes.ts';

const daySeconds = 24 * 60 * 60;

/** Where a code is asked for. Counted apart: the thief of a session must not be able to lock its player out of signing in. */
export type Place = 'sign-in' | 'switch-off' | 'step-up';

/**
 * Guesses at an app that is on. Password recovery clears the guard of signing in and not this one, so a thief who has taken
 * over the number, and can recover any number of times, has no more guesses than these. A recovery code is too long to guess,
 * so that way stays open: its limit only keeps away floods.
 */
export function codesGuard(playerId: bigint, place: Place, text: string): Guard {
  const [appCodes, recoveryCodes] = codesGuards(playerId, place);
  return readRecoveryCode(text) === undefined ? appCodes : recoveryCodes;
}

/** Both of a place. A right code clears them. */
export function codesGuards(playerId: bigint, place: Place): [appCodes: Guard, recoveryCodes: Guard] {
  return [
    { subject: `second factor codes of ${playerId} for ${place}`, attemptsMax: 20, windowSeconds: daySeconds },
    { subject: `recovery codes of ${playerId} for ${place}`, attemptsMax: 1_000, windowSeconds: daySeconds },
  ];
}

/** A person with a borrowed, open phone must not be able to guess for long. */
export function toggleGuard(playerId: bigint): Guard {
  return { subject: `second factor toggles of ${playerId}`, attemptsMax: 5, windowSeconds: 15 * 60 };
}

/** Everything that is counted about a player's app, for when it is gone. */
export function allGuards(playerId: bigint): Guard[] {
  return [
    toggleGuard(playerId),
    ...codesGuards(playerId, 'sign-in'),
    ...codesGuards(playerId, 'switch-off'),
    ...codesGuards(playerId, 'step-up'),
  ];
}
