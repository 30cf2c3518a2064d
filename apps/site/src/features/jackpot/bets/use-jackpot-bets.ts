import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type BetsPage = CallData<'GET Jackpot/GetManualJackpotUserBets'>;
export type Bet = BetsPage['bets'][number];

/** Results come in while one looks. */
export const everyMs = 10_000;
/** As many as the server sends at a time. */
const pageSize = 50;

export const jackpotBetsKey = ['GET Jackpot/GetManualJackpotUserBets'];

/** All tickets that were loaded so far, the newest at first. */
export function useJackpotBets() {
  return useQuery<BetsPage>({
    queryKey: jackpotBetsKey,
    queryFn: ({ signal }) => call('GET Jackpot/GetManualJackpotUserBets', { query: {}, signal }),
    // Asked anew while something is undecided, but not once more pages were added: they would fall away.
    refetchInterval: ({ state: { data } }) =>
      data && isOnePage(data) && data.bets.some(isUndecided) ? everyMs : false,
    refetchOnWindowFocus: ({ state: { data } }) => !data || isOnePage(data),
    refetchOnReconnect: ({ state: { data } }) => !data || isOnePage(data),
  });
}

export function isUndecided({ state }: Bet): boolean {
  return state === 'open' || state === 'running';
}

function isOnePage({ bets }: BetsPage): boolean {
  return bets.length <= pageSize;
}
