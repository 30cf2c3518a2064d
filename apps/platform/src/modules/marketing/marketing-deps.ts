import type { Ids } from '@harmattan/kernel/ids';
import type { CountDeps } from './campaigns/count-money.ts';

/** What every use case of the module works with. */
export interface MarketingDeps extends CountDeps {
  ids: Ids;
}
