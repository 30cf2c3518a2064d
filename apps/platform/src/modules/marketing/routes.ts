import type { Calls } from '@harmattan/contract';
import type { Ids } from '@harmattan/kernel/ids';
import type { Kysely } from 'kysely';
import { type Handlers, success } from '../../plumbing/http/answer.ts';
import { insertClick, type MarketingTables } from './marketing-store.ts';

export function marketingRoutes(deps: {
  tables: Kysely<MarketingTables>;
  ids: Ids;
}): Pick<Handlers<Calls>, 'POST Marketing/RegisterCampaignClick'> {
  return {
    async 'POST Marketing/RegisterCampaignClick'({ query }) {
      await insertClick(deps.tables, {
        id: deps.ids.next(),
        refcode: query.refcode,
        host: query.host ?? '',
        controller_name: query.controllerName ?? '',
        action_name: query.actionName ?? '',
        had_refcode: query.isFirst === '1',
      });
      return success(null);
    },
  };
}
