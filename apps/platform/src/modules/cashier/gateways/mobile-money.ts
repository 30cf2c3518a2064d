import {
  c2bQueryAnswer,
  cashInAnswer,
  cashInRequest,
  mobilePaths,
  outcomeOf,
  pushAnswer,
  pushRequest,
  resultCodes,
} from '@harmattan/wires/mobile-money';
import { z } from 'zod';
import {
  type DepositIntent,
  type DepositOutcome,
  methodNotAvailable,
  type PaymentGateway,
  type PayoutAnswer,
  type PayoutIntent,
  type Step,
} from '../payment-port.ts';
import { instantOf } from './gateway-http.ts';
import { mobileLists } from './mobile-lists.ts';
import { type MobileMoneySettings, readEnvelope, type SignedWire } from './signed-wire.ts';

type PushIntent = Omit<DepositIntent, 'way'>;

interface Given {
  settings: MobileMoneySettings;
  definiteFailures: ReadonlySet<string>;
}

/** Selcom asks to leave a payment alone for three minutes before asking what became of it. */
export const mobilePatienceSeconds = 180;

export function mobileMoney(
  wire: SignedWire,
  settings: MobileMoneySettings,
  definiteFailures: ReadonlySet<string>,
): Pick<PaymentGateway, 'startPayout' | 'queryPayout' | 'listLines' | 'listDeposits' | 'readBalance'> & {
  push(intent: PushIntent, msisdn: string): Promise<Step>;
  queryC2b(query: { reference: string; transid: string }): Promise<DepositOutcome>;
} {
  const outcome = (told: { resultcode: string }) => outcomeOf(told.resultcode, definiteFailures);
  return {
    push: (intent, msisdn) => push(wire, { settings, definiteFailures }, { intent, msisdn }),

    async queryC2b({ reference, transid }) {
      const told = readEnvelope(await wire.get(mobilePaths.c2bQuery(transid)), c2bQueryAnswer);
      if (!told || told.transid !== transid) return { kind: 'unknown' };
      if (told.resultcode === resultCodes.unknown) return { kind: 'not known' };
      const [paid] = told.data;
      switch (outcome(told)) {
        case 'success':
          return paid
            ? {
                kind: 'succeeded',
                receipt: {
                  providerId: transid,
                  reference,
                  amountMinor: paid.amount,
                  currency: settings.currency,
                  payee: paid.utilityref,
                  paidAt: instantOf(paid.creation_date),
                },
              }
            : { kind: 'unknown' };
        case 'in progress':
          return { kind: 'pending' };
        case 'ambiguous':
        case 'unknown':
          return { kind: 'unknown' };
        case 'failed':
          return failureOf(told);
      }
    },

    ...mobileLists(wire, { settings, definiteFailures }),
    startPayout: (intent) => startPayout(wire, { settings, definiteFailures }, intent),

    async queryPayout({ reference }) {
      const told = readEnvelope(await wire.get(mobilePaths.cashInQuery(reference)), cashInAnswer);
      if (!told || told.transid !== reference) return { kind: 'unknown' };
      if (told.resultcode === resultCodes.unknown) return { kind: 'not known' };
      switch (outcome(told)) {
        case 'success':
          return { kind: 'succeeded', providerRef: told.reference };
        case 'in progress':
          return { kind: 'pending' };
        case 'ambiguous':
        case 'unknown':
          return { kind: 'unknown' };
        case 'failed':
          return failureOf(told);
      }
    },
  };
}

function failureOf({ resultcode, message }: { resultcode: string; message: string }) {
  return { kind: 'failed', code: resultcode, reason: message.slice(0, 200) } as const;
}

async function push(
  wire: SignedWire,
  { settings, definiteFailures }: Given,
  { intent, msisdn }: { intent: PushIntent; msisdn: string },
): Promise<Step> {
  const body = z.encode(pushRequest, {
    transid: intent.reference,
    utilityref: intent.payer.userName,
    amount: intent.amountMinor,
    vendor: settings.vendor,
    msisdn,
  });
  const answer = await wire.post(mobilePaths.push, body);
  if (answer.kind === 'unreachable') return { kind: 'unavailable' };
  const told = readEnvelope(answer, pushAnswer);
  if (!told || told.transid !== intent.reference) return { kind: 'unknown' };
  switch (outcomeOf(told.resultcode, definiteFailures)) {
    case 'failed':
      return { kind: 'failed', reason: told.message.slice(0, 200) };
    case 'ambiguous':
    case 'unknown':
      return { kind: 'unknown' };
    default:
      return { kind: 'wait for push', msisdn };
  }
}

async function startPayout(
  wire: SignedWire,
  { settings, definiteFailures }: Given,
  intent: PayoutIntent,
): Promise<PayoutAnswer> {
  const { reference, destination } = intent;
  if (destination.kind !== 'wallet') return methodNotAvailable;
  const body = z.encode(cashInRequest, {
    transid: reference,
    utilitycode: destination.channel,
    utilityref: destination.msisdn,
    amount: intent.amountMinor,
    vendor: settings.vendor,
    pin: settings.pin,
    msisdn: destination.msisdn,
  });
  const told = readEnvelope(await wire.post(mobilePaths.cashIn, body), cashInAnswer);
  if (!told || told.transid !== reference) return { kind: 'unknown' };
  switch (outcomeOf(told.resultcode, definiteFailures)) {
    case 'success':
      return { kind: 'accepted', providerRef: told.reference, isFinal: true };
    case 'in progress':
    // It has it and does not know yet what becomes of it. Such a call must not be repeated.
    case 'ambiguous':
      return { kind: 'accepted', providerRef: told.reference, isFinal: false };
    case 'unknown':
      return { kind: 'unknown' };
    case 'failed':
      return { ...failureOf(told), kind: 'rejected' };
  }
}
