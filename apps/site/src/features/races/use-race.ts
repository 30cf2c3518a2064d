import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { languageOf } from '../../shared/brand/language-of.ts';
import { useSession } from '../../shared/session/session.ts';
import { type Timed, timed } from './timed.ts';

export type RaceDetails = Timed<CallData<'GET Cashrace/GetCashraceDetails'>>;

export function useRace(urlSuffix: string) {
  const lang = languageOf(useEnvironment());
  // Whose place is told depends on who asks.
  const userName = useSession()?.user.userName;
  return useQuery({
    queryKey: ['GET Cashrace/GetCashraceDetails', urlSuffix, lang, userName],
    queryFn: async ({ signal }): Promise<RaceDetails> =>
      timed(await call('GET Cashrace/GetCashraceDetails', { query: { lang, urlSuffix }, signal })),
  });
}
