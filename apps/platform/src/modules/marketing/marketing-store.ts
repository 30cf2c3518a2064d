import type { Insertable, Kysely } from 'kysely';

export interface MarketingTables {
  'marketing.campaign_click': {
    id: string;
    refcode: string;
    host: string;
    controller_name: string;
    action_name: string;
    had_refcode: boolean;
  };
}

export async function insertClick(
  tables: Kysely<MarketingTables>,
  click: Insertable<MarketingTables['marketing.campaign_click']>,
): Promise<void> {
  await tables.insertInto('marketing.campaign_click').values(click).execute();
}
