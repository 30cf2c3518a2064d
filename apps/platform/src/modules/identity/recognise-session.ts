import { assert } from '@harmattan/kernel/assert';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import type { Caller } from './caller.ts';
import type { Device } from './device.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, findSessionOrigin, type PlayerRow } from './identity-store.ts';

/** What a confirmation needs to know of an open session. */
export interface OpenSession {
  sessionId: string;
  playerId: bigint;
}

/** The player of an open session, and the device on which it was opened: limits are counted by it. */
export interface SessionCaller {
  sessionId: string;
  player: PlayerRow;
  caller: Caller;
  device: Device;
}

export async function recogniseSession(
  deps: Pick<IdentityDeps, 'pool'>,
  { sessionId, playerId }: OpenSession,
): Promise<SessionCaller> {
  const origin = await findSessionOrigin(deps.pool, sessionId);
  // It ended after the request had come in.
  if (!origin) throw new RequestFailure('NOT_SIGNED_IN');
  const player = await findPlayer(deps.pool, { id: playerId });
  assert(player, 'the player of a session exists');
  const { address, device_id, is_mobile, os, browser } = origin;
  return {
    sessionId,
    player,
    caller: {
      userName: player.user_name,
      playerId,
      origin: { address, userAgent: undefined, deviceSecret: undefined, language: undefined },
      deviceId: device_id ?? undefined,
    },
    device: { isMobile: is_mobile, os, browser },
  };
}
