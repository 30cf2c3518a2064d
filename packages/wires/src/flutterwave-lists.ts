import { z } from 'zod';
import { transaction, transfer } from './flutterwave.ts';
import { wireBalance, wireFee } from './list-amounts.ts';
import { wireAmount } from './wire-amount.ts';

/** Days of the list, both included, as `YYYY-MM-DD`; pages count from 1. */
export interface ListQuery {
  from: string;
  to: string;
  page: number;
}

const listed = (path: string) => (query: ListQuery) =>
  `${path}?${new URLSearchParams({ from: query.from, to: query.to, page: String(query.page) })}`;

/** Flutterwave's own lists of what it did for us, and what it holds. */
export const listPaths = {
  transactions: listed('/v3/transactions'),
  transfers: listed('/v3/transfers'),
  settlements: listed('/v3/settlements'),
  chargebacks: listed('/v3/chargebacks'),
  refunds: listed('/v3/refunds'),
  balance: (currency: string) => `/v3/balances/${currency}`,
};

function listOf<Row extends z.ZodType>(row: Row) {
  const pageInfo = z.object({ total: z.int(), current_page: z.int(), total_pages: z.int() });
  return z.object({
    status: z.literal('success'),
    message: z.string(),
    meta: z.object({ page_info: pageInfo }),
    data: z.array(row),
  });
}

/** A list is compared to the kobo, so its fees and times must be readable. */
export const transactionsList = listOf(transaction.extend({ app_fee: wireFee.nullish(), created_at: z.string() }));
export const transfersList = listOf(transfer.extend({ fee: wireFee.nullish(), created_at: z.string() }));

/** What was paid to the merchant's bank account. */
export const settlementsList = listOf(
  z.object({
    id: z.int(),
    status: z.enum(['pending', 'completed', 'failed']),
    currency: z.string(),
    net_amount: wireAmount,
    created_at: z.string(),
  }),
);

/** A card holder's bank takes a payment back. The money is gone once it is `lost`, or `accepted` by us. */
export const chargebacksList = listOf(
  z.object({
    id: z.int(),
    transaction_id: z.int(),
    tx_ref: z.string(),
    flw_ref: z.string(),
    amount: wireAmount,
    currency: z.string(),
    status: z.enum(['initiated', 'pending', 'accepted', 'declined', 'won', 'lost']),
    created_at: z.string(),
  }),
);

/** What was paid back to a payer, by the transaction that it belongs to. */
export const refundsList = listOf(
  z.object({
    id: z.int(),
    tx_id: z.int(),
    amount_refunded: wireAmount,
    currency: z.string(),
    status: z.enum(['pending', 'completed', 'failed']),
    created_at: z.string(),
  }),
);

export const balanceAnswer = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.object({ currency: z.string(), available_balance: wireBalance, ledger_balance: wireBalance }),
});
