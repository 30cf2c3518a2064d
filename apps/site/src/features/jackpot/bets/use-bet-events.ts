import type { CallData } from '@harmattan/contract';
import { useQuery, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import { type BetsPage, everyMs, isUndecided, jackpotBetsKey } from './use-jackpot-bets.ts';

type BetEvents = CallData<'GET Jackpot/GetManualJackpotUserBetEvents'>;
export type BetEvent = BetEvents['events'][number];

/** The lines of a ticket against the results, asked for again until all are known. */
export function useBetEvents(betId: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['GET Jackpot/GetManualJackpotUserBetEvents', betId],
    queryFn: async ({ signal }) => {
      const answer = await call('GET Jackpot/GetManualJackpotUserBetEvents', { query: { betId }, signal });
      // The ticket itself comes along: the list must not say something older than its lines.
      queryClient.setQueryData<BetsPage>(
        jackpotBetsKey,
        (page) => page && { ...page, bets: withBet(page.bets, answer) },
      );
      return answer.events;
    },
    refetchInterval: () => {
      const bets = queryClient.getQueryData<BetsPage>(jackpotBetsKey)?.bets ?? [];
      return bets.some((bet) => bet.id === betId && isUndecided(bet)) ? everyMs : false;
    },
  });
}

function withBet(bets: BetsPage['bets'], { bet }: BetEvents): BetsPage['bets'] {
  return bets.map((shown) => (shown.id === bet.id ? bet : shown));
}
