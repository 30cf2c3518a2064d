import { createHash } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';
import type { CashierDeps } from './cashier-deps.ts';
import type { PaymentRow } from './store/payment-row.ts';
import { findPayment } from './store/payments.ts';
import { findRequest } from './store/requests.ts';

/** The key that a page gave a payment, and a digest of what it asked for under it. */
export interface RequestKey {
  playerId: bigint;
  key: string;
  content: string;
}

/** `key in use`: the key stands for a payment with another content. `given up`: the page was told that there is none. */
export type KeyProblem = 'key in use' | 'given up';

/** Undefined for a page that gives no keys. `parts` must tell two wishes apart and must not hold a card. */
export function requestKeyOf(playerId: bigint, key: string | undefined, parts: object): RequestKey | undefined {
  if (key === undefined) return undefined;
  const text = JSON.stringify(parts, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  // Digests of the first edition, which are kept, are of texts that end the names of amounts in this way.
  const asDigested = text.replaceAll('Minor":', 'Kobo":');
  return { playerId, key, content: createHash('sha256').update(asDigested).digest('hex') };
}

/** The payment that was opened under a key, if there is one. */
export async function findKnownPayment(
  { pool }: CashierDeps,
  request: RequestKey | undefined,
): Promise<PaymentRow | KeyProblem | undefined> {
  const known = request && (await findRequest(pool, request));
  if (!known) return undefined;
  if (known.payment_id === null) return 'given up';
  if (known.content !== request.content) return 'key in use';
  const payment = await findPayment(pool, { id: known.payment_id });
  assert(payment, 'a key that is taken has its payment');
  return payment;
}
