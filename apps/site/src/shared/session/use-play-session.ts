import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';

export type PlaySession = CallData<'GET Limits/GetSession'>;

export const playSessionKey = ['GET Limits/GetSession'];

const everyMs = 20_000;
/** A check waits for the end of a round, which may be seconds away. */
const waitingMs = 3_000;

/** How long the player has been playing, as the server counts it: one question for all that show it. */
export function usePlaySession({ enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: playSessionKey,
    queryFn: ({ signal }) => call('GET Limits/GetSession', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.isRoundOpen ? waitingMs : nextMs(data)),
  });
}

function nextMs(session: PlaySession | undefined): number {
  if (session?.nextCheckInSeconds === undefined || session.nextCheckInSeconds === null || session.isDue) return everyMs;
  return Math.min(everyMs, (session.nextCheckInSeconds + 1) * 1_000);
}
