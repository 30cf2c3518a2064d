import {
  balanceAnswer,
  chargebacksList,
  type ListQuery,
  listPaths,
  refundsList,
  settlementsList,
  transactionsList,
  transfersList,
} from '@harmattan/wires/flutterwave-lists';
import type { z } from 'zod';
import type { ListedLine, PaymentGateway } from '../../payment-port.ts';
import { instantOf, readPages } from '../gateway-http.ts';
import { type KudipalWire, read } from './kudipal-wire.ts';

type Days = Omit<ListQuery, 'page'>;
type RowOf<Schema extends typeof transactionsList | typeof transfersList> = z.output<Schema>['data'][number];

const statuses: Record<string, ListedLine['status']> = {
  successful: 'done',
  SUCCESSFUL: 'done',
  completed: 'done',
  failed: 'failed',
  FAILED: 'failed',
  // Of chargebacks. One that we decline is not decided yet.
  lost: 'done',
  accepted: 'done',
  won: 'failed',
};

const statusOf = (status: string) => statuses[status] ?? 'pending';

/** Kudipal's lists, in Flutterwave's shape. One list that cannot be read makes the whole unknown. */
export function kudipalLists(
  wire: KudipalWire,
  { currency }: { currency: string },
): Pick<PaymentGateway, 'listLines' | 'listDeposits' | 'readBalance'> {
  function readList<Row>(
    path: (query: ListQuery) => string,
    schema: z.ZodType<{ meta: { page_info: { total_pages: number } }; data: Row[] }>,
    days: Days,
  ): Promise<Row[] | undefined> {
    return readPages(async (page) => {
      const answer = read(await wire.get(path({ ...days, page })), schema);
      if (answer.kind !== 'data') return undefined;
      const { data, meta } = answer.data;
      return { rows: data, isLast: page >= meta.page_info.total_pages };
    });
  }

  return {
    async listDeposits(days) {
      const lines = (await readList(listPaths.transactions, transactionsList, days))?.map(depositLine);
      return lines?.every((line) => line !== undefined) ? lines : undefined;
    },
    async listLines(days) {
      const [transactions, transfers, settlements, chargebacks, refunds] = await Promise.all([
        readList(listPaths.transactions, transactionsList, days),
        readList(listPaths.transfers, transfersList, days),
        readList(listPaths.settlements, settlementsList, days),
        readList(listPaths.chargebacks, chargebacksList, days),
        readList(listPaths.refunds, refundsList, days),
      ]);
      if (!transactions || !transfers || !settlements || !chargebacks || !refunds) return undefined;
      const lines = [
        ...transactions.map(depositLine),
        ...transfers.map(payoutLine),
        ...settlements.map((row) => lineOf(row, 'settlement', { amountMinor: row.net_amount })),
        ...chargebacks.map((row) =>
          lineOf(row, 'chargeback', {
            amountMinor: row.amount,
            reference: row.tx_ref,
            ofId: String(row.transaction_id),
          }),
        ),
        ...refunds.map((row) => lineOf(row, 'refund', { amountMinor: row.amount_refunded, ofId: String(row.tx_id) })),
      ];
      return lines.every((line) => line !== undefined) ? lines : undefined;
    },
    async readBalance() {
      const answer = read(await wire.get(listPaths.balance(currency)), balanceAnswer);
      return answer.kind === 'data' && answer.data.data.currency === currency
        ? answer.data.data.ledger_balance
        : undefined;
    },
  };
}

const depositLine = (row: RowOf<typeof transactionsList>) =>
  lineOf(row, 'deposit', {
    amountMinor: row.amount,
    feeMinor: row.app_fee ?? 0n,
    reference: row.tx_ref,
    gatewayRef: row.flw_ref,
  });

const payoutLine = (row: RowOf<typeof transfersList>) =>
  lineOf({ ...row, id: row.reference }, 'payout', {
    amountMinor: row.amount,
    feeMinor: row.fee ?? 0n,
    reference: row.reference,
  });

function lineOf(
  { id, currency, status, created_at }: { id: number | string; currency: string; status: string; created_at: string },
  kind: ListedLine['kind'],
  more: { amountMinor: bigint; feeMinor?: bigint; reference?: string; gatewayRef?: string; ofId?: string },
): ListedLine | undefined {
  const at = instantOf(created_at);
  if (!at) return undefined;
  return {
    ...{ kind, id: String(id), currency, status: statusOf(status), at },
    ...{ feeMinor: 0n, reference: null, gatewayRef: null, ofId: null, ...more },
  };
}
