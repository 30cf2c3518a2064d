import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { useSession } from '../../shared/session/session.ts';
import { type Timed, timed } from './timed.ts';
import type { RaceDetails } from './use-race.ts';

export type Board = Timed<CallData<'GET Cashrace/GetCashRaceBoard'>>;

/** A running race moves all the time; one that has ended only until its prizes are paid. A hidden page does not poll. */
const everyMs = { upcoming: 15_000, running: 3_000, finished: 3_000, paid: false, canceled: false } as const;

export function useBoard(race: RaceDetails): { board: Board; isOld: boolean; refresh: () => void } {
  const userName = useSession()?.user.userName;
  const { data, isRefetchError, refetch } = useQuery({
    queryKey: ['GET Cashrace/GetCashRaceBoard', race.urlSuffix, userName],
    queryFn: async ({ signal }): Promise<Board> =>
      timed(await call('GET Cashrace/GetCashRaceBoard', { query: { urlSuffix: race.urlSuffix }, signal })),
    // The details came with a board: the first look at it is not asked for twice.
    initialData: race,
    staleTime: everyMs.running,
    refetchInterval: ({ state }) => everyMs[state.data?.state ?? 'running'],
  });
  return { board: data, isOld: isRefetchError, refresh: () => void refetch() };
}
