import type { Queryable } from '@harmattan/process/transaction';
import type { Gateway } from './mobile-store.ts';

/** What the gateway keeps of a payment in thousandths, and what the merchant pays for each pay-out. */
const depositPerMille = 10n;
const payoutFeeMinor = 5_00n;
const statementRows = 20;

export interface StatementLine {
  transid: string;
  type: 'C2B' | 'CHECKOUT' | 'CASHIN';
  amountMinor: bigint;
  feeMinor: bigint;
  outcome: 'success' | 'in progress' | 'failed';
  createdAt: Date;
}

/** Selcom's orders are among its lines. */
const lines = `
  select transid, 'C2B' as type, amount_kobo as "amountMinor", amount_kobo * ${depositPerMille} / 1000 as fee, created_at as "createdAt",
    case state when 'paid' then 'success' when 'failed' then 'failed' else 'in progress' end as outcome
  from mobile.payment where gateway = $1
  union all
  select transid, 'CASHIN', amount_kobo, ${payoutFeeMinor}, created_at,
    case state when 'paid' then 'success' when 'failed' then 'failed' else 'in progress' end
  from mobile.payout where gateway = $1
  union all
  select order_id, 'CHECKOUT', amount_kobo, amount_kobo * ${depositPerMille} / 1000, created_at,
    case payment_status when 'COMPLETED' then 'success' when 'PENDING' then 'in progress' else 'failed' end
  from selcom.checkout where $1 = 'selcom'`;

/** Days as `YYYY-MM-DD`, in UTC, both included; pages count from 1. */
export async function listStatement(
  db: Queryable,
  gateway: Gateway,
  { from, to, page }: { from: string; to: string; page: number },
): Promise<StatementLine[]> {
  const { rows } = await db.query(
    `select transid, type, "amountMinor", fee::bigint as "feeMinor", outcome, "createdAt" from (${lines}) line
     where ("createdAt" at time zone 'UTC')::date between $2 and $3 order by "createdAt", transid limit $4 offset $5`,
    [gateway, from, to, statementRows, (page - 1) * statementRows],
  );
  return rows;
}

export async function readFloat(db: Queryable, gateway: Gateway): Promise<bigint> {
  const { rows } = await db.query(
    `select coalesce(sum(case type when 'CASHIN' then -"amountMinor" else "amountMinor" end - fee), 0)::bigint as kobo
     from (${lines}) line where outcome = 'success'`,
    [gateway],
  );
  return rows[0].kobo;
}
