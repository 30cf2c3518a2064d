import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type JackpotEvent = CallData<'GET Jackpot/GetManualJackpotEvents'>[number];

/** Events are cancelled and decided while one looks at them. */
const everyMs = 30_000;

export function useJackpotEvents(jackpotId: string) {
  return useQuery({
    queryKey: ['GET Jackpot/GetManualJackpotEvents', jackpotId],
    queryFn: ({ signal }) => call('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId }, signal }),
    refetchInterval: ({ state: { error } }) => (error ? false : everyMs),
  });
}
