import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

type RoundShown = CallData<'GET Jackpot/GetRound'>;
export type CrowdGame = NonNullable<RoundShown['crowd']>[number];

/** Tickets are sealed soon after the close. */
const everyMs = 10_000;

/** What is published of a jackpot whose sale is over. */
export function useRound(jackpotId: string, { isOver }: { isOver: boolean }) {
  return useQuery({
    queryKey: ['GET Jackpot/GetRound', jackpotId],
    queryFn: ({ signal }) => call('GET Jackpot/GetRound', { query: { jackpotId }, signal }),
    enabled: isOver,
    refetchInterval: ({ state: { data } }) =>
      data && data.round.state === 'closed' && data.crowd === null ? everyMs : false,
  });
}
