import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type CampaignRow, insertLink } from './campaign-links-store.ts';
import { canonicalRefcode } from './refcode.ts';

export interface LinkWish {
  refcode: string;
  version: number;
  name: string;
  partner: string;
  landingPath: string;
  by: string;
  /** Written with it. */
  also(transaction: pg.PoolClient, change: { saved: CampaignRow; before: CampaignRow | undefined }): Promise<void>;
}

/** Any origin will do: a path that leaves it is none of this site. */
const anyOrigin = 'https://site.invalid';

export type LinkProblem = 'not a refcode' | 'not a path' | 'moved on';

/** A partner's link leads to a page of this site and nowhere else. */
export async function saveLink(
  pool: pg.Pool,
  wish: LinkWish,
): Promise<{ saved: CampaignRow } | { problem: LinkProblem }> {
  const refcode = canonicalRefcode(wish.refcode);
  if (refcode === undefined) return { problem: 'not a refcode' };
  const { landingPath: landing_path, by: saved_by, name, partner, version } = wish;
  if (!isOwnPath(landing_path)) return { problem: 'not a path' };
  const change = await inTransaction(pool, async (transaction) => {
    const made = await insertLink(transaction, { refcode, version, name, partner, landing_path, saved_by });
    if (made) await wish.also(transaction, made);
    return made;
  });
  return change ? { saved: change.saved } : { problem: 'moved on' };
}

/** A path of this site, without a query: the link adds its own. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?!\/)[\w\-./~%]*$/.test(path) || !URL.canParse(path, anyOrigin)) return false;
  return new URL(path, anyOrigin).href === `${anyOrigin}${path}`;
}
