import type pg from 'pg';
import { recordEnding, tellOfEnding } from './end-sessions.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { deleteSessions, holdPlayer, setSignInOff } from './identity-store.ts';

interface SignInOff {
  playerId: bigint;
  /** Null: the player can sign in again. */
  until: Date | null;
  /** What the player reads at the sign-in. */
  text: string | null;
}

/** Turns sign-in off with every session that is open, or on. What it returns tells the other processes, once all is committed. */
export async function turnOffSignIn(
  deps: OperatorDeps,
  transaction: pg.PoolClient,
  off: SignInOff,
): Promise<(() => Promise<void>) | undefined> {
  const { playerId } = off;
  await holdPlayer(transaction, playerId);
  await setSignInOff(transaction, off);
  if (off.until === null) return undefined;
  await deleteSessions(transaction, playerId, null);
  const epoch = await recordEnding(deps, transaction, playerId);
  return () => tellOfEnding(deps, { playerId, epoch });
}
