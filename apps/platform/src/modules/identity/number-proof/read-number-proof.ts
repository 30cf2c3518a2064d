import { resendAfterSeconds, triesMax } from '../codes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';
import { findNumberCode, isNumberProven } from './number-proof-store.ts';

export interface NumberProof {
  isProven: boolean;
  /** Until the newest code ends; 0 where none can be used. */
  codeSeconds: number;
  /** Until another code may be asked for. */
  resendSeconds: number;
}

/** A page that is reloaded goes on where the player was: with a code that is under way, or without one. */
export async function readNumberProof(
  deps: IdentityDeps,
  { playerId, userName }: Pick<CurrentSession, 'playerId' | 'userName'>,
): Promise<NumberProof> {
  if (await isNumberProven(deps.pool, playerId)) return { isProven: true, codeSeconds: 0, resendSeconds: 0 };
  const code = await findNumberCode(deps.pool, { userName, triesMax });
  if (!code) return { isProven: false, codeSeconds: 0, resendSeconds: 0 };
  return {
    isProven: false,
    codeSeconds: code.secondsLeft,
    resendSeconds: Math.max(0, resendAfterSeconds - code.ageSeconds),
  };
}
