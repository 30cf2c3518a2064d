import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { languageOf } from '../../shared/brand/language-of.ts';
import { type Timed, timed } from './timed.ts';

type WireRace = CallData<'GET Cashrace/GetCashRacesList'>[number];
export type Race = Timed<WireRace>;

const everyMs = 60_000;

/** Those that run, those to come, and the last ones that ended. */
export function useRaces() {
  const lang = languageOf(useEnvironment());
  return useQuery({
    queryKey: ['GET Cashrace/GetCashRacesList', lang],
    queryFn: async ({ signal }): Promise<Race[]> =>
      (await call('GET Cashrace/GetCashRacesList', { query: { lang }, signal })).map(timed),
    refetchInterval: everyMs,
  });
}
