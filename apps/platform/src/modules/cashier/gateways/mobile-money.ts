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
import {
  type DepositIntent,
  type DepositOutcome,
  methodNotAvailable,
  type PaymentGateway,
  type PayoutAnswer,
  type PayoutIntent,
  type Step,
} from '../payment-port.ts';
import { type GatewayAnswer, type GatewayHttp, instantOf } from './gateway-http.ts';
import { mobileLists } from './mobile-lists.ts';

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

/** Undefined for what is no answer: it does not fit, or the trouble is with the question rather than with the payment. */
export function readEnvelope<Schema extends z.ZodType<{ resultcode: string }>>(
  answer: GatewayAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  if (answer.kind !== 'answer') return undefined;
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) return undefined;
  const isServed = answer.status === 200 || (answer.status === 404 && parsed.data.resultcode === resultCodes.unknown);
  return isServed ? parsed.data : undefined;
}

/** Selcom asks to leave a payment alone for three minutes before asking what became of it. */
export const mobilePatienceSeconds = 180;

export function mobileMoney(
  wire: SignedWire,
  settings: MobileMoneySettings,
  definiteFailures: ReadonlySet<string>,
): Pick<PaymentGateway, 'startPayout' | 'queryPayout' | 'listLines' | 'readBalance'> & {
  push(intent: Omit<DepositIntent, 'way'>, msisdn: string): Promise<Step>;
  queryC2b(query: { reference: string; transid: string }): Promise<DepositOutcome>;
} {
  const outcome = (told: { resultcode: string }) => outcomeOf(told.resultcode, definiteFailures);
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
      if (!told || told.transid !== intent.reference) return { kind: 'unknown' };
      switch (outcome(told)) {
        case 'failed':
          return { kind: 'failed', reason: told.message.slice(0, 200) };
        case 'ambiguous':
        case 'unknown':
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
      switch (outcome(told)) {
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

async function startPayout(
  wire: SignedWire,
  { settings, definiteFailures }: { settings: MobileMoneySettings; definiteFailures: ReadonlySet<string> },
  intent: PayoutIntent,
): Promise<PayoutAnswer> {
  const { reference, destination } = intent;
  if (destination.kind !== 'wallet') return methodNotAvailable;
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
