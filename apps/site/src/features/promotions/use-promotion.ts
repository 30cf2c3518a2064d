import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { languageOf } from '../../shared/brand/language-of.ts';

export type PromotionDetails = CallData<'GET Marketing/PromotionDetails'>;

/** Null when there is no such promotion, or not any more, or not yet. */
export function usePromotion(id: string) {
  const lang = languageOf(useEnvironment());
  return useQuery({
    queryKey: ['GET Marketing/PromotionDetails', id, lang],
    queryFn: async ({ signal }): Promise<PromotionDetails | null> => {
      try {
        return await call('GET Marketing/PromotionDetails', { query: { lang, PromotionID: id }, signal });
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
}

/** The server does not know it, or takes what the address says for no id at all. */
function isUnknown(error: unknown): boolean {
  const status = refusalOf<'GET Marketing/PromotionDetails'>(error)?.status;
  return status === 'PROMOTION_DOES_NOT_EXIST' || status === 'MALFORMED_REQUEST';
}
