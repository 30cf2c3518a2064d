import type { Guard } from '../../plumbing/attempts/attempts.ts';

/** Five guesses in a quarter of an hour. Recovery opens the lock at once. */
export function signInGuard(userName: string): Guard {
  return { subject: `sign-in of ${userName}`, attemptsMax: 5, windowSeconds: 15 * 60 };
}
