import type { CallKey } from '@harmattan/contract';
import { refusalOf } from '../api/call-errors.ts';

type PlayCall = Extract<CallKey, `POST Game/Start${string}` | `POST Sports/${string}`>;

/** What the operator says of what is off for everyone for now. Undefined where there are no such words. */
export function pauseText(failure: unknown): string | undefined {
  const refusal = refusalOf<PlayCall>(failure);
  return refusal?.status === 'PLAY_IS_PAUSED' ? (refusal.data.text ?? undefined) : undefined;
}
