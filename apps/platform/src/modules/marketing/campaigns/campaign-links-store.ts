import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface CampaignRow {
  refcode: string;
  version: number;
  name: string;
  partner: string;
  landing_path: string;
  saved_by: string;
  saved_at: Date;
}

const linksMax = 1_000;

/** Each in its newest version, by name. */
export async function listLinks(db: Queryable): Promise<CampaignRow[]> {
  const { rows } = await db.query<CampaignRow>(sql`
    select refcode, version, name, partner, landing_path, saved_by, saved_at from (
      select distinct on (refcode) refcode, version, name, partner, landing_path, saved_by, saved_at
      from marketing.campaign_link order by refcode, version desc) newest
    order by lower(name), refcode limit ${linksMax}`);
  return rows;
}

/** Undefined where the version it was made from is not the newest one any more. */
export async function insertLink(
  db: Queryable,
  link: Omit<CampaignRow, 'saved_at'>,
): Promise<{ saved: CampaignRow; before: CampaignRow | undefined } | undefined> {
  const { refcode, version, name, partner, landing_path: path, saved_by: by } = link;
  const { rows: newest } = await db.query<CampaignRow>(sql`
    select refcode, version, name, partner, landing_path, saved_by, saved_at from marketing.campaign_link
    where refcode = ${refcode} order by version desc limit 1`);
  if ((newest[0]?.version ?? 0) !== version) return undefined;
  const { rows } = await db.query<CampaignRow>(sql`
    insert into marketing.campaign_link (refcode, version, name, partner, landing_path, saved_by)
    values (${refcode}, ${version}::integer + 1, ${name}, ${partner}, ${path}, ${by})
    on conflict (refcode, version) do nothing
    returning refcode, version, name, partner, landing_path, saved_by, saved_at`);
  return rows[0] && { saved: rows[0], before: newest[0] };
}
