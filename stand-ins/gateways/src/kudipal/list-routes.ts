import {
  balanceAnswer,
  chargebacksList,
  refundsList,
  settlementsList,
  transactionsList,
  transfersList,
} from '@harmattan/wires/flutterwave-lists';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { transactionOf, transferOf } from './answers.ts';
import {
  type Days,
  insertRefund,
  listChargebacks,
  listMovements,
  listPayoutPage,
  listRefunds,
  listSettlements,
  type Page,
  pageRows,
  readBalance,
  type TakenBack,
} from './list-store.ts';

const daysQuery = z.object({
  from: z.iso.date().default('1970-01-01'),
  to: z.iso.date().default('9999-12-31'),
  page: z.coerce.number().int().positive().default(1),
});

/** The gateway's own lists and its balance, in the shape of Flutterwave's. */
export function serveLists(api: FastifyInstance, { pool }: { pool: pg.Pool }): void {
  api.get('/kudipal/v3/transactions', async (request) => {
    const page = await listMovements(pool, daysOf(request.query));
    const data = page.rows.map((row) => ({ ...transactionOf(row, row), created_at: row.createdAt.toISOString() }));
    return z.encode(transactionsList, { ...headOf(page, request.query), data });
  });
  api.get('/kudipal/v3/settlements', async (request) => {
    const page = await listSettlements(pool, daysOf(request.query));
    const data = page.rows.map(({ id, currency, amountMinor, createdAt }) => ({
      ...{ id: Number(id), status: 'completed' as const, currency, net_amount: amountMinor },
      created_at: createdAt.toISOString(),
    }));
    return z.encode(settlementsList, { ...headOf(page, request.query), data });
  });
  api.get('/kudipal/v3/chargebacks', async (request) => {
    const page = await listChargebacks(pool, daysOf(request.query));
    const data = page.rows.map(({ id, transactionId, txRef, flwRef, currency, amountMinor, createdAt }) => ({
      ...{ id: Number(id), transaction_id: Number(transactionId), tx_ref: txRef, flw_ref: flwRef, currency },
      ...{ amount: amountMinor, status: 'lost' as const, created_at: createdAt.toISOString() },
    }));
    return z.encode(chargebacksList, { ...headOf(page, request.query), data });
  });
  api.get('/kudipal/v3/refunds', async (request) => {
    const page = await listRefunds(pool, daysOf(request.query));
    return z.encode(refundsList, { ...headOf(page, request.query), data: page.rows.map(refundOf) });
  });
  api.post<{ Params: { id: string } }>('/kudipal/v3/transactions/:id/refund', async (request, reply) => {
    const isId = /^\d{1,15}$/.test(request.params.id);
    const refund = isId ? await insertRefund(pool, BigInt(request.params.id)) : undefined;
    if (!refund) return reply.status(400).send({ status: 'error', message: 'No transaction was found', data: null });
    const head = headOf({ rows: [refund], total: 1 }, {});
    const { data } = z.encode(refundsList, { ...head, data: [refundOf(refund)] });
    return { status: 'success', message: 'Transaction refund initiated', data: data[0] };
  });
  api.get<{ Params: { currency: string } }>('/kudipal/v3/balances/:currency', async (request) => {
    const { currency } = request.params;
    const minor = await readBalance(pool, currency);
    const data = { currency, available_balance: minor, ledger_balance: minor };
    return z.encode(balanceAnswer, { status: 'success', message: 'Wallet balance fetched', data });
  });
}

/** The pay-outs of some days; the same address with a reference asks for one of them. */
export async function listTransfers(pool: pg.Pool, query: unknown) {
  const page = await listPayoutPage(pool, daysOf(query));
  const data = page.rows.map((row) => ({ ...transferOf(row), created_at: row.createdAt.toISOString() }));
  return z.encode(transfersList, { ...headOf(page, query), data });
}

const refundOf = ({ id, transactionId, currency, amountMinor, createdAt }: TakenBack) => ({
  ...{ id: Number(id), tx_id: Number(transactionId), amount_refunded: amountMinor, currency },
  ...{ status: 'completed' as const, created_at: createdAt.toISOString() },
});

const daysOf = (query: unknown): Days => daysQuery.catch(daysQuery.parse({})).parse(query);

function headOf({ total }: Page<unknown>, query: unknown) {
  const page_info = { total, current_page: daysOf(query).page, total_pages: Math.ceil(total / pageRows) };
  return { status: 'success' as const, message: 'Fetched', meta: { page_info } };
}
