import { assert } from '@harmattan/kernel/assert';
import { market } from '@harmattan/kernel/market';
import { randomBelow } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import {
  type BankTransferCharge,
  type ChargeAnswer,
  transferNote,
  type UssdCharge,
  type VirtualAccountAnswer,
  type VirtualAccountRequest,
} from '@harmattan/wires/flutterwave';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { needs, type Refused, refused, transactionOf } from './answers.ts';
import { accountsBank, bankOf } from './banks.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import {
  type Charge,
  insertCharge,
  latestMovement,
  lockCharge,
  type Movement,
  type NewCharge,
} from './kudipal-store.ts';

type AccountOutcome = { outcome: 'answer'; answer: ChargeAnswer } | Refused;

/** Opens an account for one payment. */
export async function chargeBankTransfer(deps: KudipalDeps, request: BankTransferCharge): Promise<AccountOutcome> {
  const wanted = {
    ...chargeOf(deps, request, 'bank_transfer'),
    // Beginning with 99: no other account of the sandbox does.
    accountNumber: `99${digits(deps, 8)}`,
    accountName: nameOf(request),
    expiresInSeconds: request.expires,
  };
  return open(deps, wanted, (charge) =>
    needs({
      mode: 'banktransfer',
      transfer_reference: charge.flwRef,
      transfer_account: charge.accountNumber ?? '',
      transfer_bank: accountsBank,
      account_expiration: charge.expiresAt?.getTime() ?? 0,
      transfer_note: transferNote(charge.accountName ?? ''),
      transfer_amount: charge.amountMinor,
    }),
  );
}

/** What the phone suggests to send to an account that asks for nothing. */
const suggestedMinor = 100_000n;

/** Opens an account that stays. Asked for again under the same reference, it is the same one. */
export async function openVirtualAccount(
  deps: KudipalDeps,
  request: VirtualAccountRequest,
): Promise<VirtualAccountAnswer> {
  const charge = await inTransaction(deps.pool, async (db) => {
    await insertCharge(db, {
      ...{ txRef: request.tx_ref, flwRef: `KDP-${deps.ids.next()}`, kind: 'bank_transfer', permanent: true },
      ...{ amountMinor: suggestedMinor, currency: market.currency, accountNumber: `98${digits(deps, 8)}` },
      ...{ number: canonicalNumber(request.phonenumber ?? '') ?? null, accountName: nameOf(request) },
    });
    return lockCharge(db, 'tx_ref', request.tx_ref);
  });
  assert(charge?.permanent, 'a reference for an account is used for nothing else');
  const data = {
    ...{ response_code: '02', order_ref: charge.flwRef, flw_ref: charge.flwRef, bank_name: accountsBank },
    ...{ account_number: charge.accountNumber ?? '', note: transferNote(charge.accountName ?? ''), frequency: 'N/A' },
    created_at: charge.createdAt.toISOString(),
  };
  return { status: 'success', message: 'Virtual account created', data };
}

/** The gateway's own name stands before what it was asked to write. */
function nameOf({ narration }: { narration?: string | undefined }): string {
  return `KUDIPAL/${(narration ?? 'MERCHANT').toUpperCase()}`.slice(0, 60);
}

/** Makes a code that pays when it is dialled. */
export async function chargeUssd(deps: KudipalDeps, request: UssdCharge): Promise<AccountOutcome> {
  const bank = bankOf(request.account_bank);
  if (!bank) return refused('account_bank is unknown');
  const wanted = { ...chargeOf(deps, request, 'ussd'), bankCode: bank.code, ussdCode: digits(deps, 7) };
  return open(deps, wanted, (charge, movement) =>
    needs({ mode: 'ussd', note: dialled(charge) }, transactionOf(charge, movement)),
  );
}

/** What a customer of the charge's bank dials. */
export function dialled({ bankCode, ussdCode }: Pick<Charge, 'bankCode' | 'ussdCode'>): string {
  return `*${bankOf(bankCode ?? '')?.ussd}*000*${ussdCode}#`;
}

async function open(
  deps: KudipalDeps,
  wanted: NewCharge,
  answerFor: (charge: Charge, movement: Movement) => ChargeAnswer,
): Promise<AccountOutcome> {
  return inTransaction(deps.pool, async (db) => {
    await insertCharge(db, wanted);
    const charge = await lockCharge(db, 'tx_ref', wanted.txRef);
    assert(charge, 'a charge that was just written is there');
    const isSame =
      charge.kind === wanted.kind &&
      charge.amountMinor === wanted.amountMinor &&
      charge.currency === wanted.currency &&
      charge.bankCode === (wanted.bankCode ?? null);
    if (!isSame) return refused('tx_ref was used for another charge');
    const movement = await latestMovement(db, charge.txRef);
    assert(movement, 'every charge has a transaction');
    return { outcome: 'answer', answer: answerFor(charge, movement) };
  });
}

function chargeOf<Kind extends Charge['kind']>(
  { ids }: KudipalDeps,
  request: BankTransferCharge | UssdCharge,
  kind: Kind,
) {
  return {
    txRef: request.tx_ref,
    flwRef: `KDP-${ids.next()}`,
    kind,
    amountMinor: request.amount,
    currency: request.currency,
    number: canonicalNumber(request.phone_number ?? '') ?? null,
  };
}

function digits({ random }: KudipalDeps, count: number): string {
  return String(randomBelow(random, 10 ** count)).padStart(count, '0');
}
