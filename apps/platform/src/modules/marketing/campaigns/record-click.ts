import type { Ids } from '@harmattan/kernel/ids';
import type pg from 'pg';
import { insertClick } from './campaigns-store.ts';
import { canonicalRefcode } from './refcode.ts';

/** Records that a visitor came through a campaign. What is no refcode is ignored, and not refused. */
export async function recordClick(
  { pool, ids }: { pool: pg.Pool; ids: Ids },
  click: { refcode: string; host: string; controllerName: string; actionName: string; hadRefcode: boolean },
): Promise<void> {
  const refcode = canonicalRefcode(click.refcode);
  if (refcode === undefined) return;
  await insertClick(pool, { ...click, id: ids.next(), refcode });
}
