import { sql } from 'kysely';
import type { GatewayName } from '../payment-port.ts';
import type { Executor } from './payment-row.ts';

/** False for one that was here before. */
export async function insertWebHook(
  db: Executor,
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
  const { rows } = await sql`
    insert into cashier.web_hook (id, gateway, provider_ref, reference, event, body, headers)
    values (${hook.id}, ${hook.gateway}, ${hook.providerRef}, ${hook.reference}, ${hook.event}, ${hook.body}, ${JSON.stringify(hook.headers)}::jsonb)
    on conflict (gateway, provider_ref, event) do nothing returning id`.execute(db);
  return rows.length > 0;
}
