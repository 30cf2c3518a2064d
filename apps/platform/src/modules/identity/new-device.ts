import { sql } from '@harmattan/process/sql';
import type { IdentityDeps } from './identity-deps.ts';

/**
 * Whether a session is on a device that the player has used for less than `youngSeconds`. The first device of an account that is itself so young is
 * not new. A session that has ended, or was opened before devices were known, is on a new one. What a browser says of itself
 * decides nothing: a thief's may say the same.
 */
export async function isOnNewDevice(
  deps: Pick<IdentityDeps, 'pool'>,
  sessionId: string,
  { youngSeconds }: { youngSeconds: number },
): Promise<boolean> {
  const { rows } = await deps.pool.query<{ is_new: boolean }>(sql`
    with young as (select app_now() - ${youngSeconds} * interval '1 second' as since)
    select d.since > young.since and not (
             p.created_at > young.since and d.since = (select min(since) from identity.device_player where player_id = p.id)
           ) as is_new
    from young, identity.session s join identity.player p on p.id = s.player_id
    join identity.device_player d on d.player_id = s.player_id and d.device_id = s.device_id
    where s.id = ${sessionId}`);
  return rows[0]?.is_new ?? true;
}
