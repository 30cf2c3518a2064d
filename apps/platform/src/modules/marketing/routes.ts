import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { recordClick } from './campaigns/record-click.ts';
import { showBanners } from './front/show-front.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { showCategories, showPromotion, showPromotions } from './promotions/show-promotions.ts';

type MarketingCall = Extract<keyof Calls, `${string} Marketing/${string}`>;

export function marketingRoutes(deps: MarketingDeps): Pick<Handlers<Calls>, MarketingCall> {
  return {
    async 'GET Marketing/GetActivePromotionCategories'({ query }) {
      return success(await showCategories(deps, query.lang));
    },
    async 'GET Marketing/getActivePromotions'({ query }) {
      return success(await showPromotions(deps, query));
    },
    async 'GET Marketing/PromotionDetails'({ query: { lang, PromotionID } }) {
      const found = await showPromotion(deps, { lang, promotionId: PromotionID });
      return found ? success(found) : refuse('PROMOTION_DOES_NOT_EXIST', null);
    },
    async 'GET Marketing/GetBanners'({ query }) {
      return success(showBanners(deps, query));
    },
    async 'POST Marketing/RegisterCampaignClick'({ query }) {
      await recordClick(deps, {
        refcode: query.refcode,
        host: query.host ?? '',
        controllerName: query.controllerName ?? '',
        actionName: query.actionName ?? '',
        // On the wire 1 says that the visitor had a refcode already.
        hadRefcode: query.isFirst === '1',
      });
      return success(null);
    },
  };
}
