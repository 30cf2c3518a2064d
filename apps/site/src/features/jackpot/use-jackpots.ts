import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { now } from '../../shared/time/clock.ts';

export interface Jackpot extends WireJackpot {
  /** By this phone's clock, however wrong it goes. */
  closesAtMs: number;
}

type WireJackpot = CallData<'GET Jackpot/GetManualJackpotList'>[number];

/** Pools grow with every ticket. */
const everyMs = 30_000;

export const jackpotsKey = ['GET Jackpot/GetManualJackpotList'];

/** Those that take tickets, those whose games are on, and the last ones that were settled. */
export function useJackpots() {
  return useQuery({
    queryKey: jackpotsKey,
    queryFn: async ({ signal }): Promise<Jackpot[]> => {
      const jackpots = await call('GET Jackpot/GetManualJackpotList', { signal });
      return jackpots.map((jackpot) => ({ ...jackpot, closesAtMs: now() + jackpot.closesInSeconds * 1_000 }));
    },
    refetchInterval: everyMs,
  });
}
