import type { Queryable } from '@harmattan/process/transaction';

export interface Checkout {
  orderId: string;
  token: string;
  transid: string;
  reference: string;
  amountMinor: bigint;
  currency: string;
  number: string | null;
  redirectUrl: string;
  cancelUrl: string;
  paymentStatus: 'PENDING' | 'COMPLETED' | 'USERCANCELLED' | 'REJECTED';
  createdAt: Date;
}

const columns = `order_id as "orderId", token, transid, reference, amount_kobo as "amountMinor", currency, number,
  redirect_url as "redirectUrl", cancel_url as "cancelUrl", payment_status as "paymentStatus", created_at as "createdAt"`;

/** Leaves an order alone that is known already. */
export async function insertCheckout(
  db: Queryable,
  checkout: Omit<Checkout, 'paymentStatus' | 'createdAt'>,
): Promise<void> {
  await db.query(
    `insert into selcom.checkout (order_id, token, transid, reference, amount_kobo, currency, number, redirect_url,
       cancel_url, payment_status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'PENDING') on conflict (order_id) do nothing`,
    [
      checkout.orderId,
      checkout.token,
      checkout.transid,
      checkout.reference,
      checkout.amountMinor,
      checkout.currency,
      checkout.number,
      checkout.redirectUrl,
      checkout.cancelUrl,
    ],
  );
}

export async function findCheckout(
  db: Queryable,
  key: 'order_id' | 'token',
  value: string,
): Promise<Checkout | undefined> {
  const { rows } = await db.query(`select ${columns} from selcom.checkout where ${key} = $1`, [value]);
  return rows[0];
}

/** Undefined when it had been decided before. */
export async function decideCheckout(
  db: Queryable,
  { token, status, cardLastFour }: { token: string; status: Checkout['paymentStatus']; cardLastFour: string | null },
): Promise<Checkout | undefined> {
  const { rows } = await db.query(
    `update selcom.checkout set payment_status = $2, card_last_four = $3
     where token = $1 and payment_status = 'PENDING' returning ${columns}`,
    [token, status, cardLastFour],
  );
  return rows[0];
}
