import type { Present } from '@harmattan/kernel/clock';
import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import type { FarAnswer, FarCall } from './far-gateway.ts';
import { type FarLine, farPageRows, majorOf, minorOf, sumOf } from './far-lists.ts';

interface Order {
  order_id: string;
  amount: number;
  currency: string;
  payment_status: string;
}

interface Payment {
  operator: string;
  utilityref: string;
  msisdn: string;
  amount: number;
  creation_date?: string;
}

/** Selcom's side of the wire, and FastHub's, as far as the cashier uses them. */
export function farMobileMoney(clock: Present) {
  const orders: Order[] = [];
  const payments = new Map<string, Payment>();
  const cashIns = new Map<string, { amount: number; resultcode: string }>();
  const more: FarLine[] = [];
  const openedAt = clock.now().toISOString();
  let feeMinor = 0n;
  let lineIds = 0;
  let pushCode = '111';
  let cashInCode = '000';
  let queryAnswer: { resultcode: string; status?: number } | undefined;

  const envelope = (transid: unknown, resultcode: string, data: object[] = []): FarAnswer => ({
    body: { reference: `R-${transid}`, transid, resultcode, result: 'RESULT', message: `said ${resultcode}`, data },
  });

  function lines() {
    const line = (transid: string, type: string, amount: number, resultcode = '000') => ({
      ...{ transid, type, amount, resultcode, charge: majorOf(feeMinor), creation_date: openedAt },
    });
    const codes: Record<string, string> = { COMPLETED: '000', REJECTED: '010' };
    return [
      ...[...payments].map(([transid, { amount }]) => line(transid, 'C2B', amount)),
      ...[...cashIns].map(([transid, { amount, resultcode }]) => line(transid, 'CASHIN', amount, resultcode)),
      ...orders.map(({ order_id, amount, payment_status }) =>
        line(order_id, 'CHECKOUT', amount, codes[payment_status] ?? '111'),
      ),
      ...more.map(({ id, kind, of, amountMinor }) => ({
        ...line(`${kind}-${id}`, kind.toUpperCase(), majorOf(amountMinor)),
        ...{ charge: 0, ...(of && { of }) },
      })),
    ];
  }

  const balanceMinor = () =>
    sumOf(
      lines()
        .filter(({ resultcode }) => resultcode === '000')
        .map(
          ({ type, amount, charge }) =>
            (type === 'C2B' || type === 'CHECKOUT' ? 1n : -1n) * minorOf(amount) - minorOf(charge),
        ),
    );

  return {
    /** Settlements, chargebacks and refunds. */
    addLine(line: Omit<FarLine, 'id'>): FarLine {
      lineIds += 1;
      const added = { id: lineIds, ...line };
      more.push(added);
      return added;
    },
    /** What every payment costs. */
    takeFees(minor: bigint) {
      feeMinor = minor;
    },
    orders,
    payments,
    cashIns,
    /** What the next pushes and cash-ins are answered. */
    answerPushes(code: string) {
      pushCode = code;
    },
    answerCashIns(code: string) {
      cashInCode = code;
    },
    /** What every query is answered from now on, whatever it asks for; undefined: the truth. */
    answerQueries(answer: { resultcode: string; status?: number } | undefined) {
      queryAnswer = answer;
    },
    /** A payment arrives, made by hand or by approving a push. */
    receive(transid: string, payment: { utilityref: string; amountMinor: bigint; operator?: string }) {
      const { utilityref, amountMinor, operator = 'MPESA' } = payment;
      payments.set(transid, { operator, utilityref, msisdn: utilityref, amount: jsonNumberFromMinor(amountMinor) });
    },
    settleOrder(orderId: string, status: string, more: Partial<Order> = {}) {
      const order = orders.find(({ order_id }) => order_id === orderId);
      if (!order) throw new Error('no such order');
      return Object.assign(order, { payment_status: status }, more);
    },
    answer({ method, path, query, body }: FarCall): FarAnswer {
      if (queryAnswer && method === 'GET') {
        const { resultcode, status = 200 } = queryAnswer;
        return { ...envelope(query.transid ?? query.order_id, resultcode), status };
      }
      switch (`${method} ${path}`) {
        case 'POST /v1/wallet/pushussd':
          return envelope(body.transid, pushCode);
        case 'GET /v1/c2b/query-status': {
          const paid = payments.get(query.transid ?? '');
          return paid ? envelope(query.transid, '000', [paid]) : envelope(query.transid, '404');
        }
        case 'POST /v1/walletcashin/process': {
          const known = cashIns.get(String(body.transid));
          const made = known ?? { amount: Number(body.amount), resultcode: cashInCode };
          cashIns.set(String(body.transid), made);
          return envelope(body.transid, made.resultcode);
        }
        case 'GET /v1/walletcashin/query': {
          const made = cashIns.get(query.transid ?? '');
          return envelope(query.transid, made?.resultcode ?? '404');
        }
        case 'POST /v1/checkout/create-order': {
          const { order_id, amount, currency } = body as unknown as Order;
          orders.push({ order_id, amount, currency, payment_status: 'PENDING' });
          const url = Buffer.from(`https://pay.example/${order_id}`).toString('base64');
          return envelope(order_id, '000', [{ payment_gateway_url: url, payment_token: 'x' }]);
        }
        case 'GET /v1/checkout/order-status': {
          const order = orders.find(({ order_id }) => order_id === query.order_id);
          return order ? envelope(query.order_id, '000', [order]) : envelope(query.order_id, '404');
        }
        case 'POST /v1/vendor/balance':
          return envelope(body.transid, '000', [{ balance: majorOf(balanceMinor()) }]);
        case 'GET /v1/vendor/statement': {
          const start = (Number(query.page) - 1) * farPageRows;
          return envelope('statement', '000', lines().slice(start, start + farPageRows));
        }
        default:
          return { status: 405, body: {} };
      }
    },
  };
}
