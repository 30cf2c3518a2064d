import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

export interface MethodRow {
  view_name: string;
  direction: 'deposit' | 'withdraw';
  gateway: GatewayName;
  limits_account_id: number;
  min_kobo: Minor;
  max_kobo: Minor;
  only_for_test_users: boolean;
  business_number: string | null;
}

/** Those that are switched on, in the order to show them. */
export async function listMethods(db: Queryable, direction: 'deposit' | 'withdraw'): Promise<MethodRow[]> {
  const { rows } = await db.query<MethodRow>(sql`
    select view_name, direction, gateway, limits_account_id, min_kobo, max_kobo, only_for_test_users, business_number
    from cashier.method where direction = ${direction} and enabled order by position`);
  return rows;
}

/** The method of the player's newest payment that succeeded. */
export async function lastUsedMethod(
  db: Queryable,
  { playerId, direction }: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<string | undefined> {
  const { rows } = await db.query<{ view_name: string }>(sql`
    select view_name from cashier.payment
    where player_id = ${playerId} and direction = ${direction} and status = 0
    order by number desc limit 1`);
  return rows[0]?.view_name;
}
