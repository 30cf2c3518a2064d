import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

/** False for one that was here before. */
export async function insertWebHook(
  db: Queryable,
  hook: {
    id: string;
    gateway: GatewayName;
    providerRef: string;
    /** Ours, of the payment. */
    reference: string;
    event: string;
    body: string;
    headers: Record<string, string>;
  },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    insert into cashier.web_hook (id, gateway, provider_ref, reference, event, body, headers)
    values (${hook.id}, ${hook.gateway}, ${hook.providerRef}, ${hook.reference}, ${hook.event}, ${hook.body}, ${JSON.stringify(hook.headers)}::jsonb)
    on conflict (gateway, provider_ref, event) do nothing returning id`);
  return rows.length > 0;
}
