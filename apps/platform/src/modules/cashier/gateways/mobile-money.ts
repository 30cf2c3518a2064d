import type { Clock } from '@harmattan/kernel/clock';
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
import type { Fields, SignOptions } from '@harmattan/wires/signed-fields';
import { z } from 'zod';
import type { DepositIntent, DepositOutcome, PaymentGateway, PayoutIntent, Step } from '../payment-port.ts';
import { type GatewayAnswer, type GatewayHttp, instantOf } from './gateway-http.ts';

export interface MobileMoneySettings {
  url: string;
  apiKey: string;
  apiSecret: string;
  vendor: string;
  pin: string;
  /** What the gateway moves money in; its wire does not say. */
  currency: string;
}

type Sign = (options: SignOptions) => Record<string, string>;

export interface SignedWire {
  get(path: string): Promise<GatewayAnswer>;
  post(path: string, body: Fields): Promise<GatewayAnswer>;
}

/** Every field of a request is signed; those of a GET stand in its query. */
export function createSignedWire(deps: {
  http: GatewayHttp;
  sign: Sign;
  clock: Clock;
  settings: Pick<MobileMoneySettings, 'apiKey' | 'apiSecret'>;
}): SignedWire {
  const { apiKey, apiSecret } = deps.settings;
  const headersFor = (fields: Fields) => deps.sign({ apiKey, apiSecret, fields, timestamp: deps.clock.now() });
  return {
    get(path) {
      const fields = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
      return deps.http({ method: 'GET', path, headers: headersFor(fields) });
    },
    post: (path, body) => deps.http({ method: 'POST', path, headers: headersFor(body), body }),
  };
}

/** Undefined for what is no answer: it does not fit, or the trouble is with the asking rather than with the payment. */
export function readEnvelope<Schema extends z.ZodType>(
  answer: GatewayAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  if (answer.kind !== 'answer' || ![200, 400, 404].includes(answer.status)) return undefined;
  const parsed = schema.safeParse(answer.body);
  return parsed.success ? parsed.data : undefined;
}

/** Selcom asks to leave a payment alone for three minutes before asking what became of it. */
export const mobilePatienceSeconds = 180;

export function mobileMoney(
  wire: SignedWire,
  settings: MobileMoneySettings,
): Pick<PaymentGateway, 'startPayout' | 'queryPayout'> & {
  push(intent: Omit<DepositIntent, 'way'>, msisdn: string): Promise<Step>;
  queryC2b(query: { reference: string; transid: string }): Promise<DepositOutcome>;
} {
  return {
    async push(intent, msisdn) {
      const body = z.encode(pushRequest, {
        transid: intent.reference,
        utilityref: intent.payer.userName,
        amount: intent.amountKobo,
        vendor: settings.vendor,
        msisdn,
      });
      const answer = await wire.post(mobilePaths.push, body);
      if (answer.kind === 'unreachable') return { kind: 'unavailable' };
      const told = readEnvelope(answer, pushAnswer);
      if (!told) return { kind: 'unknown' };
      switch (outcomeOf(told.resultcode)) {
        case 'failed':
          return { kind: 'failed', reason: told.message.slice(0, 200) };
        case 'ambiguous':
          return { kind: 'unknown' };
        default:
          return { kind: 'wait for push', msisdn };
      }
    },

    async queryC2b({ reference, transid }) {
      const told = readEnvelope(await wire.get(mobilePaths.c2bQuery(transid)), c2bQueryAnswer);
      if (!told || told.transid !== transid) return { kind: 'unknown' };
      if (told.resultcode === resultCodes.unknown) return { kind: 'not known' };
      const [paid] = told.data;
      switch (outcomeOf(told.resultcode)) {
        case 'success':
          return paid
            ? {
                kind: 'succeeded',
                receipt: {
                  providerId: transid,
                  reference,
                  amountKobo: paid.amount,
                  currency: settings.currency,
                  payee: paid.utilityref,
                  paidAt: instantOf(paid.creation_date),
                },
              }
            : { kind: 'unknown' };
        case 'in progress':
          return { kind: 'pending' };
        case 'ambiguous':
          return { kind: 'unknown' };
        case 'failed':
          return { kind: 'failed', reason: told.message.slice(0, 200) };
      }
    },

    startPayout: (intent) => startPayout(wire, settings, intent),

    async queryPayout({ reference }) {
      const told = readEnvelope(await wire.get(mobilePaths.cashInQuery(reference)), cashInAnswer);
      if (!told || told.transid !== reference) return { kind: 'unknown' };
      if (told.resultcode === resultCodes.unknown) return { kind: 'not known' };
      switch (outcomeOf(told.resultcode)) {
        case 'success':
          return { kind: 'succeeded', providerRef: told.reference };
        case 'in progress':
          return { kind: 'pending' };
        case 'ambiguous':
          return { kind: 'unknown' };
        case 'failed':
          return { kind: 'failed', reason: told.message.slice(0, 200) };
      }
    },
  };
}

async function startPayout(wire: SignedWire, settings: MobileMoneySettings, intent: PayoutIntent) {
  const { reference, destination } = intent;
  if (destination.kind !== 'wallet') return { kind: 'rejected', reason: 'PAYMENT_METHOD_NOT_AVAILABLE' } as const;
  const body = z.encode(cashInRequest, {
    transid: reference,
    utilitycode: destination.channel,
    utilityref: destination.msisdn,
    amount: intent.amountKobo,
    vendor: settings.vendor,
    pin: settings.pin,
    msisdn: destination.msisdn,
  });
  const told = readEnvelope(await wire.post(mobilePaths.cashIn, body), cashInAnswer);
  if (!told || told.transid !== reference) return { kind: 'unknown' } as const;
  switch (outcomeOf(told.resultcode)) {
    case 'success':
      return { kind: 'accepted', providerRef: told.reference, isFinal: true } as const;
    case 'in progress':
    // It has it and does not know yet what becomes of it. Such a call must not be repeated.
    case 'ambiguous':
      return { kind: 'accepted', providerRef: told.reference, isFinal: false } as const;
    case 'failed':
      return { kind: 'rejected', reason: told.message.slice(0, 200) } as const;
  }
}
