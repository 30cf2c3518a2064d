import { sql } from 'kysely';
import type { IdentityDeps } from './identity-deps.ts';

/**
 * Whether a session is on a device on which the player signed in for the first time less than `youngSeconds` ago. The device that an account began on
 * is never new. A device is known by what the browser says it is. A session that has ended is on a new one.
 */
export async function isOnNewDevice(
  deps: Pick<IdentityDeps, 'tables'>,
  sessionId: string,
  { youngSeconds }: { youngSeconds: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select since > first and since > app_now() - ${youngSeconds} * interval '1 second' as is_new
    from (
      select min(i.created_at) as first, min(i.created_at) filter (where i.os = s.os and i.browser = s.browser) as since
      from identity.session s join identity.sign_in i on i.player_id = s.player_id
      where s.id = ${sessionId} group by s.id) seen`.execute(deps.tables);
  return rows[0]?.is_new ?? true;
}
