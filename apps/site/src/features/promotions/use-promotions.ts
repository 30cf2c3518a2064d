import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { languageOf } from '../../shared/brand/language-of.ts';

export type Promotion = CallData<'GET Marketing/getActivePromotions'>[number];

export function usePromotions(categoryId: number) {
  const lang = languageOf(useEnvironment());
  return useQuery({
    queryKey: ['GET Marketing/getActivePromotions', categoryId, lang],
    queryFn: ({ signal }) =>
      call('GET Marketing/getActivePromotions', { query: { lang, categoryId: `${categoryId}` }, signal }),
  });
}
