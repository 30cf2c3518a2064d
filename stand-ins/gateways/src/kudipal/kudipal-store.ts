import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { CardStep } from './test-cards.ts';

export interface Charge {
  txRef: string;
  flwRef: string;
  kind: 'card' | 'bank_transfer' | 'ussd';
  amountMinor: bigint;
  currency: string;
  number: string | null;
  card: string | null;
  cardLastFour: string | null;
  awaits: CardStep | null;
  otpDigest: string | null;
  otpTriesLeft: number;
  pageToken: string | null;
  redirectUrl: string | null;
  accountNumber: string | null;
  bankCode: string | null;
  expiresAt: Date | null;
  ussdCode: string | null;
  createdAt: Date;
  accountName: string | null;
  permanent: boolean;
  cardToken: string | null;
  cardExpiry: string | null;
}

export interface Movement {
  id: bigint;
  txRef: string;
  amountMinor: bigint;
  status: 'pending' | 'successful' | 'failed';
  response: string;
  createdAt: Date;
}

const chargeColumns = `tx_ref as "txRef", flw_ref as "flwRef", kind, amount_kobo as "amountMinor", currency, number, card,
  card_last_four as "cardLastFour", awaits, otp_digest as "otpDigest", otp_tries_left as "otpTriesLeft",
  page_token as "pageToken", redirect_url as "redirectUrl", account_number as "accountNumber", bank_code as "bankCode",
  expires_at as "expiresAt", ussd_code as "ussdCode", created_at as "createdAt",
  account_name as "accountName", permanent, card_token as "cardToken", card_expiry as "cardExpiry"`;
/** On the wire a transaction is as old as its money: one that is still waited for is as old as its charge. */
const movementColumns = `id, tx_ref as "txRef", amount_kobo as "amountMinor", status, response,
  coalesce(settled_at, created_at) as "createdAt"`;
const openAccountsMax = 5;

export type NewCharge = Pick<Charge, 'txRef' | 'flwRef' | 'kind' | 'amountMinor' | 'currency' | 'number'> &
  Partial<
    Pick<
      Charge,
      | 'card'
      | 'cardLastFour'
      | 'pageToken'
      | 'redirectUrl'
      | 'accountNumber'
      | 'bankCode'
      | 'ussdCode'
      | 'accountName'
      | 'permanent'
      | 'cardToken'
      | 'cardExpiry'
    >
  > & {
    expiresInSeconds?: number;
  };

/** False when the reference is known already. */
export async function insertCharge(db: Queryable, charge: NewCharge): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into kudipal.charge (tx_ref, flw_ref, kind, amount_kobo, currency, number, card, card_last_four, page_token,
       redirect_url, account_number, bank_code, ussd_code, expires_at, account_name, permanent, card_token, card_expiry)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, app_now() + $14 * interval '1 second',
       $15, $16, $17, $18)
     on conflict (tx_ref) do nothing`,
    [
      charge.txRef,
      charge.flwRef,
      charge.kind,
      charge.amountMinor,
      charge.currency,
      charge.number,
      charge.card ?? null,
      charge.cardLastFour ?? null,
      charge.pageToken ?? null,
      charge.redirectUrl ?? null,
      charge.accountNumber ?? null,
      charge.bankCode ?? null,
      charge.ussdCode ?? null,
      charge.expiresInSeconds ?? null,
      charge.accountName ?? null,
      charge.permanent ?? false,
      charge.cardToken ?? null,
      charge.cardExpiry ?? null,
    ],
  );
  if (rowCount === 0) return false;
  // An account that stays waits for no payment in particular.
  if (charge.permanent) return true;
  await db.query(
    `insert into kudipal.transaction (tx_ref, amount_kobo, status, response) values ($1, $2, 'pending', 'Pending')`,
    [charge.txRef, charge.amountMinor],
  );
  return true;
}

type ChargeKey = 'tx_ref' | 'flw_ref' | 'page_token' | 'account_number' | 'ussd_code';

/** Held until the transaction ends: what happens to one charge happens one after the other. */
export async function lockCharge(db: Queryable, key: ChargeKey, value: string): Promise<Charge | undefined> {
  const { rows } = await db.query(`select ${chargeColumns} from kudipal.charge where ${key} = $1 for update`, [value]);
  return rows[0];
}

export async function findCharge(db: Queryable, key: ChargeKey, value: string): Promise<Charge | undefined> {
  const { rows } = await db.query(`select ${chargeColumns} from kudipal.charge where ${key} = $1`, [value]);
  return rows[0];
}

/** The payment from which a token is. */
export async function findTokenCharge(db: Queryable, token: string): Promise<Charge | undefined> {
  const { rows } = await db.query(
    `select ${chargeColumns} from kudipal.charge where card_token = $1 order by created_at limit 1`,
    [token],
  );
  return rows[0];
}

export async function updateCharge(
  db: Queryable,
  { txRef, awaits, otpDigest, otpTriesLeft }: Pick<Charge, 'txRef' | 'awaits' | 'otpDigest' | 'otpTriesLeft'>,
): Promise<void> {
  await db.query('update kudipal.charge set awaits = $2, otp_digest = $3, otp_tries_left = $4 where tx_ref = $1', [
    txRef,
    awaits,
    otpDigest,
    otpTriesLeft,
  ]);
}

export async function findMovement(db: Queryable, id: bigint): Promise<Movement | undefined> {
  const { rows } = await db.query(`select ${movementColumns} from kudipal.transaction where id = $1`, [id]);
  return rows[0];
}

/** Of several, the one that came last. */
export async function latestMovement(db: Queryable, txRef: string): Promise<Movement | undefined> {
  const { rows } = await db.query(
    `select ${movementColumns} from kudipal.transaction where tx_ref = $1
     order by settled_at desc nulls last, id desc limit 1`,
    [txRef],
  );
  return rows[0];
}

/** Undefined when nothing was pending any more. */
export async function settlePending(
  db: Queryable,
  { txRef, status, response, amountMinor }: Pick<Movement, 'txRef' | 'status' | 'response' | 'amountMinor'>,
): Promise<Movement | undefined> {
  const { rows } = await db.query(
    `update kudipal.transaction set status = $2, response = $3, amount_kobo = $4, settled_at = app_now()
     where tx_ref = $1 and status = 'pending' returning ${movementColumns}`,
    [txRef, status, response, amountMinor],
  );
  return rows[0];
}

export async function insertFurtherMovement(
  db: Queryable,
  { txRef, amountMinor, response }: Pick<Movement, 'txRef' | 'amountMinor' | 'response'>,
): Promise<Movement> {
  const { rows } = await db.query(
    `insert into kudipal.transaction (tx_ref, amount_kobo, status, response, settled_at)
     values ($1, $2, 'successful', $3, app_now()) returning ${movementColumns}`,
    [txRef, amountMinor, response],
  );
  return rows[0];
}

/** The accounts that were opened for a number, newest first. */
export async function listAccounts(db: Queryable, number: string): Promise<(Charge & { isOpen: boolean })[]> {
  const { rows } = await db.query(
    `select ${chargeColumns}, permanent or expires_at > app_now() as "isOpen" from kudipal.charge
     where number = $1 and kind = 'bank_transfer' order by created_at desc limit $2`,
    [number, openAccountsMax],
  );
  return rows;
}

export async function insertLateTransfer(
  db: Queryable,
  { id, accountNumber, amountMinor }: { id: string; accountNumber: string; amountMinor: bigint },
): Promise<void> {
  await db.query(
    `insert into kudipal.late_transfer (id, account_number, amount_kobo, arrives_at)
     select $1, account_number, $3, greatest(expires_at, app_now()) + interval '1 minute'
     from kudipal.charge where account_number = $2`,
    [id, accountNumber, amountMinor],
  );
}

export const hasLateTransfers = sql`exists (select from kudipal.late_transfer where arrives_at <= (select app_now()))`;

export async function takeLateTransfers(db: Queryable): Promise<{ accountNumber: string; amountMinor: bigint }[]> {
  const { rows } = await db.query(
    `delete from kudipal.late_transfer where arrives_at <= app_now()
     returning account_number as "accountNumber", amount_kobo as "amountMinor"`,
  );
  return rows;
}
