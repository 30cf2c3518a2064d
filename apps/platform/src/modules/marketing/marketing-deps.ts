import type { Ids } from '@harmattan/kernel/ids';
import type { CountDeps } from './campaigns/count-money.ts';
import type { FrontDeps } from './front/show-front.ts';
import type { PublishedPromotions } from './promotions/published-promotions.ts';

/** What every use case of the module works with. */
export interface MarketingDeps extends CountDeps, FrontDeps {
  ids: Ids;
  published(): PublishedPromotions;
}
