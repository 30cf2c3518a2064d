import {
  accountNameIn,
  bankTransferCharge,
  type CardCharge,
  cardCharge,
  chargeAnswer,
  encryptCard,
  paths,
  type Transaction,
  tokenizedCharge,
  transactionAnswer,
  ussdCharge,
} from '@harmattan/wires/flutterwave';
import { z } from 'zod';
import type {
  Card,
  DepositInput,
  DepositIntent,
  DepositOutcome,
  PaymentGateway,
  Receipt,
  Step,
} from '../../payment-port.ts';
import { type GatewayAnswer, instantOf, isWebAddress } from '../gateway-http.ts';
import { type KudipalWire, type Read, read } from './kudipal-wire.ts';

type Told = Omit<DepositIntent, 'way'>;

export function kudipalDeposits(
  wire: KudipalWire,
  { encryptionKey }: { encryptionKey: string },
): Pick<PaymentGateway, 'startDeposit' | 'continueDeposit' | 'queryDeposit'> {
  function charge(intent: Told, card: Card, authorization?: CardCharge['authorization']): Promise<GatewayAnswer> {
    const plain = z.encode(cardCharge, {
      ...commonOf(intent),
      card_number: card.number,
      cvv: card.cvv,
      expiry_month: card.expiryMonth.padStart(2, '0'),
      expiry_year: card.expiryYear,
      redirect_url: intent.returnUrl,
      ...(authorization && { authorization }),
    });
    return wire.post(paths.cardCharge, { client: encryptCard(encryptionKey, JSON.stringify(plain)) });
  }

  async function continueDeposit(intent: Told, input: DepositInput): Promise<Step> {
    switch (input.kind) {
      case 'pin':
        return stepOf(await charge(intent, input.card, { mode: 'pin', pin: input.pin }));
      case 'address': {
        const { zipCode: zipcode, ...address } = input.address;
        return stepOf(await charge(intent, input.card, { mode: 'avs_noauth', zipcode, ...address }));
      }
      case 'otp':
        return otpStep(await wire.post(paths.validateCharge, { otp: input.otp, flw_ref: input.paymentRef }));
    }
  }

  return {
    async startDeposit({ way, ...intent }) {
      switch (way.rail) {
        case 'card':
          return stepOf(
            'card' in way ? await charge(intent, way.card) : await chargeToken(wire, intent, way.savedCard.token),
          );
        case 'ussd': {
          const body = z.encode(ussdCharge, { ...commonOf(intent), account_bank: way.bankCode });
          return stepOf(await wire.post(paths.ussdCharge, body));
        }
        case 'bank_transfer': {
          const { payer, lifeSeconds: expires } = intent;
          const body = { ...commonOf(intent), narration: payer.fullName, is_permanent: false as const, expires };
          return stepOf(await wire.post(paths.bankTransferCharge, z.encode(bankTransferCharge, body)));
        }
        default:
          return { kind: 'unavailable' };
      }
    },
    continueDeposit,
    async queryDeposit({ reference, providerId }) {
      if (providerId !== undefined) return queryById(wire, providerId);
      const outcome = outcomeOf(read(await wire.get(paths.verifyByReference(reference)), transactionAnswer));
      // By reference it may sum up several transfers; one transaction is what its own number says.
      return outcome.kind === 'succeeded' ? queryById(wire, outcome.receipt.providerId) : outcome;
    },
  };
}

function chargeToken(wire: KudipalWire, intent: Told, token: string): Promise<GatewayAnswer> {
  return wire.post(paths.tokenizedCharge, z.encode(tokenizedCharge, { ...commonOf(intent), token }));
}

function commonOf({ reference, amountMinor, currency, payer }: Told) {
  return {
    tx_ref: reference,
    amount: amountMinor,
    currency,
    email: payer.email,
    phone_number: payer.userName,
    fullname: payer.fullName,
  };
}

async function queryById(wire: KudipalWire, providerId: string): Promise<DepositOutcome> {
  if (!/^\d{1,15}$/.test(providerId)) return { kind: 'not known' };
  return outcomeOf(read(await wire.get(paths.verify(Number(providerId))), transactionAnswer));
}

function outcomeOf(answer: Read<z.output<typeof transactionAnswer>>): DepositOutcome {
  if (answer.kind === 'refused') return { kind: isUnknownTransaction(answer) ? 'not known' : 'unknown' };
  if (answer.kind !== 'data' || !answer.data.data) return { kind: 'unknown' };
  const transaction = answer.data.data;
  switch (transaction.status) {
    case 'pending':
      return { kind: 'pending' };
    case 'failed':
      return { kind: 'failed', code: transaction.status, reason: reasonOf(transaction) };
    case 'successful':
      return {
        kind: 'succeeded',
        receipt: {
          providerId: String(transaction.id),
          reference: transaction.tx_ref,
          amountMinor: transaction.amount,
          currency: transaction.currency,
          payee: undefined,
          paidAt: instantOf(transaction.created_at),
          sessionId: sessionOf(transaction),
          card: cardOf(transaction),
        },
      };
  }
}

function cardOf({ card }: Transaction): Receipt['card'] {
  if (!card?.token || !/^\d{4}$/.test(card.last_4digits)) return undefined;
  return {
    token: card.token,
    brand: card.type.slice(0, 20),
    lastFour: card.last_4digits,
    expiry: card.expiry.slice(0, 7),
  };
}

/** Of a transfer between banks, the gateway's reference is taken to be the number that the banks have for it. */
function sessionOf({ flw_ref }: Transaction): string | undefined {
  return /^\d{30}$/.test(flw_ref) ? flw_ref : undefined;
}

/** The wire has no code for it; other refusals of a question say nothing about the money. */
function isUnknownTransaction({ status, reason }: { status: number; reason: string }): boolean {
  return status === 404 || /^no transaction/i.test(reason);
}

function stepOf(answer: GatewayAnswer): Step {
  const charged = read(answer, chargeAnswer);
  if (charged.kind === 'unreachable') return { kind: 'unavailable' };
  if (charged.kind === 'no answer') return { kind: 'unknown' };
  if (charged.kind === 'refused') return { kind: 'failed', reason: charged.reason };
  const { data, meta } = charged.data;
  const asked = meta?.authorization;
  // A verdict outweighs what was asked for on the way to it.
  if (data?.status === 'failed') return { kind: 'failed', reason: reasonOf(data) };
  if (data?.status === 'successful') return { kind: 'pending' };
  switch (asked?.mode) {
    case 'pin':
      return { kind: 'need pin' };
    case 'avs_noauth':
      return { kind: 'need address' };
    case 'redirect':
      return isWebAddress(asked.redirect) ? { kind: 'redirect', url: asked.redirect } : { kind: 'unknown' };
    case 'otp':
      return data
        ? { kind: 'need otp', paymentRef: data.flw_ref, hint: data.processor_response ?? '' }
        : { kind: 'unknown' };
    case 'ussd':
      return { kind: 'show ussd', code: asked.note };
    case 'banktransfer':
      return {
        kind: 'show account',
        bankName: asked.transfer_bank,
        accountNumber: asked.transfer_account,
        accountName: accountNameIn(asked.transfer_note),
      };
    default:
      return data ? { kind: 'pending' } : { kind: 'unknown' };
  }
}

function otpStep(answer: GatewayAnswer): Step {
  const validated = read(answer, transactionAnswer);
  if (validated.kind === 'unreachable') return { kind: 'unavailable' };
  if (validated.kind === 'no answer') return { kind: 'unknown' };
  // The wire has no word of its own for a code that is wrong; only its text tells.
  if (validated.kind === 'refused') {
    return /otp|token/i.test(validated.reason) ? { kind: 'wrong otp' } : { kind: 'failed', reason: validated.reason };
  }
  const { data } = validated.data;
  if (data?.status === 'failed') return { kind: 'failed', reason: reasonOf(data) };
  return { kind: 'pending' };
}

function reasonOf(transaction: Transaction): string {
  return (transaction.processor_response || 'YOUR_DEPOSIT_IS_REJECTED').slice(0, 200);
}
