import type { Caller } from '../caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { PlayerRow } from '../identity-store.ts';
import { findIdleSeconds } from './number-proof-store.ts';
import { isAllowed, type ReviewReason } from './review-store.ts';

const daySeconds = 24 * 60 * 60;

export type RecoveryWay = { way: 'recover' | 'yield' } | { way: 'operator'; reason: ReviewReason };

/**
 * What a right code by SMS does to the account of its number. Carriers give numbers to other people, and an account may stand on a number that was
 * never its player's: the code alone opens neither. A device on which the player has signed in, or an authenticator app that sign-in asks for
 * next, is a second sign besides the code.
 */
export async function chooseRecovery(
  deps: IdentityDeps,
  { player, caller }: { player: PlayerRow; caller: Caller },
): Promise<RecoveryWay> {
  if (caller.deviceId !== undefined && caller.playerId === player.id) return { way: 'recover' };
  if (!player.is_number_proven) {
    if (!(await deps.isFunded(player.id))) return { way: 'yield' };
    return allowedOr(deps, player.id, 'funded and never proven');
  }
  if (player.app_second_factor) return { way: 'recover' };
  if ((await findIdleSeconds(deps.pool, player.id)) < deps.idleDaysMax * daySeconds) return { way: 'recover' };
  return allowedOr(deps, player.id, 'idle');
}

async function allowedOr(deps: IdentityDeps, playerId: bigint, reason: ReviewReason): Promise<RecoveryWay> {
  return (await isAllowed(deps.pool, playerId)) ? { way: 'recover' } : { way: 'operator', reason };
}
