import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

/** What players read at a method. A language without a text falls back to English. */
export type MethodTexts = Partial<Record<'en' | 'sw' | 'zh', string>>;

export interface MethodRow {
  view_name: string;
  direction: 'deposit' | 'withdraw';
  gateway: GatewayName;
  limits_account_id: number;
  min_kobo: Minor;
  max_kobo: Minor;
  only_for_test_users: boolean;
  business_number: string | null;
  texts: MethodTexts;
}

/** Those that are switched on, in the order to show them. */
export async function listMethods(db: Queryable, direction: 'deposit' | 'withdraw'): Promise<MethodRow[]> {
  const { rows } = await db.query<MethodRow>(sql`
    select view_name, direction, gateway, limits_account_id, min_kobo, max_kobo, only_for_test_users, business_number, texts
    from cashier.method where direction = ${direction} and enabled order by position`);
  return rows;
}

/** A method as the office sets it, whether it is switched on or not. */
export interface MethodSetting {
  viewName: string;
  direction: 'deposit' | 'withdraw';
  gateway: GatewayName;
  enabled: boolean;
  minMinor: Minor;
  maxMinor: Minor;
  position: number;
  onlyForTestUsers: boolean;
  texts: MethodTexts;
}

const settingColumns = sql`view_name as "viewName", direction, gateway, enabled, min_kobo as "minMinor", max_kobo as "maxMinor", position,
  only_for_test_users as "onlyForTestUsers", texts`;

export async function listMethodSettings(db: Queryable): Promise<MethodSetting[]> {
  const { rows } = await db.query<MethodSetting>(sql`
    select ${settingColumns} from cashier.method order by direction, position, view_name`);
  return rows;
}

/** The row stays locked until the transaction ends. */
export async function lockMethod(db: Queryable, viewName: string): Promise<MethodSetting | undefined> {
  const { rows } = await db.query<MethodSetting>(sql`
    select ${settingColumns} from cashier.method where view_name = ${viewName} for update`);
  return rows[0];
}

export async function updateMethod(
  db: Queryable,
  { viewName, enabled, minMinor, maxMinor, position, texts }: MethodSetting,
): Promise<void> {
  await db.query(sql`
    update cashier.method set enabled = ${enabled}, min_kobo = ${minMinor}, max_kobo = ${maxMinor}, position = ${position},
      texts = ${JSON.stringify(texts)}
    where view_name = ${viewName}`);
}

/** A player's payments that are read for the methods that the player uses. */
const paymentsReadMax = 50;

export interface UsedMethod {
  view_name: string;
  amount_kobo: Minor;
}

/** The methods of the player's latest payments that succeeded, the last one first, each with what was paid by it last. */
export async function listUsedMethods(
  db: Queryable,
  { playerId, direction }: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<UsedMethod[]> {
  const { rows } = await db.query<UsedMethod>(sql`
    select view_name, amount_kobo from (
      select view_name, amount_kobo, number, row_number() over (partition by view_name order by number desc) as nth from (
        select view_name, amount_kobo, number from cashier.payment
        where player_id = ${playerId} and direction = ${direction} and status = 0
        order by number desc limit ${paymentsReadMax}) latest) numbered
    where nth = 1 order by number desc`);
  return rows;
}
