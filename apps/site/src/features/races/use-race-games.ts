import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { languageOf } from '../../shared/brand/language-of.ts';
import { isMobileDevice } from '../../shared/device/is-mobile-device.ts';

export function useRaceGames(raceId: number) {
  const lang = languageOf(useEnvironment());
  return useQuery({
    queryKey: ['GET Cashrace/GetCashRaceGames', raceId, lang],
    queryFn: ({ signal }) =>
      call('GET Cashrace/GetCashRaceGames', {
        query: { lang, cashraceIdsStr: String(raceId), isMobile: isMobileDevice() ? '1' : '0' },
        signal,
      }),
  });
}
