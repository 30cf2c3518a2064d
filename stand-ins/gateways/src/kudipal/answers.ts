import type {
  Authorization,
  ChargeAnswer,
  Transfer,
  Transaction as WireTransaction,
} from '@harmattan/wires/flutterwave';
import { depositFeeKobo, payoutFeeKobo } from './fees.ts';
import type { Charge, Movement } from './kudipal-store.ts';
import type { Payout } from './payout-store.ts';

const paymentTypes: Record<Charge['kind'], string> = { card: 'card', bank_transfer: 'bank_transfer', ussd: 'ussd' };

export function transactionOf(
  charge: Pick<Charge, 'txRef' | 'flwRef' | 'kind' | 'currency' | 'ussdCode'>,
  movement: Movement,
  amountKobo = movement.amountKobo,
): WireTransaction {
  const fee = movement.status === 'successful' ? depositFeeKobo(amountKobo) : 0n;
  return {
    id: Number(movement.id),
    tx_ref: charge.txRef,
    flw_ref: charge.flwRef,
    amount: amountKobo,
    charged_amount: amountKobo,
    app_fee: fee,
    amount_settled: amountKobo - fee,
    currency: charge.currency,
    status: movement.status,
    processor_response: movement.response,
    payment_type: paymentTypes[charge.kind],
    created_at: movement.createdAt.toISOString(),
    ...(charge.ussdCode ? { payment_code: charge.ussdCode } : {}),
  };
}

export function transferOf(payout: Payout, amountKobo = payout.amountKobo): Transfer {
  return {
    id: Number(payout.id),
    reference: payout.reference,
    account_number: payout.accountNumber,
    bank_code: payout.accountBank,
    full_name: payout.accountName,
    amount: amountKobo,
    fee: payoutFeeKobo,
    currency: payout.currency,
    status: payout.status,
    complete_message: payout.completeMessage,
    created_at: payout.createdAt.toISOString(),
  };
}

export function needs(authorization: Authorization, data?: WireTransaction): ChargeAnswer {
  return {
    status: 'success',
    message: 'Charge authorization data required',
    ...(data ? { data } : {}),
    meta: { authorization },
  };
}

/** What a customer did wrong, or what a bank would not do. */
export interface Refused {
  outcome: 'refused';
  message: string;
}

export function refused(message: string): Refused {
  return { outcome: 'refused', message };
}
