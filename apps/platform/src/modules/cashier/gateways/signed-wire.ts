import type { Clock } from '@harmattan/kernel/clock';
import { resultCodes } from '@harmattan/wires/mobile-money';
import type { Fields, SignOptions } from '@harmattan/wires/signed-fields';
import type { z } from 'zod';
import type { GatewayAnswer, GatewayHttp } from './gateway-http.ts';

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
