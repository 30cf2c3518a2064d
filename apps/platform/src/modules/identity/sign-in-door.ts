import type { FastifyRequest } from 'fastify';
import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import { createFairLane } from '../../plumbing/fair-lane.ts';
import { readCookie } from '../../plumbing/http/cookies.ts';
import { TurnedAway } from '../../plumbing/not-ready.ts';
import { withSampledWarnings } from '../../plumbing/sampled-warnings.ts';
import { deviceCookie } from './device-cookie.ts';
import type { DeviceSeal } from './device-seal.ts';
import { createHeldRefusals } from './held-refusals.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** Of each lane: a few seconds of hashes for one core, on a machine that does little else. */
export const waitingMax = 100;
/** Much longer than the work takes: a player does not wait for a database that has stalled. */
const waitMaxMs = 30_000;
/** In a flood, a lane leaves four fifths of its time to other calls. */
const restFactor = 4;
/** Each lane may use a quarter of the pool's connections: other calls keep half of them. */
const laneShare = 4;

/** In front of calls that cost the platform more than their caller: sign-in, registration and recovery. */
export interface SignInDoor {
  /** Refuses with `TurnedAway` before the call is validated or makes a query. */
  admit<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

type DoorDeps = Pick<IdentityDeps, 'clock' | 'random' | 'log'> & {
  deviceSeal: DeviceSeal;
  connectionsMax: number;
  /** For the metrics. */
  countTurnedAway(lane: 'known' | 'unknown'): void;
};

/**
 * Devices with a sealed cookie have a lane of their own, so that a flood from unknown devices does not delay them. Networks share the
 * one lane and devices the other fairly.
 */
export function createSignInDoor(deps: DoorDeps): SignInDoor {
  const { clock, connectionsMax, deviceSeal } = deps;
  const atOnceMax = Math.max(1, Math.floor(connectionsMax / laneShare));
  const lanes = {
    known: createFairLane({ clock, atOnceMax, waitingMax, waitMaxMs, restFactor }),
    unknown: createFairLane({ clock, atOnceMax, waitingMax, waitMaxMs, restFactor }),
  };
  const refusals = createHeldRefusals(deps);
  const log = withSampledWarnings(deps);
  return {
    async admit(request, work) {
      const deviceSecret = deviceSeal.open(readCookie(request.headers.cookie, deviceCookie));
      const lane = deviceSecret === undefined ? 'unknown' : 'known';
      const share = deviceSecret ?? neighbourhoodOf(request.ip);
      try {
        return await lanes[lane].run({ share, isGone: () => request.raw.socket.destroyed === true }, work);
      } catch (error) {
        if (!(error instanceof TurnedAway)) throw error;
        deps.countTurnedAway(lane);
        log.warn({ lane, network: neighbourhoodOf(request.ip) }, 'a sign-in was refused: too many at once');
        await refusals.hold();
        throw error;
      }
    },
  };
}
