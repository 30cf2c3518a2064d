import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName, LastingAccount } from '../payment-port.ts';

interface Owner {
  playerId: bigint;
  gateway: GatewayName;
}

/** The player's account, once the gateway has answered. */
export async function findAccount(db: Queryable, { playerId, gateway }: Owner): Promise<LastingAccount | undefined> {
  const { rows } = await db.query<LastingAccount>(sql`
    select bank_name as "bankName", account_number as "accountNumber", coalesce(account_name, '') as "accountName"
    from cashier.own_account where player_id = ${playerId} and gateway = ${gateway} and account_number is not null`);
  return rows[0];
}

/** Whether this process is the one to ask the gateway now, and under which reference. Of several at once one is. */
export async function claimAsking(
  db: Queryable,
  { playerId, gateway, reference, leaseSeconds }: Owner & { reference: string; leaseSeconds: number },
): Promise<string | undefined> {
  const { rows } = await db.query<{ reference: string }>(sql`
    insert into cashier.own_account as a (player_id, gateway, reference, asked_at)
    values (${playerId}, ${gateway}, ${reference}, app_now())
    on conflict (player_id, gateway) do update set asked_at = app_now()
      where a.account_number is null and (a.asked_at is null or a.asked_at < app_now() - ${leaseSeconds} * interval '1 second')
    returning reference`);
  return rows[0]?.reference;
}

/** The gateway answered no: the next try may come at once. */
export async function releaseAsking(db: Queryable, { playerId, gateway }: Owner): Promise<void> {
  await db.query(sql`
    update cashier.own_account set asked_at = null
    where player_id = ${playerId} and gateway = ${gateway} and account_number is null`);
}

export async function keepAccount(db: Queryable, { playerId, gateway }: Owner, account: LastingAccount): Promise<void> {
  await db.query(sql`
    update cashier.own_account set bank_name = ${account.bankName}, account_number = ${account.accountNumber},
      account_name = ${account.accountName}
    where player_id = ${playerId} and gateway = ${gateway} and account_number is null`);
}

/** Whose account the gateway was paid for. */
export async function findAccountOwner(
  db: Queryable,
  { gateway, reference }: { gateway: GatewayName; reference: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from cashier.own_account where reference = ${reference} and gateway = ${gateway}`);
  return rows[0]?.player_id;
}
