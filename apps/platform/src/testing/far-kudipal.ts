import type { Present } from '@harmattan/kernel/clock';
import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import { cardCharge, decryptCard } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import type { FarAnswer, FarCall } from './far-gateway.ts';
import { type FarLine, farPage, majorOf, minorOf, sumOf } from './far-lists.ts';

interface Charge {
  id: number;
  tx_ref: string;
  flw_ref: string;
  amount: number;
  currency: string;
  status: 'pending' | 'successful' | 'failed';
  created_at?: string;
  processor_response?: string;
}

interface Transfer {
  id: number;
  reference: string;
  account_number: string;
  bank_code: string;
  amount: number;
  currency: string;
  status: 'NEW' | 'PENDING' | 'SUCCESSFUL' | 'FAILED';
}

/** What a card asks for, by how its number ends. */
export const farCards = { pin: '5000000000000001', address: '5000000000000002', redirect: '5000000000000003' };
export const farCardPlain = '5000000000000009';
export const farCardDeclined = '5000000000000000';
export const farOtp = '123456';
export const farAccount = { accountNumber: '0123456789', code: '058', name: 'ADA OBI' };

const refused = (message: string, status = 400): FarAnswer => ({ status, body: { status: 'error', message } });
const ok = (data: unknown, more: object = {}): FarAnswer => ({
  body: { status: 'success', message: 'ok', data, ...more },
});

let ids = 100;

/** Flutterwave's side of the wire, as far as the cashier uses it. */
export function farKudipal(clock: Present) {
  const charges: Charge[] = [];
  const transfers: Transfer[] = [];
  const more: FarLine[] = [];
  /** Numbers of lasting accounts, by reference. */
  const accounts = new Map<string, string>();
  let accountName = farAccount.name;
  let feeMinor = 0n;
  const openedAt = clock.now().toISOString();
  const nextId = () => {
    ids += 1;
    return ids;
  };

  function addCharge(from: { tx_ref: string; amount: number; currency: string }, status: Charge['status']): Charge {
    const id = nextId();
    const { tx_ref, amount, currency } = from;
    const charge = { id, tx_ref, flw_ref: `FLW-${id}`, amount, currency, status };
    charges.push(charge);
    return charge;
  }

  function chargeCard(call: FarCall): FarAnswer {
    const json = decryptCard(sandboxCredentials.kudipal.encryptionKey, String(call.body.client));
    if (!json) return refused('cannot read the card');
    const written = JSON.parse(json);
    const { card_number, authorization } = cardCharge.parse(written);
    const asked = (mode: object) => ok(null, { meta: { authorization: mode } });
    if (card_number === farCardDeclined) return refused('Card declined');
    if (card_number === farCards.pin) {
      if (authorization?.mode !== 'pin') return asked({ mode: 'pin', fields: ['pin'] });
      if (authorization.pin === '0000') return ok(addCharge(written, 'failed'));
      return ok(addCharge(written, 'pending'), { meta: { authorization: { mode: 'otp' } } });
    }
    if (card_number === farCards.address && authorization?.mode !== 'avs_noauth') {
      return asked({ mode: 'avs_noauth', fields: ['city'] });
    }
    if (card_number === farCards.redirect) {
      return ok(addCharge(written, 'pending'), {
        meta: { authorization: { mode: 'redirect', redirect: 'https://bank.example/3ds' } },
      });
    }
    const lastFour = card_number.slice(-4);
    const card = { last_4digits: lastFour, type: 'VERVE', expiry: '09/30', token: `token-${card_number}` };
    return ok(Object.assign(addCharge(written, 'successful'), { card }));
  }

  function charge(call: FarCall): FarAnswer {
    const from = call.body as { tx_ref: string; amount: number; currency: string; account_bank: string };
    switch (call.query.type) {
      case 'card':
        return chargeCard(call);
      case 'ussd':
        return ok(addCharge(from, 'pending'), { meta: { authorization: { mode: 'ussd', note: '*566*002*7777#' } } });
      default:
        return ok(null, {
          meta: {
            authorization: {
              mode: 'banktransfer',
              transfer_reference: 'T',
              transfer_account: '9900112233',
              transfer_bank: 'Sandbox Bank',
              account_expiration: 0,
              transfer_note: 'Please make a bank transfer to KUDIPAL/ADA OBI',
              transfer_amount: from.amount,
            },
          },
        });
    }
  }

  function validate({ body }: FarCall): FarAnswer {
    const charge = charges.find(({ flw_ref }) => flw_ref === body.flw_ref);
    if (!charge) return refused('No transaction');
    if (body.otp !== farOtp) return refused('Invalid OTP');
    charge.status = 'successful';
    return ok(charge);
  }

  function transfer({ body }: FarCall): FarAnswer {
    const known = transfers.find(({ reference }) => reference === body.reference);
    if (known) return refused('Transfer with that reference already exists');
    if (body.account_bank === '999') return refused('Bank is not known');
    const { reference, account_number, amount, currency } = body as unknown as Transfer;
    const made: Transfer = {
      ...{ id: nextId(), reference, account_number, amount, currency },
      bank_code: String(body.account_bank),
      status: 'NEW',
    };
    transfers.push(made);
    return ok(made);
  }

  function list(call: FarCall): FarAnswer | undefined {
    const dated = <Row extends object>(row: Row) => ({ created_at: openedAt, ...row });
    const others = (kind: FarLine['kind']) => more.filter((line) => line.kind === kind);
    switch (call.path) {
      case '/v3/transactions':
        return farPage(
          call,
          charges.map((row) => dated({ ...row, app_fee: majorOf(feeMinor) })),
        );
      case '/v3/transfers':
        return call.query.page
          ? farPage(
              call,
              transfers.map((row) => dated({ ...row, fee: majorOf(feeMinor) })),
            )
          : undefined;
      case '/v3/settlements':
        return farPage(
          call,
          others('settlement').map(({ id, amountMinor }) =>
            dated({ id, status: 'completed', currency: 'NGN', net_amount: majorOf(amountMinor) }),
          ),
        );
      case '/v3/chargebacks':
        return farPage(
          call,
          others('chargeback').map(({ id, of, amountMinor }) =>
            dated({
              ...{ id, transaction_id: Number(of), tx_ref: 'T', flw_ref: 'F', currency: 'NGN', status: 'lost' },
              amount: majorOf(amountMinor),
            }),
          ),
        );
      case '/v3/refunds':
        return farPage(
          call,
          others('refund').map(({ id, of, amountMinor }) =>
            dated({
              id,
              tx_id: Number(of),
              amount_refunded: majorOf(amountMinor),
              currency: 'NGN',
              status: 'completed',
            }),
          ),
        );
      case '/v3/balances/NGN':
        return ok({
          currency: 'NGN',
          available_balance: majorOf(balanceMinor()),
          ledger_balance: majorOf(balanceMinor()),
        });
      default:
        return undefined;
    }
  }

  const balanceMinor = () =>
    sumOf([
      ...charges
        .filter(({ status, currency }) => status === 'successful' && currency === 'NGN')
        .map(({ amount }) => minorOf(amount) - feeMinor),
      ...transfers.filter(({ status }) => status === 'SUCCESSFUL').map(({ amount }) => -minorOf(amount) - feeMinor),
      ...more.map(({ amountMinor }) => -amountMinor),
    ]);

  return {
    charges,
    transfers,
    accounts,
    /** Settlements, chargebacks and refunds. */
    more,
    addLine(line: Omit<FarLine, 'id'>): FarLine {
      const added = { id: nextId(), ...line };
      more.push(added);
      return added;
    },
    /** What every charge and transfer costs. */
    takeFees(minor: bigint) {
      feeMinor = minor;
    },
    rename(name: string) {
      accountName = name;
    },
    /** Money comes in for a reference. */
    receive(tx_ref: string, amountMinor: bigint, more: Partial<Charge> = {}): Charge {
      const charge = addCharge({ tx_ref, amount: jsonNumberFromMinor(amountMinor), currency: 'NGN' }, 'successful');
      return Object.assign(charge, more);
    },
    finish(reference: string, status: Transfer['status']): Transfer {
      const transfer = transfers.find((made) => made.reference === reference);
      if (!transfer) throw new Error('no such transfer');
      return Object.assign(transfer, { status });
    },
    answer(call: FarCall): FarAnswer {
      const verified = /^\/v3\/transactions\/(\d+)\/verify$/.exec(call.path);
      if (verified) {
        const charge = charges.find(({ id }) => id === Number(verified[1]));
        return charge ? ok(charge) : refused('No transaction was found for this id');
      }
      const listed = call.method === 'GET' ? list(call) : undefined;
      if (listed) return listed;
      switch (`${call.method} ${call.path}`) {
        case 'POST /v3/charges':
          return charge(call);
        case 'POST /v3/tokenized-charges': {
          const known = charges.find(({ tx_ref }) => tx_ref === call.body.tx_ref);
          return ok(known ?? addCharge(call.body as unknown as Charge, 'successful'));
        }
        case 'POST /v3/virtual-account-numbers': {
          const { tx_ref } = call.body as { tx_ref: string };
          const number = accounts.get(tx_ref) ?? `98${String(nextId()).padStart(8, '0')}`;
          accounts.set(tx_ref, number);
          return ok({
            ...{ response_code: '02', order_ref: 'O', flw_ref: 'F', account_number: number, bank_name: 'Sandbox Bank' },
            note: 'Please make a bank transfer to KUDIPAL/ADA OBI',
          });
        }
        case 'POST /v3/validate-charge':
          return validate(call);
        case 'GET /v3/transactions/verify_by_reference': {
          const found = charges.find(({ tx_ref }) => tx_ref === call.query.tx_ref);
          return found ? ok(found) : refused('No transaction was found for this reference', 404);
        }
        case 'GET /v3/banks/NG':
          return ok([{ id: 1, code: '058', name: 'Sandbox Bank' }]);
        case 'POST /v3/accounts/resolve': {
          const { account_number } = call.body;
          if (account_number !== farAccount.accountNumber) return refused('Invalid account');
          return ok({ account_number, account_name: accountName });
        }
        case 'POST /v3/transfers':
          return transfer(call);
        case 'GET /v3/transfers':
          return ok(transfers.filter(({ reference }) => reference === call.query.reference));
        default:
          return refused('no such call', 405);
      }
    },
  };
}
