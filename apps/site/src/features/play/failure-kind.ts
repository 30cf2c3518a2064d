import { type ByRefusal, CallUnreachable, refusalOf } from '../../shared/api/call-errors.ts';
import type { StartKey } from './start-call.ts';

/** What went wrong, as far as the page has something different to say or to offer. */
export type FailureKind = 'expired' | 'missing' | 'unavailable' | 'no-free-play' | 'refused' | 'down' | 'failed';

const kinds: ByRefusal<StartKey, FailureKind> = {
  NOT_SIGNED_IN: 'expired',
  GAME_DOES_NOT_EXIST: 'missing',
  GAME_NOT_AVAILABLE: 'unavailable',
  COUNTRY_NOT_ALLOWED: 'refused',
  AGE_NOT_ALLOWED: 'refused',
  PLAY_IS_OFF: 'refused',
  PLAY_IS_PAUSED: 'unavailable',
  FREE_PLAY_NOT_AVAILABLE: 'no-free-play',
  GAME_SERVICE_DOWN: 'down',
};

export function failureKind(failure: unknown): FailureKind {
  const refusal = refusalOf<StartKey>(failure);
  if (refusal) return kinds[refusal.status] ?? 'failed';
  // An answer that no game can be opened with is its supplier's fault, not the player's connection's.
  return failure instanceof CallUnreachable ? 'failed' : 'down';
}
