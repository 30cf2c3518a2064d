import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { findPlayer, type PlayerRow } from './identity-store.ts';
import { knownDevice } from './known-devices.ts';

/** Who gives a number, from where. What is counted about it is counted for all numbers alike, known or not. */
export interface Caller {
  userName: string;
  /** Undefined where no player has the number. */
  playerId: bigint | undefined;
  origin: Origin;
  /** Of a known device: one on which the number's player has signed in before. */
  deviceId: string | undefined;
}

/** The caller, and the player whose number was given. */
export async function recogniseCaller(
  deps: Pick<IdentityDeps, 'pool'>,
  { userName, origin }: { userName: string; origin: Origin },
): Promise<{ caller: Caller; player: PlayerRow | undefined }> {
  const player = await findPlayer(deps.pool, { userName });
  const deviceId = await knownDevice(deps, { playerId: player?.id, origin });
  return { caller: { userName, playerId: player?.id, origin, deviceId }, player };
}

/** Limits are counted by it and the number, so that no stranger uses up the player's own: a known device, or a network. */
export function placeOf({ deviceId, origin }: Pick<Caller, 'deviceId' | 'origin'>): string {
  return deviceId ?? neighbourhoodOf(origin.address);
}
