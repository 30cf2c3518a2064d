import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../api/call.ts';
import { languageOf } from '../brand/language-of.ts';

const keptForMs = 5 * 60_000;

/** For the tabs of the promotions and the menus, which share one answer. */
export function usePromotionCategories() {
  const lang = languageOf(useEnvironment());
  return useQuery({
    queryKey: ['GET Marketing/GetActivePromotionCategories', lang],
    queryFn: ({ signal }) => call('GET Marketing/GetActivePromotionCategories', { query: { lang }, signal }),
    staleTime: keptForMs,
  });
}
