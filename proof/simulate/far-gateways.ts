import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import { resultCodes } from '@harmattan/wires/mobile-money';
import type { Draws } from './random.ts';

export type GatewayName = 'kudipal' | 'selcom' | 'fasthub';

/** Money that a gateway has for us, by its own number for it. */
export interface FarReceipt {
  gateway: GatewayName;
  id: string;
  reference: string;
  amountMinor: bigint;
  /** It names no player of the platform. */
  isStray: boolean;
}

/** Money that a gateway was asked to pay, by our reference. */
export interface FarPayout {
  gateway: GatewayName;
  reference: string;
  amountMinor: bigint;
  state: 'in progress' | 'paid' | 'failed';
  /** Whether we had reason to call it failed: the gateway has said so, or did not know it when it was asked. */
  wasDenied: boolean;
}

export interface FarRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

interface Asked {
  reference: string;
  amountMinor: bigint;
}

const minorOf = (amount: unknown) => BigInt(Math.round(Number(amount) * 100));
export const farAccount = { accountNumber: '0123456789', code: '058', accountName: 'ADA OBI' };

/** The gateways' side, with books of their own: what they received and what they paid, to the kobo. */
export function createFarGateways(draws: Draws) {
  const receipts: FarReceipt[] = [];
  const payouts: FarPayout[] = [];
  const asked = new Map<string, Asked & { gateway: GatewayName }>();
  const orders = new Set<string>();
  /** What we asked for before it came. */
  const denied = new Set<string>();
  let ids = 100;

  const findReceipt = (gateway: GatewayName, of: Partial<FarReceipt>) =>
    receipts.find(
      (receipt) =>
        receipt.gateway === gateway &&
        (of.id === undefined || receipt.id === of.id) &&
        (of.reference === undefined || receipt.reference === of.reference),
    );
  const findPayout = (gateway: GatewayName, reference: unknown) =>
    payouts.find((payout) => payout.gateway === gateway && payout.reference === reference);
  function askPayout(gateway: GatewayName, reference: unknown): FarPayout | undefined {
    const payout = findPayout(gateway, reference);
    if (!payout) denied.add(String(reference));
    return payout;
  }

  function pay(gateway: GatewayName, reference: string, amountMinor: bigint): FarPayout {
    const wasDenied = denied.has(reference);
    const payout: FarPayout = { gateway, reference, amountMinor, state: 'in progress', wasDenied };
    if (gateway !== 'kudipal' && draws.chance(0.6)) payout.state = 'paid';
    payouts.push(payout);
    return payout;
  }

  /** A payer pays: the gateway has the money from now on. */
  function receive(gateway: GatewayName, of: Asked & { id?: string; isStray?: boolean }): FarReceipt {
    ids += 1;
    const { reference, amountMinor, isStray = false } = of;
    const receipt = { gateway, id: of.id ?? String(ids), reference, amountMinor, isStray };
    receipts.push(receipt);
    return receipt;
  }

  const kudipal = createKudipal({ findReceipt, findPayout, askPayout, pay, receipts, payouts, asked });
  const mobile = (gateway: 'selcom' | 'fasthub') =>
    createMobileMoney(gateway, { findReceipt, findPayout, askPayout, pay, asked, orders });
  const ends = { kudipal, selcom: mobile('selcom'), fasthub: mobile('fasthub') };

  return {
    receipts,
    payouts,
    /** What we have asked a gateway to collect, by our reference. */
    asked,
    receive,
    /** How a charge or a transfer stands, as a web hook of Kudipal's tells it. */
    kudipalCharge: kudipal.chargeOf,
    kudipalTransfer: kudipal.transferOf,
    answer: (gateway: GatewayName, request: FarRequest) => ends[gateway].answer(request),
  };
}

export type FarGateways = ReturnType<typeof createFarGateways>;

interface FarBooks {
  findReceipt(gateway: GatewayName, of: Partial<FarReceipt>): FarReceipt | undefined;
  findPayout(gateway: GatewayName, reference: unknown): FarPayout | undefined;
  askPayout(gateway: GatewayName, reference: unknown): FarPayout | undefined;
  pay(gateway: GatewayName, reference: string, amountMinor: bigint): FarPayout;
  asked: Map<string, Asked & { gateway: GatewayName }>;
}

type FarAnswer = { http: number; body: object };

/** What Kudipal writes. */
function createKudipalForms(payouts: readonly FarPayout[]) {
  const ok = (data: unknown, more: object = {}): FarAnswer => ({
    http: 200,
    body: { status: 'success', message: 'ok', data, ...more },
  });
  const refused = (message: string, http = 400): FarAnswer => ({ http, body: { status: 'error', message } });
  const chargeOf = ({ id, reference, amountMinor }: FarReceipt) => ({
    id: Number(id),
    tx_ref: reference,
    flw_ref: `FLW-${id}`,
    amount: jsonNumberFromMinor(amountMinor),
    currency: 'NGN',
    status: 'successful',
  });
  const statuses = { 'in progress': 'PENDING', paid: 'SUCCESSFUL', failed: 'FAILED' };
  const transferOf = (payout: FarPayout) => ({
    id: 1 + payouts.indexOf(payout),
    reference: payout.reference,
    account_number: farAccount.accountNumber,
    bank_code: farAccount.code,
    amount: jsonNumberFromMinor(payout.amountMinor),
    currency: 'NGN',
    status: statuses[payout.state],
  });
  return { ok, refused, chargeOf, transferOf };
}

function createKudipal(books: FarBooks & { receipts: FarReceipt[]; payouts: FarPayout[] }) {
  const { ok, refused, chargeOf, transferOf } = createKudipalForms(books.payouts);

  function charge({ query, body }: FarRequest): FarAnswer {
    books.asked.set(String(body.tx_ref), {
      gateway: 'kudipal',
      reference: String(body.tx_ref),
      amountMinor: minorOf(body.amount),
    });
    if (query.type === 'ussd') {
      const waiting = {
        id: 0,
        tx_ref: body.tx_ref,
        flw_ref: 'F',
        amount: body.amount,
        currency: 'NGN',
        status: 'pending',
      };
      return ok(waiting, { meta: { authorization: { mode: 'ussd', note: '*566*002*7777#' } } });
    }
    const authorization = {
      ...{ mode: 'banktransfer', transfer_reference: 'T', transfer_account: '9900112233' },
      ...{ transfer_bank: 'Sandbox Bank', account_expiration: 0, transfer_note: 'N', transfer_amount: body.amount },
    };
    return ok(null, { meta: { authorization } });
  }

  return {
    chargeOf,
    transferOf,
    answer(request: FarRequest): FarAnswer {
      const { method, path, query, body } = request;
      const verified = /^\/v3\/transactions\/(\d+)\/verify$/.exec(path);
      if (verified) {
        const receipt = books.findReceipt('kudipal', { id: verified[1] as string });
        return receipt ? ok(chargeOf(receipt)) : refused('No transaction was found for this id');
      }
      switch (`${method} ${path}`) {
        case 'POST /v3/charges':
          return charge(request);
        case 'GET /v3/transactions/verify_by_reference': {
          const receipt = books.findReceipt('kudipal', { reference: query.tx_ref ?? '' });
          return receipt ? ok(chargeOf(receipt)) : refused('No transaction was found for this reference', 404);
        }
        case 'GET /v3/banks/NG':
          return ok([{ id: 1, code: farAccount.code, name: 'Sandbox Bank' }]);
        case 'POST /v3/accounts/resolve':
          return ok({ account_number: body.account_number, account_name: farAccount.accountName });
        case 'POST /v3/transfers': {
          if (books.findPayout('kudipal', body.reference))
            return refused('Transfer with that reference already exists');
          return ok(transferOf(books.pay('kudipal', String(body.reference), minorOf(body.amount))));
        }
        case 'GET /v3/transfers': {
          const payout = books.askPayout('kudipal', query.reference);
          return ok(payout ? [transferOf(payout)] : []);
        }
        default:
          return refused('no such call', 405);
      }
    },
  };
}

function createMobileMoney(gateway: 'selcom' | 'fasthub', books: FarBooks & { orders: Set<string> }) {
  const codes = { 'in progress': resultCodes.inProgress, paid: resultCodes.success, failed: resultCodes.failed };
  const envelope = (transid: unknown, resultcode: string, data: object[] = []): FarAnswer => ({
    http: 200,
    body: { reference: `R-${transid}`, transid, resultcode, result: 'RESULT', message: `said ${resultcode}`, data },
  });
  return {
    answer({ method, path, query, body }: FarRequest): FarAnswer {
      switch (`${method} ${path}`) {
        case 'POST /v1/wallet/pushussd':
          books.asked.set(String(body.transid), {
            gateway,
            reference: String(body.transid),
            amountMinor: minorOf(body.amount),
          });
          return envelope(body.transid, '111');
        case 'GET /v1/c2b/query-status': {
          const receipt = books.findReceipt(gateway, { id: query.transid ?? '' });
          if (!receipt) return envelope(query.transid, '404');
          const { reference, amountMinor } = receipt;
          const amount = jsonNumberFromMinor(amountMinor);
          return envelope(query.transid, '000', [
            { operator: 'MPESA', utilityref: reference, msisdn: reference, amount },
          ]);
        }
        case 'POST /v1/walletcashin/process': {
          const known = books.findPayout(gateway, body.transid);
          const payout = known ?? books.pay(gateway, String(body.transid), minorOf(body.amount));
          return envelope(body.transid, codes[payout.state]);
        }
        case 'GET /v1/walletcashin/query': {
          const payout = books.askPayout(gateway, query.transid);
          return envelope(query.transid, payout ? codes[payout.state] : '404');
        }
        default:
          return { http: 405, body: {} };
      }
    },
  };
}
