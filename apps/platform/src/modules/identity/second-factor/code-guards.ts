import type { Guard } from '../../../plumbing/attempts/attempts.ts';

/**
 * Guesses at an app that is on, wherever they are made. Password recovery opens the lock of signing in and not this one, so
 * who has taken over the number, and can recover as often as they like, still has no more than these.
 */
export function codesGuard(playerId: bigint): Guard {
  return { subject: `second factor codes of ${playerId}`, attemptsMax: 20, windowSeconds: 24 * 60 * 60 };
}

/** Whoever holds somebody else's open phone must not be able to guess for long. */
export function toggleGuard(playerId: bigint): Guard {
  return { subject: `second factor toggles of ${playerId}`, attemptsMax: 5, windowSeconds: 15 * 60 };
}
