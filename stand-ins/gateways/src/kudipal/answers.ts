import type {
  Authorization,
  ChargeAnswer,
  Transfer,
  Transaction as WireTransaction,
} from '@harmattan/wires/flutterwave';
import { depositFeeMinor, payoutFeeMinor } from './fees.ts';
import type { Charge, Movement } from './kudipal-store.ts';
import type { Payout } from './payout-store.ts';

const paymentTypes: Record<Charge['kind'], string> = { card: 'card', bank_transfer: 'bank_transfer', ussd: 'ussd' };

export function transactionOf(
  charge: Pick<Charge, 'txRef' | 'flwRef' | 'kind' | 'currency' | 'ussdCode'> &
    Partial<Pick<Charge, 'cardToken' | 'cardLastFour' | 'cardExpiry'>>,
  movement: Movement,
  amountMinor = movement.amountMinor,
): WireTransaction {
  const fee = movement.status === 'successful' ? depositFeeMinor(amountMinor) : 0n;
  return {
    id: Number(movement.id),
    tx_ref: charge.txRef,
    flw_ref: charge.kind === 'bank_transfer' && movement.status === 'successful' ? sessionOf(movement) : charge.flwRef,
    amount: amountMinor,
    charged_amount: amountMinor,
    app_fee: fee,
    amount_settled: amountMinor - fee,
    currency: charge.currency,
    status: movement.status,
    processor_response: movement.response,
    payment_type: paymentTypes[charge.kind],
    created_at: movement.createdAt.toISOString(),
    ...(charge.ussdCode ? { payment_code: charge.ussdCode } : {}),
    ...(charge.cardToken && movement.status === 'successful'
      ? {
          card: {
            ...{ last_4digits: charge.cardLastFour ?? '', type: 'VERVE', expiry: charge.cardExpiry ?? '' },
            token: charge.cardToken,
          },
        }
      : {}),
  };
}

/** The number that banks have for one transfer: the sender's bank, the time, and a count. A payer reads it on the receipt. */
export function sessionOf({ id, createdAt }: Pick<Movement, 'id' | 'createdAt'>): string {
  const time = createdAt.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return `090999${time}${String(id).padStart(12, '0')}`;
}

export function transferOf(payout: Payout, amountMinor = payout.amountMinor): Transfer {
  return {
    id: Number(payout.id),
    reference: payout.reference,
    account_number: payout.accountNumber,
    bank_code: payout.accountBank,
    full_name: payout.accountName,
    amount: amountMinor,
    fee: payoutFeeMinor,
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
