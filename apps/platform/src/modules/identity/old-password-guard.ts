import type { Guard } from '../../plumbing/attempts/attempts.ts';

/** A person with a borrowed, open phone must not be able to guess for long. */
export function oldPasswordGuard(playerId: bigint): Guard {
  return { subject: `old password of ${playerId}`, attemptsMax: 5, windowSeconds: 15 * 60 };
}
