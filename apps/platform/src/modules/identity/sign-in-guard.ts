import type { Guard } from './identity-store.ts';

/** Five guesses, then a quarter of an hour without any. Recovery opens the lock at once. */
export function signInGuard(userName: string): Guard {
  return { subject: `sign-in of ${userName}`, attemptsMax: 5, lockSeconds: 15 * 60 };
}
